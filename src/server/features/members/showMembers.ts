import type { MemberCard } from '#contract/members.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { presentMemberCard } from './present.ts';
import { countMembers, listMembersOfOrganization, listNewestMembers } from './queries.ts';

/** The members who joined last, as cards: for the answers of other features. */
export async function showNewestMembers({ db, language }: RequestContext, limit: number): Promise<MemberCard[]> {
  return (await listNewestMembers(db, limit)).map((row) => presentMemberCard(row, language));
}

/** Members who work in an organization, as cards, who joined last first. */
export async function showMembersOfOrganization(
  { db, language }: RequestContext,
  organizationId: number,
  limit: number,
): Promise<MemberCard[]> {
  return (await listMembersOfOrganization(db, organizationId, limit)).map((row) => presentMemberCard(row, language));
}

/** How many members are listed, counted up to 1,001. */
export function showMemberCount({ db }: RequestContext): Promise<number> {
  return countMembers(db);
}
