import { type RawBuilder, sql } from 'kysely';
import type { AgsCategory } from '#domain/opportunity.ts';
import type { Connection } from '#server/db/connection.ts';
import { cardColumns, cardJoins, type OpportunityCardRow } from './queriesCards.ts';
import { type OpportunityList, listOpportunities } from './queriesList.ts';

/** Everything public about an opportunity. */
export interface OpportunityDetailRow extends OpportunityCardRow {
  description_en: string | null;
  description_ar: string | null;
  eligibility_en: string | null;
  eligibility_ar: string | null;
  funding_en: string | null;
  funding_ar: string | null;
  language_requirements: string[];
  /** YYYY-MM-DD. */
  starts_on: string | null;
  apply_mode: string;
  apply_url: string | null;
  positions: number | null;
  questions: unknown[];
  updated_at: Date;
}

/** A published or closed opportunity, or undefined; any number is a fair question. */
export async function findOpportunity(db: Connection, id: number): Promise<OpportunityDetailRow | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const { rows } = await sql<OpportunityDetailRow>`
    select ${cardColumns}, o.description_en, o.description_ar, o.eligibility_en, o.eligibility_ar, o.funding_en, o.funding_ar,
      o.language_requirements, o.starts_on, o.apply_mode, o.apply_url, o.positions, o.questions, o.updated_at
    from opportunities o ${cardJoins} where o.id = ${id} and o.is_listed`.execute(db);
  return rows[0];
}

/** Open opportunities that share most with another one: area, category, organization, country; among equals what closes first. */
export async function listRelated(db: Connection, id: number, limit: number, now: Date): Promise<OpportunityCardRow[]> {
  // Looked for among the 2,000 that close first, which an index alone can answer.
  return listCards(
    db,
    sql`
    select other.id, row_number() over (order by
      3 * (other.area_ids && this.area_ids)::int + 2 * (other.ags_category = this.ags_category)::int + 2 * (other.category = this.category)::int
      + coalesce((other.organization_id = this.organization_id)::int, 0) + coalesce((other.country = this.country)::int, 0) desc,
      other.closes_at, other.id) as position
    from opportunities this
    cross join (
      select id, area_ids, ags_category, category, organization_id, country, closes_at, opens_at from opportunities
      where is_listed and closes_at >= ${now} order by closes_at, id limit 2000
    ) other
    where this.id = ${id} and this.is_listed and other.id <> this.id and other.opens_at <= ${now}
    order by position limit ${limit}`,
  );
}

/** Open opportunities of one area, what closes first first. An unknown slug: an empty list. */
export function listOpportunitiesByArea(
  db: Connection,
  taSlug: string,
  options: { agsCat?: AgsCategory; page: number; perPage: number; now: Date },
): Promise<OpportunityList> {
  return listOpportunities(db, { ...options, taSlug, openness: 'open', sort: 'closing' });
}

/** Open opportunities that have a deadline, nearest first. */
export function listClosingSoon(db: Connection, limit: number, now: Date): Promise<OpportunityCardRow[]> {
  return listCards(
    db,
    sql`
    select id, row_number() over (order by closes_at, id) as position from opportunities
    where is_listed and closes_at >= ${now} and closes_at < 'infinity' and opens_at <= ${now}
    order by closes_at, id limit ${limit}`,
  );
}

/** Open opportunities of an organization, what closes first first. */
export function listOpenOfOrganization(
  db: Connection,
  organizationId: number,
  limit: number,
  now: Date,
): Promise<OpportunityCardRow[]> {
  return listCards(
    db,
    sql`
    select id, row_number() over (order by closes_at, id) as position from opportunities
    where is_listed and organization_id = ${organizationId} and closes_at >= ${now} and opens_at <= ${now}
    order by closes_at, id limit ${limit}`,
  );
}

/** These opportunities in this order, listed or not: who applied still sees to what. */
export function listCardsByIds(db: Connection, ids: readonly number[]): Promise<OpportunityCardRow[]> {
  return listCards(db, sql`select id, position from unnest(${ids}::bigint[]) with ordinality as given (id, position)`);
}

/** `chosen` yields `id` and `position`. */
async function listCards(db: Connection, chosen: RawBuilder<unknown>): Promise<OpportunityCardRow[]> {
  const { rows } = await sql<OpportunityCardRow>`
    with chosen as materialized (${chosen})
    select ${cardColumns} from chosen join opportunities o using (id) ${cardJoins} order by chosen.position`.execute(
    db,
  );
  return rows;
}

/** The next instant at which some list changes by the clock alone: a deadline passes or an opportunity opens. Null: never. */
export async function nextDeadline(db: Connection, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select closes_at from opportunities where is_listed and closes_at >= ${now} and closes_at < 'infinity' order by closes_at, id limit 1),
      (select opens_at from opportunities where is_listed and opens_at > ${now} order by opens_at limit 1)
    ) as at`.execute(db);
  return rows[0]?.at ?? null;
}

export interface OpenCounts {
  /** Exact, or 1,000 and capped. */
  open: number;
  isOpenCapped: boolean;
  /** Countries with at least one open opportunity. */
  countries: number;
}

/** The numbers that the portal shows of itself. Countries are found by one index step each, not by reading their rows. */
export async function countOpen(db: Connection, now: Date): Promise<OpenCounts> {
  const { rows } = await sql<{ open: number; countries: number }>`
    with recursive country as (
      (select min(country) as code from opportunities where is_listed)
      union all
      select (select min(o.country) from opportunities o where o.is_listed and o.country > country.code) from country where country.code is not null
    )
    select
      (select count(*)::int from (select from opportunities where is_listed and closes_at >= ${now} and opens_at <= ${now} order by closes_at, id limit 1001) as open) as open,
      (select count(*)::int from country where exists (
        select from opportunities o where o.is_listed and o.country = country.code and o.closes_at >= ${now} and o.opens_at <= ${now}
      )) as countries`.execute(db);
  const { open = 0, countries = 0 } = rows[0] ?? {};
  return { open: Math.min(open, 1000), isOpenCapped: open > 1000, countries };
}
