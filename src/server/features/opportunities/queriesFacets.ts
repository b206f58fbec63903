import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { prepareSearch } from '#server/search/prepareSearch.ts';
import { askedSql } from '#server/search/searchSql.ts';
import { type FacetGroup, facetGroups, type OpportunityFilters } from './queriesFilters.ts';
import { matchesSql } from './queriesMatches.ts';
import type { OpportunitySort } from './queriesWalks.ts';

/** One option of a filter; `value` is a slug, a code, an id or true/false as text. */
export interface FacetRow {
  value: string;
  count: number;
  /** The count was made over the first 1,001 matches only: there are at least so many. */
  isCapped: boolean;
}

/** A published organization as an option, with its names; of another there is none. */
export interface PartnerRow extends FacetRow {
  names: OrganizationNames | null;
}

export interface OrganizationNames {
  name_en: string | null;
  name_ar: string | null;
}

export type OpportunityFacets = Record<Exclude<FacetGroup, 'partner'>, FacetRow[]> & { partner: PartnerRow[] };

export type FacetFilters = OpportunityFilters & { sort?: OpportunitySort; isApproximate?: boolean };

const maxOptions = 60;
/** All sets of matches together walk no more entries of list indexes than this, and one alone no more than half. */
const maxWalked = 3000;
const columnNames: Record<FacetGroup, string> = {
  cat: 'category',
  agsCat: 'ags_category',
  tas: 'area_ids',
  partner: 'organization_id',
  country: 'country',
  mode: 'work_mode',
  isProgram: 'is_program',
};
const columnOf = (group: FacetGroup): RawBuilder<unknown> =>
  group === 'tas' ? sql`unnest(area_ids)` : sql.ref(columnNames[group]);

/**
 * The options of every filter with what each would leave, most first, in one round trip. A group is counted without its
 * own selection; groups in which nothing is selected share one set of matches.
 */
export async function countFacets(db: Connection, filters: FacetFilters): Promise<OpportunityFacets> {
  const search = filters.q ? prepareSearch(filters.q, 'opportunity') : null;
  const selected = facetGroups.filter((group) => isSelected(filters, group));
  const unselected = facetGroups.filter((group) => !selected.includes(group));
  const set = {
    search,
    sort: filters.sort ?? (search ? ('relevance' as const) : ('closing' as const)),
    perPage: 0,
    purpose: 'options' as const,
    maxEntries: Math.floor(maxWalked / Math.max(selected.length + 1, 2)),
  };
  const expressions = [
    ...(search ? [askedSql(search, filters.isApproximate ?? false)] : []),
    ...(unselected.length > 0
      ? matchesSql(filters, { ...set, name: 'all_selected', columns: columnsOf(unselected) })
      : []),
    ...selected.flatMap((group) =>
      matchesSql(filters, { ...set, name: setName(group), columns: columnsOf([group]), without: group }),
    ),
  ];
  const together = unselected.filter((group) => group !== 'tas');
  const alone = facetGroups.filter((group) => group === 'tas' || selected.includes(group));
  const counts = [
    ...(together.length > 0 ? [countTogether(together, 'all_selected')] : []),
    ...alone.map((group) => countAlone(group, selected.includes(group) ? setName(group) : 'all_selected')),
  ];
  const { rows } = await sql<CountedRow>`
    with ${sql.join(expressions, sql`, `)}
    select facet, value, count, is_capped,
      case when facet = 'partner' then (select array[name_en, name_ar] from organizations where id = value::bigint and status = 'published') end as names
    from (${sql.join(counts, sql` union all `)}) as options`.execute(db);

  const facets: OpportunityFacets = { cat: [], agsCat: [], tas: [], partner: [], country: [], mode: [], isProgram: [] };
  for (const { facet, value, count, is_capped: isCapped, names } of rows) {
    const row = { value, count, isCapped };
    if (facet === 'partner')
      facets.partner.push({ ...row, names: names && { name_en: names[0] ?? null, name_ar: names[1] ?? null } });
    else facets[facet].push(row);
  }
  return facets;
}

interface CountedRow {
  facet: FacetGroup;
  value: string;
  count: number;
  is_capped: boolean;
  names: (string | null)[] | null;
}

/** Several groups over one set of matches, which is read once for all of them. */
function countTogether(groups: FacetGroup[], set: string): RawBuilder<unknown> {
  const columns = groups.map((group) => columnOf(group));
  const facet = groups.map((group) => sql`when grouping(${columnOf(group)}) = 0 then ${sql.lit(group)}`);
  return sql`(
    select facet, value, count, (select is_cut from ${sql.id(`${set}_state`)}) as is_capped from (
      select facet, value, count, row_number() over (partition by facet order by count desc, value) as place from (
        select case ${sql.join(facet, sql` `)} end as facet, coalesce(${sql.join(columns.map((column) => sql`${column}::text`))}) as value, count(*)::int as count
        from ${sql.id(set)} group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})
      ) as counted where value is not null
    ) as placed where place <= ${sql.lit(maxOptions)} order by facet, place
  )`;
}

function countAlone(group: FacetGroup, set: string): RawBuilder<unknown> {
  return sql`(
    select ${sql.lit(group)} as facet, value, count(*)::int as count, (select is_cut from ${sql.id(`${set}_state`)}) as is_capped
    from (select (${columnOf(group)})::text as value from ${sql.id(set)}) as options
    where value is not null group by value order by count desc, value limit ${sql.lit(maxOptions)}
  )`;
}

const columnsOf = (groups: readonly FacetGroup[]): string[] => groups.map((group) => columnNames[group]);

const setName = (group: FacetGroup): string => `without_${group.toLowerCase()}`;

function isSelected(filters: OpportunityFilters, group: FacetGroup): boolean {
  if (group === 'tas') return filters.taSlug !== undefined || (filters.tas?.length ?? 0) > 0;
  if (group === 'agsCat' || group === 'isProgram') return filters[group] !== undefined;
  return (filters[group]?.length ?? 0) > 0;
}
