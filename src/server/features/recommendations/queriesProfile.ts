import { type RawBuilder, sql } from 'kysely';
import type { RecommendationKind } from '#domain/recommendation.ts';
import type { Connection } from '#server/db/connection.ts';

/** What recommendations for a member start from. */
export interface SeekerRow {
  area_ids: number[];
  followed_area_ids: number[];
  country: string | null;
  organization_id: number | null;
  research_interests: string[];
  languages: string[];
}

/** What a member says of themselves and follows. */
export async function getSeeker(db: Connection, memberId: number): Promise<SeekerRow> {
  const { rows } = await sql<SeekerRow>`
    select m.area_ids, m.country, m.organization_id, m.research_interests, m.languages,
      array(select thematic_area_id from area_follows f where f.member_id = m.id order by 1) as followed_area_ids
    from members m where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A member who asks is not there.');
  return row;
}

/** True for what the member has not dismissed since. */
export function notDismissed(
  kind: RecommendationKind,
  { memberId, dismissedSince, id }: { memberId: number; dismissedSince: Date; id: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`not exists (select from recommendation_dismissals d where d.member_id = ${memberId}
    and d.kind = ${sql.lit(kind)} and d.target_id = ${id} and d.dismissed_at > ${dismissedSince})`;
}

interface Dismissal {
  memberId: number;
  kind: RecommendationKind;
  targetId: number;
}

export async function insertDismissal(db: Connection, dismissal: Dismissal & { now: Date }): Promise<void> {
  const { memberId, kind, targetId, now } = dismissal;
  await db
    .insertInto('recommendation_dismissals')
    .values({ member_id: memberId, kind, target_id: targetId, dismissed_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'target_id']).doUpdateSet({ dismissed_at: now }))
    .execute();
}

export async function deleteDismissal(db: Connection, { memberId, kind, targetId }: Dismissal): Promise<void> {
  await db
    .deleteFrom('recommendation_dismissals')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute();
}

export function listTitles(db: Connection, opportunityIds: readonly number[]) {
  return db
    .selectFrom('opportunities')
    .select(['id', 'title_en as en', 'title_ar as ar'])
    .where('id', 'in', opportunityIds)
    .execute();
}
