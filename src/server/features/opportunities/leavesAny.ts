import type { NamedFilter } from '#contract/opportunities.ts';
import type { AgsCategory } from '#domain/opportunity.ts';
import type { Connection } from '#server/db/connection.ts';
import type { OpportunityFilters } from './queriesFilters.ts';
import { listOpportunities } from './queriesList.ts';

/** Whether named filters leave anything, in place of the words and of what is chosen of the same filters: the list that their link leads to. */
export async function leavesAny(
  db: Connection,
  { q: _words, ...chosen }: OpportunityFilters,
  named: readonly NamedFilter[],
): Promise<boolean> {
  const filters: OpportunityFilters = { ...chosen };
  for (const { filter, value } of named) {
    if (filter === 'agsCat') filters.agsCat = value as AgsCategory;
    else if (filter === 'tas') {
      filters.tas = [Number(value)];
      delete filters.taSlug;
    } else filters[filter] = [value];
  }
  return (await listOpportunities(db, { ...filters, sort: 'closing', page: 1, perPage: 1 })).total > 0;
}
