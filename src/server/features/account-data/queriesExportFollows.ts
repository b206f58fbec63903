import type { Connection } from '#server/db/connection.ts';

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
