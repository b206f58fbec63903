import type { OpportunityQuery } from '#contract/opportunities.ts';
import type { Connection } from '#server/db/connection.ts';
import { listOpportunities } from './queriesList.ts';
import { readFilters } from './readFilters.ts';

/** Ids of the newest opportunities that a query of the list finds, as alerts need them. Words must match as they are. */
export async function findNewestIds(
  db: Connection,
  { query, limit, now }: { query: OpportunityQuery; limit: number; now: Date },
): Promise<number[]> {
  const list = await listOpportunities(db, { ...readFilters(query, now), sort: 'newest', page: 1, perPage: limit });
  // What only resembles the words is no news.
  return list.isApproximate ? [] : list.rows.map((row) => row.id);
}
