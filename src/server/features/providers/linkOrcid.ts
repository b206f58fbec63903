import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { linkOrcid as endpoint } from '#contract/providers.ts';
import { noticeLockChange } from '#server/features/account-security/noticeLockChange.ts';
import { requireRecentProof } from '#server/features/account-security/requireRecentProof.ts';
import { providerFailure } from '#server/gateways/providerFailure.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { findHeldState, takeHeldState } from '#server/sessions/heldState.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { orcidProvider, type ProviderOptions } from './providerOptions.ts';
import { deleteIdentity, findIdentity, hasOtherWayIn, insertIdentity } from './queries.ts';

/**
 * Links the iD of the member's own callback, or disconnects it: who lately proved to be the member. Other sessions end
 * (decisions §3), and a mail tells the member.
 */
export async function linkOrcid(
  options: ProviderOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  requireRecentProof(context);
  return body.oauth_id === null ? disconnect(options, context) : connect(options, context, body.oauth_id);
}

async function connect(options: ProviderOptions, context: MemberContext, token: string) {
  const { db, now, once, principal } = context;
  const { memberId } = principal;
  const held = await findHeldState<{ orcid: string }>(db, options.gateways.secretBox, {
    kind: 'provider_handle',
    token,
  });
  // Another member's handle is as good as none.
  if (!held || held.memberId !== memberId) throw providerFailure('foreign');
  if (held.expiresAt <= now) throw providerFailure('expired');
  const { orcid } = held.state;
  return once(async (transaction) => {
    await lockOwnAccount(transaction, context);
    if (!(await takeHeldState(transaction, held, now))) throw providerFailure('used');
    const identity = { provider: orcidProvider, subject: orcid, memberId, now };
    if (!(await insertIdentity(transaction, identity))) {
      const own = (await findIdentity(transaction, orcidProvider, memberId))?.subject;
      if (own === orcid) return { orcid };
      if (own !== undefined)
        throw new ContractError('conflict', {
          fields: { oauth_id: [{ id: 'orcid.otherLinked', values: { orcid: own } }] },
          state: { reason: 'other_orcid_linked', orcid: own },
        });
      // Whose it is stays untold.
      throw new ContractError('identity_taken');
    }
    await noticeLockChange(transaction, options, context, {
      notice: 'orcidLinked',
      event: { action: 'identity.link', targetType: 'identity', targetId: orcid },
    });
    return { orcid };
  });
}

async function disconnect(options: ProviderOptions, context: MemberContext) {
  const { once, principal } = context;
  const { memberId } = principal;
  return once(async (transaction) => {
    await lockOwnAccount(transaction, context);
    const isFree = await hasOtherWayIn(transaction, memberId);
    const orcid = (await findIdentity(transaction, orcidProvider, memberId))?.subject;
    if (orcid === undefined) return { orcid: null };
    if (!isFree)
      throw new ContractError('conflict', {
        fields: { oauth_id: [{ id: 'orcid.lastWayIn' }] },
        state: { reason: 'last_way_in' },
      });
    await deleteIdentity(transaction, orcidProvider, memberId);
    await noticeLockChange(transaction, options, context, {
      notice: 'orcidUnlinked',
      event: { action: 'identity.unlink', targetType: 'identity', targetId: orcid },
    });
    return { orcid: null };
  });
}
