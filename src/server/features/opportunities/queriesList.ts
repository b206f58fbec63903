import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { prepareSearch, type Search } from '#server/search/prepareSearch.ts';
import { askedSql, rankSql } from '#server/search/searchSql.ts';
import { cardColumns, cardJoins, type OpportunityCardRow } from './queriesCards.ts';
import type { OpportunityFilters } from './queriesFilters.ts';
import { matchesSql } from './queriesMatches.ts';
import { dates, type Rank } from './queriesMatchSet.ts';
import { maxMatches, type OpportunitySort, orderOf } from './queriesWalks.ts';

/** A list without words looks at so many entries of its index at most. */
const maxWalked = 4000;

export interface OpportunityListOptions extends OpportunityFilters {
  /** `relevance` is a search's order; without words it is `closing`. */
  sort: OpportunitySort;
  page: number;
  perPage: number;
}

export interface OpportunityList {
  rows: OpportunityCardRow[];
  /** Exact, or the least there are when `isTotalCapped`; 1,000 at most. */
  total: number;
  isTotalCapped: boolean;
  /** True when nothing had the words and these rows have words spelled like them. */
  isApproximate: boolean;
}

/** One page of the public opportunities that match, with all that their cards show, in one round trip. Past the end: no rows. */
export async function listOpportunities(db: Connection, options: OpportunityListOptions): Promise<OpportunityList> {
  const exact = await runList(db, options, false);
  if (exact.total > 0 || !options.q) return exact;
  const alike = await runList(db, options, true);
  return alike.total > 0 ? { ...alike, isApproximate: true } : exact;
}

async function runList(
  db: Connection,
  options: OpportunityListOptions,
  isApproximate: boolean,
): Promise<OpportunityList> {
  const search = options.q ? prepareSearch(options.q, 'opportunity') : null;
  const sort = search || options.sort !== 'relevance' ? options.sort : 'closing';
  const isRanked = search !== null && sort === 'relevance';
  // Best first; among equals what closes first, then the newest.
  const order = isRanked ? sql`rank desc, closes_at < ${options.now}, closes_at, id desc` : orderOf(options, sort);
  const offset = Math.min((options.page - 1) * options.perPage, maxMatches - 1);
  const limit = Math.max(0, Math.min(options.perPage, maxMatches - 1 - offset));

  const expressions = [
    ...(search ? [askedSql(search, isApproximate)] : []),
    ...matchesSql(options, {
      name: 'matches',
      search,
      sort,
      perPage: options.perPage,
      purpose: 'list',
      maxEntries: maxWalked,
      columns: dates,
      ...(isRanked ? { rank: rankOf(search) } : {}),
    }),
    // Numbered as they come: a window with an order of its own would sort all matches instead of keeping the best.
    sql`page as materialized (select id, row_number() over () as position from (select id from matches order by ${order} offset ${offset} limit ${limit}) as best)`,
  ];
  const { rows } = await sql<OpportunityCardRow & { total: number; is_cut: boolean; id: number | null }>`
    with ${sql.join(expressions, sql`, `)}
    select state.total, state.is_cut, card.* from matches_state state
    left join lateral (select page.position, ${cardColumns} from page join opportunities o using (id) ${cardJoins}) card on true
    order by card.position`.execute(db);
  const first = rows[0];
  const total = Math.min(first?.total ?? 0, maxMatches - 1);
  return {
    rows: rows.filter((row) => row.id !== null),
    total,
    isTotalCapped: first?.is_cut ?? false,
    isApproximate: false,
  };
}

function rankOf(search: Search): Rank {
  const title = sql`concat_ws(' | ', title_en, title_ar)`;
  return {
    expression: rankSql(search, { title, words: sql.ref('title_words'), lead: sql.ref('lead_vector') }),
    columns: ['title_en', 'title_ar', 'title_words', 'lead_vector'],
  };
}
