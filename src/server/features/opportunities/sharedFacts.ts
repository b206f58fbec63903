import { listOpportunityFilters } from '#contract/opportunities.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { findNextChange } from './noteNextChange.ts';
import { countOpen, type OpenCounts } from './queries.ts';
import { countFacets, type FacetFilters, type OpportunityFacets } from './queriesFacets.ts';
import { listAreaNames, listCategories } from './queriesLabels.ts';

// What many pages need and is the same for all of them.

/** How many opportunities are open now, 1,000 at most, and in how many countries. */
export function shareOpenCounts(context: RequestContext): Promise<OpenCounts> {
  return context.share('openCounts', () => countOpen(context.db, context.now), {
    tables: ['opportunities'],
    until: () => findNextChange(context),
  });
}

/**
 * The options of the filters for a selection without words: every page of a list, in either language and order, shows
 * the same ones.
 */
export function shareFacets(context: RequestContext, filters: FacetFilters): Promise<OpportunityFacets> {
  const name = `opportunityFacets ${JSON.stringify({ ...filters, now: undefined })}`;
  return context.share(name, () => countFacets(context.db, filters), {
    tables: listOpportunityFilters.definition.reads ?? [],
    until: () => findNextChange(context),
  });
}

/** The kinds of opportunity in their order. */
export function shareCategories({ db, share }: RequestContext) {
  return share('opportunityCategories', () => listCategories(db), { tables: ['opportunity_categories'] });
}

/** The areas as options of a filter, in their order. */
export function shareAreaNames({ db, share }: RequestContext) {
  return share('areaNames', () => listAreaNames(db), { tables: ['thematic_areas'] });
}
