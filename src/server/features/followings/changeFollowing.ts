import { ContractError } from '#contract/errors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import {
  deleteAreaFollow,
  deleteOrganizationFollow,
  insertAreaFollow,
  insertOrganizationFollow,
  isArea,
  isPublished,
  updateSeen,
} from './queries.ts';

/** Follows an organization, or no longer; either may be repeated. An unpublished one is an unknown one. */
export async function changeOrganizationFollowing(
  { now, principal, once }: MemberContext,
  { organizationId, isFollowed }: { organizationId: number; isFollowed: boolean },
): Promise<{ is_followed: boolean }> {
  const { memberId } = principal;
  return once(async (db) => {
    if (!(await isPublished(db, organizationId))) throw new ContractError('not_found');
    if (isFollowed) await insertOrganizationFollow(db, { memberId, organizationId, now });
    else await deleteOrganizationFollow(db, { memberId, organizationId });
    return { is_followed: isFollowed };
  });
}

/** Follows a focus area, or no longer; either may be repeated. */
export async function changeAreaFollowing(
  { now, principal, once }: MemberContext,
  { areaId, isFollowed }: { areaId: number; isFollowed: boolean },
): Promise<{ is_followed: boolean }> {
  const { memberId } = principal;
  // The column is a small one.
  if (areaId > 32_767) throw new ContractError('not_found');
  return once(async (db) => {
    if (!(await isArea(db, areaId))) throw new ContractError('not_found');
    if (isFollowed) await insertAreaFollow(db, { memberId, areaId, now });
    else await deleteAreaFollow(db, { memberId, areaId });
    return { is_followed: isFollowed };
  });
}

/** Ends the visit: what is new from here on came after this moment. */
export async function markSeen({ now, principal, once }: MemberContext): Promise<{ seen_at: string }> {
  return once(async (db) => {
    await updateSeen(db, { memberId: principal.memberId, now });
    return { seen_at: now.toISOString() };
  });
}
