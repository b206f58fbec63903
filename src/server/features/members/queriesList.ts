import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import {
  countDirectoryFacets,
  type DirectoryFacetRow,
  type DirectoryOptions,
  type DirectoryPage,
  type DirectoryQuery,
  listDirectory,
} from '#server/search/directorySql.ts';
import { type AreaFilter, areaIdsSql, usableCountry, usableId } from '#server/search/filterValues.ts';
import { prepareSearch } from '#server/search/prepareSearch.ts';
import { cardColumns, cardJoins, type MemberCardRow } from './queriesCards.ts';

/** What a list of members may be narrowed by; an empty list or an absent value narrows nothing. */
export interface MemberFilters extends AreaFilter {
  q?: string;
  /** ISO 3166-1 codes, in either case. */
  country?: string[];
  /** Organization ids. */
  organization?: number[];
}

export type MemberFacet = 'country' | 'tas' | 'organization';

/** One page of the listed members that match, with all that their cards show, in one round trip. Past the end: no rows. */
export function listMembers(
  db: Connection,
  options: MemberFilters & DirectoryOptions,
): Promise<DirectoryPage<MemberCardRow>> {
  return listDirectory<MemberCardRow>(
    db,
    options,
    (isApproximate) => memberQuery(options, isApproximate),
    (page) => sql`select page.position, ${cardColumns} from ${page} join members m using (id) ${cardJoins}`,
  );
}

/** The options of each filter with what each would leave, most first; a filter without its own selection. */
export function countMemberFacets(
  db: Connection,
  filters: MemberFilters,
  isApproximate = false,
): Promise<Record<MemberFacet, DirectoryFacetRow[]>> {
  const own = (facet: MemberFacet) => {
    const isSelected = (facet === 'tas' && filters.taSlug !== undefined) || (filters[facet]?.length ?? 0) > 0;
    return isSelected ? memberQuery(filters, isApproximate, facet) : null;
  };
  return countDirectoryFacets(db, memberQuery(filters, isApproximate), {
    country: { column: sql.ref('country'), ownQuery: own('country') },
    tas: { column: sql`unnest(area_ids)`, ownQuery: own('tas') },
    organization: { column: sql.ref('organization_id'), ownQuery: own('organization') },
  });
}

/** The filters as a query of the directory, leaving out one group's own selection when its options are counted. */
function memberQuery(filters: MemberFilters, isApproximate: boolean, without?: MemberFacet): DirectoryQuery {
  const conditions: RawBuilder<unknown>[] = [sql`is_listed`];
  const areas = without === 'tas' ? null : areaIdsSql(filters);
  if (areas) conditions.push(sql`area_ids && ${areas}`);
  if (filters.country?.length && without !== 'country')
    conditions.push(sql`country = any(${filters.country.map(usableCountry)}::bpchar[])`);
  if (filters.organization?.length && without !== 'organization')
    conditions.push(sql`organization_id = any(${filters.organization.map(usableId)}::bigint[])`);
  return {
    table: 'members',
    facts: sql.raw('country, area_ids, organization_id'),
    conditions,
    names: sql`concat_ws(' | ', full_name, full_name_ar)`,
    search: filters.q ? prepareSearch(filters.q, 'member') : null,
    isApproximate,
  };
}
