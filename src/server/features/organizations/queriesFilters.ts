import { type RawBuilder, sql } from 'kysely';
import type { AgsCategory } from '#domain/opportunity.ts';
import { prepareSearch } from '#server/search/prepareSearch.ts';
import type { DirectoryQuery } from '#server/search/directorySql.ts';
import { type AreaFilter, areaIdsSql, usableCountry, usableSlug } from '#server/search/filterValues.ts';

/** What a list of organizations may be narrowed by; an empty list or an absent value narrows nothing. */
export interface OrganizationFilters extends AreaFilter {
  q?: string;
  /** ISO 3166-1 codes, in either case. */
  country?: string[];
  type?: string[];
  /** Only organizations with listed opportunities of this category. */
  agsCat?: AgsCategory;
}

export type OrganizationFacet = 'country' | 'tas' | 'type';

/** The filters as a query of the directory, leaving out one group's own selection when its options are counted. */
export function organizationQuery(
  filters: OrganizationFilters,
  isApproximate: boolean,
  without?: OrganizationFacet,
): DirectoryQuery {
  const conditions: RawBuilder<unknown>[] = [sql`status = 'published'`];
  const areas = without === 'tas' ? null : areaIdsSql(filters);
  if (areas) conditions.push(sql`area_ids && ${areas}`);
  if (filters.country?.length && without !== 'country')
    conditions.push(sql`country = any(${filters.country.map(usableCountry)}::bpchar[])`);
  if (filters.type?.length && without !== 'type')
    conditions.push(sql`type = any(${filters.type.map(usableSlug)}::text[])`);
  if (filters.agsCat) {
    conditions.push(
      sql`exists (select from opportunities o where o.is_listed and o.organization_id = organizations.id and o.ags_category = ${filters.agsCat})`,
    );
  }
  return {
    table: 'organizations',
    facts: sql.raw('country, area_ids, type'),
    conditions,
    names: sql`concat_ws(' | ', name_en, name_ar)`,
    search: filters.q ? prepareSearch(filters.q, 'organization') : null,
    isApproximate,
  };
}

/** Which groups narrow the list. */
export function isSelected(filters: OrganizationFilters, facet: OrganizationFacet): boolean {
  return (facet === 'tas' && filters.taSlug !== undefined) || (filters[facet]?.length ?? 0) > 0;
}
