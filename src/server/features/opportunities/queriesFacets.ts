import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { usableCountry, usableId } from '#server/search/filterValues.ts';
import { prepareSearch } from '#server/search/prepareSearch.ts';
import { askedSql } from '#server/search/searchSql.ts';
import { type FacetSet, countsOf, facetSetSql } from './queriesFacetSets.ts';
import { type FacetGroup, facetGroups, type OpportunityFilters } from './queriesFilters.ts';
import type { OpportunitySort } from './queriesWalks.ts';

/** One option of a filter; `value` is a slug, a code, an id or true/false as text. */
export interface FacetRow {
  value: string;
  count: number;
  /** The count was made over the first entries or matches only: there are at least so many. */
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
const maxWalked = 2400;

/**
 * The options of every filter with what each would leave, most first, in one round trip. A group is counted without its
 * own selection; groups in which nothing is selected share one set of matches.
 */
export async function countFacets(db: Connection, filters: FacetFilters): Promise<OpportunityFacets> {
  const search = filters.q ? prepareSearch(filters.q, 'opportunity') : null;
  const selected = facetGroups.filter((group) => isSelected(filters, group));
  const unselected = facetGroups.filter((group) => !selected.includes(group));
  const shared = {
    search,
    sort: filters.sort ?? (search ? ('relevance' as const) : ('closing' as const)),
    maxEntries: Math.floor(maxWalked / Math.max(selected.length + 1, 2)),
  };
  const sets: FacetSet[] = [
    ...(unselected.length > 0 ? [{ ...shared, name: 'all_selected', groups: unselected }] : []),
    ...selected.map((group) => ({
      ...shared,
      name: `without_${group.toLowerCase()}`,
      groups: [group],
      without: group,
    })),
  ];
  const expressions = [
    ...(search ? [askedSql(search, filters.isApproximate ?? false)] : []),
    ...sets.flatMap((set) => facetSetSql(filters, set)),
  ];
  const counts = sets.flatMap((set) => set.groups.map((group) => optionsSql(set, group, filters)));
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

/** The options of one group, those with most rows first. What is chosen is among them, however few rows it has. */
function optionsSql(set: FacetSet, group: FacetGroup, filters: FacetFilters): RawBuilder<unknown> {
  const chosen = set.without === group ? chosenSql(group, filters) : null;
  const isChosen = chosen ? sql`value = any(${chosen}) desc,` : sql``;
  return sql`(
    select ${sql.lit(group)} as facet, value::text, count, (select is_cut from ${sql.id(`${set.name}_state`)}) as is_capped
    from (select * from (${countsOf(set, group)}) as counted order by ${isChosen} count desc, value limit ${sql.lit(maxOptions)}) as kept
    order by count desc, kept.value
  )`;
}

/** The chosen values of a group that may have more options than are offered. */
function chosenSql(group: FacetGroup, { partner = [], country = [] }: FacetFilters): RawBuilder<unknown> | null {
  if (group === 'partner') return sql`${partner.map(usableId)}::bigint[]`;
  return group === 'country' ? sql`${country.map(usableCountry)}::bpchar[]` : null;
}

function isSelected(filters: OpportunityFilters, group: FacetGroup): boolean {
  if (group === 'tas') return filters.taSlug !== undefined || (filters.tas?.length ?? 0) > 0;
  if (group === 'agsCat' || group === 'isProgram') return filters[group] !== undefined;
  return (filters[group]?.length ?? 0) > 0;
}
