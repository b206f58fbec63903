import { ContractError } from '#contract/errors.ts';
import type { ListMeta } from '#contract/fields.ts';
import {
  getOpportunity,
  listOpportunities as listEndpoint,
  listOpportunitiesByArea as byAreaEndpoint,
  listOpportunityCategories,
  listOpportunityFilters,
  listRelatedOpportunities,
} from '#contract/opportunities.ts';
import { lastPage } from '#domain/pagination.ts';
import { showStanding } from '#server/features/applications/showStanding.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { localize } from '#server/localize.ts';
import { leavesAny } from './leavesAny.ts';
import { namedFilters } from './namedFilters.ts';
import { justAfter, noteNextChange } from './noteNextChange.ts';
import { presentCard, presentDetail } from './present.ts';
import { presentFilters } from './presentFilters.ts';
import { findOpportunity, listOpportunitiesByArea, listRelated } from './queries.ts';
import { countFacets, type OpportunityFacets } from './queriesFacets.ts';
import { listCategories, listOrganizationNames } from './queriesLabels.ts';
import { listOpportunities, type OpportunityList } from './queriesList.ts';
import { readFilters } from './readFilters.ts';
import { shareAreaNames, shareCategories, shareFacets, shareOpenCounts } from './sharedFacts.ts';
import { withOwnMarks } from './withOwnMarks.ts';

/** How many related opportunities a page shows. */
const relatedCount = 3;

/** Reading opportunities (spec §7). What is open is asked of the clock at every call. */
export function bindOpportunities(bind: Bind): void {
  bind(listEndpoint, async (context, { query }) => {
    const { db, now, language } = context;
    const filters = readFilters(query, now);
    const sort = query.sort ?? (query.q.trim() === '' ? 'closing' : 'relevance');
    const [list] = await Promise.all([
      listOpportunities(db, { ...filters, sort, page: query.page, perPage: query.per_page }),
      noteNextChange(context),
    ]);
    return {
      items: await withOwnMarks(
        context,
        list.rows.map((row) => presentCard(row, { language, now, q: query.q })),
      ),
      meta: presentMeta(list, query.page, query.per_page),
      is_approximate: list.isApproximate,
    };
  });

  bind(listOpportunityFilters, async (context, { query }) => {
    const { db, now, language, t } = context;
    const filters = readFilters(query, now);
    const options = { ...filters, ...(query.sort ? { sort: query.sort } : {}) };
    const [facets, open, categories, areas] = await Promise.all([
      query.q.trim() === '' ? shareFacets(context, options) : countSimilarFacets(),
      shareOpenCounts(context),
      shareCategories(context),
      shareAreaNames(context),
      noteNextChange(context),
    ]);
    const counted = new Set(facets.partner.map((row) => row.value));
    const missing = (filters.partner ?? []).filter((id) => !counted.has(String(id)));
    const organizations = new Map((await listOrganizationNames(db, missing)).map((row) => [String(row.id), row]));
    const labels = { categories, areas, organizations };
    const named = namedFilters(filters, labels, language);
    const isWay = await Promise.all(named.map((way) => leavesAny(db, filters, way)));
    return {
      ...presentFilters(facets, labels, filters, language, t),
      named: named.filter((_way, index) => isWay[index]),
      open_count: open.open,
      is_open_count_capped: open.isOpenCapped,
      country_count: open.countries,
    };

    /** Where no row has the words, the list shows what resembles them; its options are counted over the same. */
    async function countSimilarFacets(): Promise<OpportunityFacets> {
      const exact = await countFacets(db, options);
      const isEmpty = Object.values(exact).every((rows) => rows.length === 0);
      return isEmpty ? countFacets(db, { ...options, isApproximate: true }) : exact;
    }
  });

  bind(listOpportunityCategories, async ({ db, language }) =>
    (await listCategories(db)).map((row) => ({ id: row.slug, slug: row.slug, ...localize('name', row, language) })),
  );

  bind(byAreaEndpoint, async (context, { params, query }) => {
    const { db, now, language } = context;
    const options = {
      page: query.page,
      perPage: query.per_page,
      now,
      ...(query.agsCat ? { agsCat: query.agsCat } : {}),
    };
    const [list] = await Promise.all([listOpportunitiesByArea(db, params.slug, options), noteNextChange(context)]);
    return {
      items: await withOwnMarks(
        context,
        list.rows.map((row) => presentCard(row, { language, now })),
      ),
      meta: presentMeta(list, query.page, query.per_page),
    };
  });

  bind(listRelatedOpportunities, async (context, { params }) => {
    const { db, now, language } = context;
    const id = readId(params.id);
    const [rows] = await Promise.all([listRelated(db, id, relatedCount, now), noteNextChange(context)]);
    if (rows.length === 0 && !(await findOpportunity(db, id))) throw new ContractError('not_found');
    return withOwnMarks(
      context,
      rows.map((row) => presentCard(row, { language, now })),
    );
  });

  bind(getOpportunity, async ({ db, now, language, validUntil, principal }, { params }) => {
    const row = await findOpportunity(db, readId(params.id));
    if (!row) throw new ContractError('not_found');
    const standing = await showStanding(db, principal, row.id);
    validUntil(row.opens_at);
    validUntil(justAfter(row.deadline_at));
    return presentDetail(row, { language, now }, standing);
  });
}

/** @throws ContractError not_found: what is no id is an unknown one. */
function readId(id: string): number {
  if (!/^[1-9][0-9]{0,14}$/.test(id)) throw new ContractError('not_found');
  return Number(id);
}

function presentMeta(list: OpportunityList, page: number, perPage: number): ListMeta {
  return {
    page,
    per_page: perPage,
    total: list.total,
    last_page: lastPage(list.total, perPage),
    is_total_capped: list.isTotalCapped,
  };
}
