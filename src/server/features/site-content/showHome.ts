import type { Home } from '#contract/siteContent.ts';
import { listPublishedFellows } from '#server/features/fellows/listPublishedFellows.ts';
import { showMemberCount, showNewestMembers } from '#server/features/members/showMembers.ts';
import { showClosingSoon, showOpenCounts } from '#server/features/opportunities/showOpportunities.ts';
import { showNewestOrganizations, showOrganizationCount } from '#server/features/organizations/showOrganizations.ts';
import { showAreas } from '#server/features/thematic-areas/showAreas.ts';
import type { RequestContext } from '#server/http/requestContext.ts';

/** How many cards of each kind the front page shows: full rows on a wide screen. */
const shown = { opportunities: 6, organizations: 6, members: 6, fellows: 3 };

/** What the front page shows. Every part reads the head of an index, and every count stops at 1,000 or just after it. */
export async function showHome(context: RequestContext): Promise<Home> {
  const [areas, closingSoon, newestMembers, newestOrganizations, fellows, open, members, organizations] =
    await Promise.all([
      showAreas(context),
      showClosingSoon(context, shown.opportunities),
      showNewestMembers(context, shown.members),
      showNewestOrganizations(context, shown.organizations),
      listPublishedFellows(context.db, shown.fellows),
      showOpenCounts(context),
      showMemberCount(context),
      showOrganizationCount(context),
    ]);
  return {
    areas,
    closing_soon: closingSoon,
    newest_members: newestMembers,
    newest_organizations: newestOrganizations,
    fellows,
    counts: {
      open_opportunities: open.isOpenCapped ? open.open + 1 : open.open,
      organizations,
      members,
      countries: open.countries,
    },
  };
}
