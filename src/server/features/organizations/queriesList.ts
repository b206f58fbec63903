import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import {
  countDirectoryFacets,
  type DirectoryFacetRow,
  type DirectoryOptions,
  type DirectoryPage,
  listDirectory,
} from '#server/search/directorySql.ts';
import { cardColumns, cardJoins, type OrganizationCardRow } from './queriesCards.ts';
import { isSelected, type OrganizationFacet, type OrganizationFilters, organizationQuery } from './queriesFilters.ts';

export interface OrganizationListOptions extends OrganizationFilters, DirectoryOptions {
  /** Decides which opportunities are open. */
  now: Date;
}

/** One page of the published organizations that match, with all that their cards show, in one round trip. Past the end: no rows. */
export function listOrganizations(
  db: Connection,
  options: OrganizationListOptions,
): Promise<DirectoryPage<OrganizationCardRow>> {
  return listDirectory<OrganizationCardRow>(
    db,
    options,
    (isApproximate) => organizationQuery(options, isApproximate),
    (page) =>
      sql`select page.position, ${cardColumns} from ${page} join organizations o using (id) ${cardJoins(options.now)}`,
  );
}

/** The options of each filter with what each would leave, most first; a filter without its own selection. */
export function countOrganizationFacets(
  db: Connection,
  filters: OrganizationFilters,
  isApproximate = false,
): Promise<Record<OrganizationFacet, DirectoryFacetRow[]>> {
  const own = (facet: OrganizationFacet) =>
    isSelected(filters, facet) ? organizationQuery(filters, isApproximate, facet) : null;
  return countDirectoryFacets(db, organizationQuery(filters, isApproximate), {
    country: { column: sql.ref('country'), ownQuery: own('country') },
    tas: { column: sql`unnest(area_ids)`, ownQuery: own('tas') },
    type: { column: sql.ref('type'), ownQuery: own('type') },
  });
}
