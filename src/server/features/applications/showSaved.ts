import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { listSavedOpportunities } from '#contract/saved.ts';
import { showOpportunitiesById } from '#server/features/opportunities/showOpportunities.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { listSaved } from './queriesOwn.ts';

/** A page of what the member saved. */
export async function showSaved(
  context: MemberContext,
  { query }: EndpointInput<typeof listSavedOpportunities>,
): Promise<EndpointData<typeof listSavedOpportunities>> {
  const { page, per_page: perPage } = query;
  const list = await listSaved(context.db, { memberId: context.principal.memberId, page, perPage });
  const cards = await showOpportunitiesById(
    context,
    list.rows.map((row) => row.opportunity_id),
  );
  return {
    items: list.rows.flatMap((row) => {
      const card = cards.get(row.opportunity_id);
      return card ? [{ ...card, saved_at: row.created_at.toISOString() }] : [];
    }),
    meta: presentListMeta(list, page, perPage),
  };
}
