import { ContractError } from '#contract/errors.ts';
import { getMember, listMembers as listEndpoint } from '#contract/members.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import { relationOf } from '#server/features/connections/relationOf.ts';
import { showSections } from '#server/features/profile/showSections.ts';
import { listOrganizationLabels } from '#server/features/organizations/listOrganizationLabels.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { parseAreaIds } from '#server/parseAreaIds.ts';
import { presentAreaFacet, presentCountryFacet, presentFacet } from '#server/presentFacets.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { readFilterIds, readId } from '#server/readId.ts';
import { namedInDirectory } from '#server/search/namedInDirectory.ts';
import { namedAreas, namedCountries } from '#server/search/namedWays.ts';
import { memberKey, memberWordsKey } from './memberKey.ts';
import { presentMemberCard, presentMemberDetail } from './present.ts';
import { findMember } from './queries.ts';
import { countMemberFacets, listMembers, type MemberFilters } from './queriesList.ts';

/** The directory of members: what visitors may see, and nothing else (decisions §5). */
export function bindMembers(bind: Bind): void {
  bind(listEndpoint, async (context, { query }) => {
    const { db, language } = context;
    const { page, per_page: perPage, q } = query;
    const tas = parseAreaIds(query.tas);
    const filters: MemberFilters = {
      q,
      country: query.country,
      organization: readFilterIds(query.organization),
      ...(tas ? { tas } : {}),
      ...(query.taSlug ? { taSlug: query.taSlug } : {}),
    };
    const sort = query.sort ?? (q.trim() === '' ? 'name' : 'relevance');
    const list = await listMembers(db, { ...filters, sort, page, perPage, language });
    for (const { id } of list.rows) context.shows(memberKey(id));
    if (q.trim() !== '') context.shows(memberWordsKey);
    const [facets, areas, organizations] = await Promise.all([
      countMemberFacets(db, filters, list.isApproximate),
      listAreaReferences(context),
      listOrganizationLabels(db, language, filters.organization ?? []),
    ]);
    const named = await namedInDirectory(
      filters,
      [namedAreas(areas, filters), namedCountries(query.country)],
      language,
      (narrowed) => listMembers(db, { ...narrowed, sort: 'newest', page: 1, perPage: 1 }),
    );
    const chosen = facets.organization.filter(({ value }) => query.organization.includes(value));
    return {
      items: list.rows.map((row) => presentMemberCard(row, language, q)),
      meta: presentListMeta(list, page, perPage),
      is_approximate: list.isApproximate,
      filters: {
        country: presentCountryFacet(facets.country, query.country, language),
        tas: presentAreaFacet(facets.tas, areas),
        organization: presentFacet(chosen, query.organization, (id) => organizations.get(id) ?? null),
        named,
      },
    };
  });

  bind(getMember, async ({ db, language, shows, principal }, { params }) => {
    const id = readId(params.id);
    const viewerId = principal.kind === 'member' ? principal.memberId : null;
    const relation = viewerId === null ? undefined : await relationOf(db, viewerId, id);
    const row = await findMember(db, id, relation?.isVisible);
    if (!row) throw new ContractError('not_found');
    shows(memberKey(id));
    const audience =
      viewerId === null ? 'public' : viewerId === id ? 'self' : relation?.isConnected ? 'connection' : 'member';
    return presentMemberDetail(row, await showSections(db, id, { audience, language }), language);
  });
}
