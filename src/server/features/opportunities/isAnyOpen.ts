import type { NamedFilter } from '#contract/opportunities.ts';
import type { AgsCategory } from '#domain/opportunity.ts';
import type { Connection } from '#server/db/connection.ts';
import { isOpenIn } from './queries.ts';
import type { OpportunityFilters } from './queriesFilters.ts';
import { listOpportunities } from './queriesList.ts';

/** Whether something is open that these filters leave together. One alone is asked only for a country: there are many. */
export async function isAnyOpen(db: Connection, named: readonly NamedFilter[], now: Date): Promise<boolean> {
  const [first] = named;
  if (named.length === 1 && first) return first.filter !== 'country' || isOpenIn(db, first.value, now);
  const filters: OpportunityFilters = { openness: 'open', now };
  for (const { filter, value } of named) {
    if (filter === 'agsCat') filters.agsCat = value as AgsCategory;
    else if (filter === 'tas') filters.tas = [Number(value)];
    else filters[filter] = [value];
  }
  return (await listOpportunities(db, { ...filters, sort: 'closing', page: 1, perPage: 1 })).total > 0;
}
