import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/**
 * A member's connections as they see them: who blocked or declined them is not told here either (domain rule
 * `seenStatusId`).
 */
export async function listConnectionsForExport(db: Connection, memberId: number) {
  const { rows } = await sql`
    select m.id as user_id, m.full_name, case
        when c.status_id = 6 and not (case when c.low_member_id = ${memberId} then c.blocked_by_low else c.blocked_by_high end) then 5
        when c.status_id = 3 and c.sender_id = ${memberId} then 5 else c.status_id end as "statusId",
      case when c.sender_id = ${memberId} then 'sender' else 'recipient' end as role, c.note, c.requested_at, c.changed_at
    from connections c join members m on m.id = c.low_member_id + c.high_member_id - ${memberId}
    where (c.low_member_id = ${memberId} or c.high_member_id = ${memberId}) and c.hidden_from_id is distinct from ${memberId}::bigint
    order by c.requested_at`.execute(db);
  return rows;
}

/** What a member follows, and which recommendations they dismissed. */
export async function getFollowsForExport(db: Connection, memberId: number) {
  const organizations = await db
    .selectFrom('organization_follows as f')
    .innerJoin('organizations as o', 'o.id', 'f.organization_id')
    .select(['o.id', 'o.name_en', 'o.name_ar', 'f.followed_at'])
    .where('f.member_id', '=', memberId)
    .orderBy('f.followed_at')
    .execute();
  const areas = await db
    .selectFrom('area_follows as f')
    .innerJoin('thematic_areas as a', 'a.id', 'f.thematic_area_id')
    .select(['a.slug', 'f.followed_at'])
    .where('f.member_id', '=', memberId)
    .execute();
  const dismissed = await db
    .selectFrom('recommendation_dismissals')
    .select(['kind', 'target_id', 'dismissed_at'])
    .where('member_id', '=', memberId)
    .execute();
  return { organizations, areas, dismissed_recommendations: dismissed };
}
