import type { MemberCard } from '#contract/members.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { memberKey } from './memberKey.ts';
import { presentMemberCard } from './present.ts';
import { countMembers, listMembersByIds, listMembersOfOrganization, listNewestMembers } from './queries.ts';
import type { MemberCardRow } from './queriesCards.ts';

/** The members who joined last, as cards: for the answers of other features. */
export async function showNewestMembers(context: RequestContext, limit: number): Promise<MemberCard[]> {
  return toCards(context, await listNewestMembers(context.db, limit));
}

/** Members who work in an organization, as cards, who joined last first. */
export async function showMembersOfOrganization(
  context: RequestContext,
  organizationId: number,
  limit: number,
): Promise<MemberCard[]> {
  return toCards(context, await listMembersOfOrganization(context.db, organizationId, limit));
}

function toCards({ language, shows }: RequestContext, rows: readonly MemberCardRow[]): MemberCard[] {
  for (const { id } of rows) shows(memberKey(id));
  return rows.map((row) => presentMemberCard(row, language));
}

/** How many members are listed, counted up to 1,001. */
export function showMemberCount({ db }: RequestContext): Promise<number> {
  return countMembers(db);
}

/**
 * Members as cards by their ids, for answers that may name them: whether one may know of a member is the caller's rule.
 * Unknown ids are left out.
 */
export async function showMembersByIds(
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  ids: readonly number[],
): Promise<Map<number, MemberCard>> {
  if (ids.length === 0) return new Map();
  return new Map((await listMembersByIds(db, ids)).map((row) => [row.id, presentMemberCard(row, language)]));
}
