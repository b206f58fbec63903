import { ContractError } from '#contract/errors.ts';
import { getOrganization, listOrganizations as listEndpoint } from '#contract/organizations.ts';
import { isFollowing } from '#server/features/followings/isFollowing.ts';
import { showMembersOfOrganization } from '#server/features/members/showMembers.ts';
import { noteNextChange } from '#server/features/opportunities/noteNextChange.ts';
import { showOpenOfOrganization } from '#server/features/opportunities/showOpportunities.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { parseAreaIds } from '#server/parseAreaIds.ts';
import { presentAreaFacet, presentCountryFacet, presentFacet } from '#server/presentFacets.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { isOrganizationType, organizationTypes } from '#domain/organization.ts';
import { readId } from '#server/readId.ts';
import { namedInDirectory } from '#server/search/namedInDirectory.ts';
import { namedAreas, namedCountries, namedGroup, worded } from '#server/search/namedWays.ts';
import { presentOrganizationCard, presentOrganizationDetail } from './present.ts';
import { findOrganization } from './queries.ts';
import type { OrganizationFilters } from './queriesFilters.ts';
import { countOrganizationFacets, listOrganizations } from './queriesList.ts';

/** How many of its opportunities and members an organization's page shows; its lists have them all. */
const shownOpportunities = 6;
const shownMembers = 8;

/** The directory of organizations. */
export function bindOrganizations(bind: Bind): void {
  bind(listEndpoint, async (context, { query }) => {
    const { db, language, now, t } = context;
    const { page, per_page: perPage, q } = query;
    const tas = parseAreaIds(query.tas);
    const filters: OrganizationFilters = {
      q,
      country: query.country,
      type: query.type,
      ...(tas ? { tas } : {}),
      ...(query.taSlug ? { taSlug: query.taSlug } : {}),
      ...(query.agsCat ? { agsCat: query.agsCat } : {}),
    };
    const sort = query.sort ?? (q.trim() === '' ? 'name' : 'relevance');
    const list = await listOrganizations(db, { ...filters, sort, page, perPage, language, now });
    const [facets, areas] = await Promise.all([
      countOrganizationFacets(db, filters, list.isApproximate),
      listAreaReferences(context),
      noteNextChange(context),
    ]);
    const types = worded(organizationTypes, (type) => `organizationType.${type}`);
    const groups = [namedGroup('type', types, query.type), namedAreas(areas, filters), namedCountries(query.country)];
    const named = await namedInDirectory(filters, groups, language, (narrowed) =>
      listOrganizations(db, { ...narrowed, sort: 'newest', page: 1, perPage: 1, now }),
    );
    return {
      items: list.rows.map((row) => presentOrganizationCard(row, language, q)),
      meta: presentListMeta(list, page, perPage),
      is_approximate: list.isApproximate,
      filters: {
        country: presentCountryFacet(facets.country, query.country, language),
        tas: presentAreaFacet(facets.tas, areas),
        type: presentFacet(facets.type, query.type, (type) =>
          isOrganizationType(type) ? t(`organizationType.${type}`) : null,
        ),
        named,
      },
    };
  });

  bind(getOrganization, async (context, { params }) => {
    const { db, language, now, principal } = context;
    const row = await findOrganization(db, readId(params.id), now);
    if (!row) throw new ContractError('not_found');
    const [opportunities, members, isFollowed] = await Promise.all([
      showOpenOfOrganization(context, row.id, shownOpportunities),
      showMembersOfOrganization(context, row.id, shownMembers),
      principal.kind === 'member' && isFollowing(db, principal.memberId, row.id),
    ]);
    return presentOrganizationDetail(row, language, { opportunities, members, is_followed: isFollowed });
  });
}
