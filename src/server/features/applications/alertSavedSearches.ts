import { opportunityQuery } from '#contract/opportunities.ts';
import { searchToApiQuery } from '#domain/savedSearch.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { findNewestIds } from '#server/features/opportunities/findNewestIds.ts';
import { hasNews, listDueSearches, lockDueSearch, takeMatches, updateAlertedThrough } from './queriesAlerts.ts';

/** So many of the newest matches are looked at each time; more new ones than that are a list, no news. */
const maxMatches = 100;
const page = 100;
/** An import that takes a while dates its rows by its beginning: looked at once more, since nothing is told twice. */
const overlapMs = 3_600_000;

/**
 * Tells the members whose saved searches have this alert of new opportunities that match: nothing where there is none,
 * and never the same opportunity twice. Each search is a transaction of its own, so that a run which is cut off goes on
 * where it was. Gives how many opportunities were told of.
 */
export async function alertSavedSearches(
  db: Connection,
  { alert, now }: { alert: 'instant' | 'daily' | 'weekly'; now: Date },
): Promise<number> {
  let told = 0;
  for (let afterId = 0; ;) {
    const searches = await listDueSearches(db, { alert, now, afterId, limit: page });
    const [oldest] = searches.map((search) => search.alerted_through).toSorted((a, b) => a.getTime() - b.getTime());
    if (oldest && (await hasNews(db, new Date(oldest.getTime() - overlapMs), now)))
      for (const { id } of searches) told += await alertOne(db, id, now);
    const last = searches.at(-1);
    if (!last || searches.length < page) return told;
    afterId = last.id;
  }
}

function alertOne(db: Connection, searchId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const search = await lockDueSearch(transaction, searchId, now);
    if (!search) return 0;
    await updateAlertedThrough(transaction, search.id, now);
    // A search that was saved before the rules changed finds nothing rather than stopping the others.
    const query = opportunityQuery.safeParse(searchToApiQuery(search.query));
    if (!query.success) return 0;
    const ids = await findNewestIds(transaction, { query: query.data, limit: maxMatches, now });
    const matches = await takeMatches(transaction, { search, ids, now });
    const everything = `/opportunities${search.query === '' ? '?' : `?${search.query}&`}sort=newest`;
    for (const match of matches)
      await notify(transaction, {
        memberId: search.member_id,
        type: 'opportunity-match',
        params: { search: search.name, title: { en: match.title_en, ar: match.title_ar } },
        target: { type: 'saved-search', id: search.id },
        opportunityId: match.id,
        redirectUrl: matches.length === 1 ? `/opportunities/${match.id}` : everything,
        dedupeKey: String(match.id),
        now,
      });
    return matches.length;
  });
}
