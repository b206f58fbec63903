import type { getOwnStanding, listApplications } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { applicationStatuses, applicantSteps, isApplied } from '#domain/application.ts';
import { showOpportunitiesById } from '#server/features/opportunities/showOpportunities.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { readId } from '#server/readId.ts';
import { presentApplication, statusOf, takesApplications } from './present.ts';
import { findApplication, findAppliedOpportunity, listAppliedOpportunities } from './queries.ts';
import { listEvents } from './queriesEvents.ts';
import { countBefore, isSaved, listOwnApplications } from './queriesOwn.ts';

/** One's own application to an opportunity, and what can be done now. */
export async function showOwnStanding(
  { db, now, principal }: MemberContext,
  { params }: EndpointInput<typeof getOwnStanding>,
): Promise<EndpointData<typeof getOwnStanding>> {
  const opportunityId = readId(params.id);
  const key = { memberId: principal.memberId, opportunityId };
  const opportunity = await findAppliedOpportunity(db, opportunityId);
  const row = opportunity && (await findApplication(db, key));
  if (!opportunity || (!opportunity.is_listed && !row)) throw new ContractError('not_found');
  const canApply = takesApplications(opportunity, now);
  const events = row ? await listEvents(db, [row.id]) : [];
  const status = row ? statusOf(row) : null;
  return {
    is_applied: isApplied(status),
    application_id: row?.id ?? null,
    is_saved: await isSaved(db, key),
    application: row ? presentApplication(row, events, { canApply }) : null,
    steps: applicantSteps(status, canApply),
  };
}

/** A page of one's applications, each with its opportunity; drafts only when they are asked for. */
export async function showApplications(
  context: MemberContext,
  { query }: EndpointInput<typeof listApplications>,
): Promise<EndpointData<typeof listApplications>> {
  const { db, now, principal } = context;
  const asked = query.status.filter((status) => applicationStatuses.some((known) => known === status));
  const statuses = query.status.length > 0 ? asked : applicationStatuses.filter((status) => status !== 'draft');
  const { memberId } = principal;
  const { application: applicationId } = query;
  const before = applicationId === undefined ? null : await countBefore(db, { memberId, statuses, applicationId });
  const page = before === null ? query.page : Math.floor(before / query.per_page) + 1;
  const list = await listOwnApplications(db, { memberId, statuses, page, perPage: query.per_page });
  const opportunityIds = list.rows.map((row) => row.opportunity_id);
  const [events, cards, opportunities] = await Promise.all([
    listEvents(
      db,
      list.rows.map((row) => row.id),
    ),
    showOpportunitiesById(context, opportunityIds),
    listAppliedOpportunities(db, opportunityIds),
  ]);
  return {
    items: list.rows.flatMap((row) => {
      const opportunity = cards.get(row.opportunity_id);
      const applied = opportunities.find(({ id }) => id === row.opportunity_id);
      if (!opportunity || !applied) return [];
      return [{ ...presentApplication(row, events, { canApply: takesApplications(applied, now) }), opportunity }];
    }),
    meta: presentListMeta(list, page, query.per_page),
  };
}
