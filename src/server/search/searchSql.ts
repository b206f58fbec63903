import { type RawBuilder, sql } from 'kysely';
import type { Search } from './prepareSearch.ts';

/**
 * The common table expressions of a search: `asked` holds its tsqueries, `narrow` (the words and names themselves) and
 * `wide` (also words that begin so, or that are spelled alike when `isApproximate`), and the folded patterns to rank by.
 */
export function askedSql(search: Search, isApproximate: boolean): RawBuilder<unknown> {
  const words = sql`${search.words}::text[]`;
  return sql`asked as materialized (
    select query.wide, query.narrow,
      '% ' || plain_words(array_to_string(${words}, ' ')) || ' %' as phrase,
      array(select '% ' || plain_words(word) || ' %' from unnest(${words}) as word where plain_words(word) <> '') as patterns
    from search_query(${words}, ${search.wordKeys}::text[], ${search.wholeKeys}::text, ${search.kind}::text, ${isApproximate}::boolean) as query
  )`;
}

/**
 * How well a row answers a search, 0 to 7: the phrase as typed in the title, its words as typed, the folded phrase, the
 * folded words, their stems or name keys, words that begin so, and last what was found outside of the title.
 * `words` is the row's column of folded title words, `lead` its vector of title, names and places.
 */
export function rankSql(
  search: Search,
  row: { title: RawBuilder<unknown>; words: RawBuilder<unknown>; lead: RawBuilder<unknown> },
): RawBuilder<number> {
  // Whatever the title has is in the vector too: most rows of a common word fail this one test.
  return sql`case when ${row.lead} @@ (select wide from asked) then case
    when ${row.words} like all ((select patterns from asked)::text[]) then case
      when lower(${row.title}) like ${search.exactPhrase} and ${row.words} like (select phrase from asked) then 7
      when lower(${row.title}) like all (${search.exactWords}::text[]) then 6
      when ${row.words} like (select phrase from asked) then 5
      else 4 end
    when ts_filter(${row.lead}, '{a}') @@ (select narrow from asked) then 3
    when ${row.lead} @@ (select narrow from asked) then 2
    else 1 end else 0 end`;
}
