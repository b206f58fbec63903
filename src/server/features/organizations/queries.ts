import { sql } from 'kysely';
import type { AgsCategory } from '#domain/opportunity.ts';
import type { Connection } from '#server/db/connection.ts';
import { type AreaFilter, areaIdsSql } from '#server/search/filterValues.ts';
import { cardColumns, cardJoins, type OrganizationCardRow } from './queriesCards.ts';

/** Everything public about an organization. */
export interface OrganizationDetailRow extends OrganizationCardRow {
  description_en: string | null;
  description_ar: string | null;
  website: string | null;
  founded_year: number | null;
  updated_at: Date;
}

/** A published organization, or undefined; any number is a fair question. */
export async function findOrganization(
  db: Connection,
  id: number,
  now: Date,
): Promise<OrganizationDetailRow | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const { rows } = await sql<OrganizationDetailRow>`
    select ${cardColumns}, o.description_en, o.description_ar, o.website, o.founded_year, o.updated_at
    from organizations o ${cardJoins(now)} where o.id = ${id} and o.status = 'published'`.execute(db);
  return rows[0];
}

/** Organizations whose open opportunities in a category, and in an area where one is given, are the newest. */
export async function listOrganizationsActiveIn(
  db: Connection,
  { agsCat, now, limit, ...areas }: AreaFilter & { agsCat: AgsCategory; now: Date; limit: number },
): Promise<OrganizationCardRow[]> {
  const areaIds = areaIdsSql(areas);
  // Looked for in the 2,000 newest of the category, which an index alone can answer.
  const { rows } = await sql<OrganizationCardRow>`
    with active as materialized (
      select organization_id as id, max(published_at) as published_at from (
        select organization_id, published_at, area_ids, opens_at, closes_at from opportunities
        where is_listed and ags_category = ${agsCat} order by published_at desc, id desc limit 2000
      ) as newest
      where organization_id is not null and closes_at >= ${now} and opens_at <= ${now} ${areaIds ? sql`and area_ids && ${areaIds}` : sql``}
      group by organization_id
    ), chosen as materialized (
      select id, active.published_at from active join organizations o using (id)
      where o.status = 'published' order by active.published_at desc, id desc limit ${limit}
    )
    select ${cardColumns} from chosen join organizations o using (id) ${cardJoins(now)} order by chosen.published_at desc, o.id desc`.execute(
    db,
  );
  return rows;
}

/** The organizations that joined last. */
export async function listNewestOrganizations(
  db: Connection,
  limit: number,
  now: Date,
): Promise<OrganizationCardRow[]> {
  const { rows } = await sql<OrganizationCardRow>`
    select ${cardColumns} from (
      select * from organizations where status = 'published' order by created_at desc, id desc limit ${limit}
    ) o ${cardJoins(now)} order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}

/** How many organizations are published, counted up to 1,001. */
export async function countOrganizations(db: Connection): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select from organizations where status = 'published' limit 1001) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Names for the options of a filter by organization, by id; ids that are not published are left out. */
export async function listOrganizationNames(
  db: Connection,
  ids: number[],
): Promise<{ id: number; name_en: string | null; name_ar: string | null }[]> {
  return db
    .selectFrom('organizations')
    .select(['id', 'name_en', 'name_ar'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('status', '=', 'published')
    .execute();
}
