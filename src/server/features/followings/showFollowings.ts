import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { FollowedOrganization, listAreaFollowings, listFollowings as listEndpoint } from '#contract/followings.ts';
import { showOpportunitiesById } from '#server/features/opportunities/showOpportunities.ts';
import { showOrganizationsByIds } from '#server/features/organizations/showOrganizations.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { listFollowedAreaIds, listFollows } from './queries.ts';

/** The organizations that the member follows, with what is new in each. */
export async function showFollowings(
  context: MemberContext,
  { query: { page, per_page: perPage } }: EndpointInput<typeof listEndpoint>,
): Promise<EndpointData<typeof listEndpoint>> {
  const { db, now, principal } = context;
  const list = await listFollows(db, { memberId: principal.memberId, now, page, perPage });
  const [organizations, opportunities] = await Promise.all([
    showOrganizationsByIds(
      context,
      list.rows.map((row) => row.organization_id),
    ),
    showOpportunitiesById(
      context,
      list.rows.flatMap((row) => row.opportunity_ids),
    ),
  ]);
  const items = list.rows.flatMap((row): FollowedOrganization[] => {
    const organization = organizations.get(row.organization_id);
    if (!organization) return [];
    return [
      {
        organization,
        followed_at: row.followed_at.toISOString(),
        new_opportunities: {
          count: row.new_count,
          items: row.opportunity_ids.flatMap((id) => opportunities.get(id) ?? []),
        },
        changed_at: row.changed_at?.toISOString() ?? null,
      },
    ];
  });
  return { items, meta: presentListMeta(list, page, perPage) };
}

/** All focus areas in their order, and which of them the member follows. */
export async function showAreaFollowings(context: MemberContext): Promise<EndpointData<typeof listAreaFollowings>> {
  const [areas, followed] = await Promise.all([
    listAreaReferences(context),
    listFollowedAreaIds(context.db, context.principal.memberId),
  ]);
  return { items: areas.map((area) => ({ area, is_followed: followed.includes(area.id) })) };
}
