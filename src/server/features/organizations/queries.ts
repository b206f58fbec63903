import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
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

/** Published organizations by their ids. */
export async function listOrganizationsByIds(
  db: Connection,
  ids: readonly number[],
  now: Date,
): Promise<OrganizationCardRow[]> {
  const { rows } = await sql<OrganizationCardRow>`
    select ${cardColumns} from organizations o ${cardJoins(now)}
    where o.id = any(${ids}::bigint[]) and o.status = 'published'`.execute(db);
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
