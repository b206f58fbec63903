import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { getOrcidImport, importOrcid as importEndpoint } from '#contract/profileOffers.ts';
import type { OrcidRecord } from '#domain/orcidRecord.ts';
import { presentOffer } from '#server/features/profile/offers.ts';
import { showProfile } from '#server/features/profile/showProfile.ts';
import { takeOffers } from '#server/features/profile/takeOffers.ts';
import { showLinkedOrcid } from '#server/features/providers/showLinkedOrcid.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { SharedLimits } from '#server/http/sharedLimits.ts';
import { offersOfRecord } from './offersOfRecord.ts';

export interface ImportOptions {
  gateways: Gateways;
  sharedLimits: SharedLimits;
}

/** What the member's own record offers; nothing is stored. */
export async function previewImport(
  options: ImportOptions,
  context: MemberContext,
): Promise<EndpointData<typeof getOrcidImport>> {
  const { orcid, record } = await readOwnRecord(options, context);
  const offers = offersOfRecord(record, await showProfile(context, context.db));
  return { orcid, name: record.name, items: offers.map((offer) => presentOffer(offer, context.language)) };
}

/** Takes what the member chose of it, read anew: a form may have been open for long. */
export async function importRecord(
  options: ImportOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof importEndpoint>,
): Promise<EndpointData<typeof importEndpoint>> {
  const { record } = await readOwnRecord(options, context);
  return takeOffers(context, body.keys, async (db) => offersOfRecord(record, await showProfile(context, db)));
}

/** The record of the iD that the member has connected, never of one that was typed. */
async function readOwnRecord(
  { gateways, sharedLimits }: ImportOptions,
  context: MemberContext,
): Promise<{ orcid: string; record: OrcidRecord }> {
  const { memberId } = context.principal;
  const linked = await showLinkedOrcid(context.db, memberId);
  if (!linked || !gateways.orcidRecords) throw new ContractError('orcid_not_linked');
  await sharedLimits.take(context, 'orcidImportPerMember', String(memberId));
  return { orcid: linked.id, record: await gateways.orcidRecords.read(linked.id) };
}
