import type { OpportunityCard } from '#contract/opportunities.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { noteNextChange } from './noteNextChange.ts';
import { presentCard } from './present.ts';
import { listCardsByIds, listClosingSoon, listOpenOfOrganization, type OpenCounts } from './queries.ts';
import { shareOpenCounts } from './sharedFacts.ts';
import { withOwnMarks } from './withOwnMarks.ts';

/** The open opportunities that close first, as cards: for the answers of other features. */
export async function showClosingSoon(context: RequestContext, limit: number): Promise<OpportunityCard[]> {
  const [rows] = await Promise.all([listClosingSoon(context.db, limit, context.now), noteNextChange(context)]);
  return withOwnMarks(
    context,
    rows.map((row) => presentCard(row, context)),
  );
}

/** The open opportunities of an organization, as cards, what closes first first. */
export async function showOpenOfOrganization(
  context: RequestContext,
  organizationId: number,
  limit: number,
): Promise<OpportunityCard[]> {
  const { db, now } = context;
  const [rows] = await Promise.all([listOpenOfOrganization(db, organizationId, limit, now), noteNextChange(context)]);
  return withOwnMarks(
    context,
    rows.map((row) => presentCard(row, context)),
  );
}

/** These opportunities as cards by their ids, also those that are listed no longer: for what a member did with them. */
export async function showOpportunitiesById(
  context: RequestContext,
  ids: readonly number[],
): Promise<Map<number, OpportunityCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listCardsByIds(context.db, ids);
  const cards = await withOwnMarks(
    context,
    rows.map((row) => presentCard(row, context)),
  );
  return new Map(cards.map((card) => [card.id, card]));
}

/** How many opportunities are open now, 1,000 at most, and in how many countries. */
export async function showOpenCounts(context: RequestContext): Promise<OpenCounts> {
  const [counts] = await Promise.all([shareOpenCounts(context), noteNextChange(context)]);
  return counts;
}
