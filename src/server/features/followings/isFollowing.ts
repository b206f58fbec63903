import type { Connection } from '#server/db/connection.ts';
import { findOrganizationFollow } from './queries.ts';

/** Whether a member follows an organization: for its own page. */
export function isFollowing(db: Connection, memberId: number, organizationId: number): Promise<boolean> {
  return findOrganizationFollow(db, { memberId, organizationId });
}
