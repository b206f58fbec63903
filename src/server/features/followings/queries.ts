import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** Lists are counted up to this many. */
const maxListed = 1000;
/** How many of an organization's new opportunities are shown. */
const shownOpportunities = 3;

/** Whether an organization is published. */
export async function isPublished(db: Connection, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOrganizationFollow(
  db: Connection,
  { memberId, organizationId, now }: { memberId: number; organizationId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('organization_follows')
    .values({ member_id: memberId, organization_id: organizationId, followed_at: now, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOrganizationFollow(
  db: Connection,
  { memberId, organizationId }: { memberId: number; organizationId: number },
): Promise<void> {
  await db
    .deleteFrom('organization_follows')
    .where('member_id', '=', memberId)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Whether a member follows an organization. */
export async function findOrganizationFollow(
  db: Connection,
  { memberId, organizationId }: { memberId: number; organizationId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('organization_follows')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What came since has not been seen yet. */
export async function updateSeen(db: Connection, { memberId, now }: { memberId: number; now: Date }): Promise<void> {
  await db
    .updateTable('organization_follows')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('seen_at', '<', now)
    .execute();
}

export async function isArea(db: Connection, areaId: number): Promise<boolean> {
  const row = await db.selectFrom('thematic_areas').select('id').where('id', '=', areaId).executeTakeFirst();
  return row !== undefined;
}

export async function insertAreaFollow(
  db: Connection,
  { memberId, areaId, now }: { memberId: number; areaId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('area_follows')
    .values({ member_id: memberId, thematic_area_id: areaId, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAreaFollow(
  db: Connection,
  { memberId, areaId }: { memberId: number; areaId: number },
): Promise<void> {
  await db
    .deleteFrom('area_follows')
    .where('member_id', '=', memberId)
    .where('thematic_area_id', '=', areaId)
    .execute();
}

/** The ids of the areas that a member follows. */
export async function listFollowedAreaIds(db: Connection, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('area_follows')
    .select('thematic_area_id')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.thematic_area_id);
}

export interface FollowRow {
  organization_id: number;
  followed_at: Date;
  changed_at: Date | null;
  new_count: number;
  /** The newest of the new ones that are open. */
  opportunity_ids: number[];
}

/** One page of the organizations that a member follows, followed last first, with what came since they looked last. */
export async function listFollows(
  db: Connection,
  { memberId, now, page, perPage }: { memberId: number; now: Date; page: number; perPage: number },
): Promise<{ rows: FollowRow[]; total: number; isTotalCapped: boolean }> {
  const { rows } = await sql<FollowRow & { total: number }>`
    with counted as (
      select count(*)::int as total from (
        select from organization_follows f join organizations o on o.id = f.organization_id and o.status = 'published'
        where f.member_id = ${memberId} limit ${maxListed + 1}
      ) listed
    )
    select counted.total, page.* from counted left join lateral (
      select f.organization_id, f.followed_at, case when o.updated_at > f.seen_at then o.updated_at end as changed_at,
        fresh.new_count, fresh.opportunity_ids
      from organization_follows f
      join organizations o on o.id = f.organization_id and o.status = 'published'
      cross join lateral (
        select count(*)::int as new_count,
          coalesce((array_agg(id order by since desc, id desc))[1:${sql.lit(shownOpportunities)}], '{}') as opportunity_ids
        from (
          select id, greatest(published_at, opens_at) as since from opportunities
          where is_listed and organization_id = f.organization_id and closes_at >= ${now} and opens_at <= ${now}
            and greatest(published_at, opens_at) > f.seen_at
          order by closes_at, id limit ${sql.lit(maxListed)}
        ) open
      ) fresh
      where f.member_id = ${memberId}
      order by f.followed_at desc, f.organization_id desc offset ${(page - 1) * perPage} limit ${perPage}
    ) page on true order by page.followed_at desc, page.organization_id desc`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.filter((row) => row.organization_id !== null),
    total: Math.min(total, maxListed),
    isTotalCapped: total > maxListed,
  };
}
