import { joinCountryNames, type PlacedWords } from '#domain/countriesInWords.ts';
import { maxQueryLength } from '#domain/maxQueryLength.ts';
import { nameKeyGroups } from '#domain/nameKeys.ts';
import { foldText, foldWithOffsets, maxQueryWords } from '#domain/searchText.ts';

/** Which rows a search is for: their vocabulary completes its words. */
export type SearchKind = 'opportunity' | 'organization' | 'member';

/** A search as the database's `search_query` and the ranking take it. */
export interface Search {
  kind: SearchKind;
  /** The query cut at white space, as typed; the words of a country's name stay together. */
  words: string[];
  /** For each word its name keys and its country as a tsquery, or an empty text. */
  wordKeys: string[];
  /** Keys of words that are one name together, as a tsquery, or an empty text. */
  wholeKeys: string;
  /** LIKE patterns for the lower-cased titles: the whole query, and each of its words. */
  exactPhrase: string;
  exactWords: string[];
}

/**
 * Cuts a query into the words that must all be found (decisions §5); null when there is none. Any text is accepted:
 * lone surrogates, control characters and what is too long are left out, so that no query can make PostgreSQL refuse.
 */
export function prepareSearch(query: string, kind: SearchKind): Search | null {
  // A cut may halve a character, so the text is made well-formed after it.
  const text = query.slice(0, maxQueryLength).toWellFormed().normalize('NFC');
  const words = cutFolded(text)
    .split(/[\p{White_Space}\p{Cc}\uFFFD]+/u)
    .filter((word) => foldText(word) !== '')
    .slice(0, maxQueryWords);
  if (words.length === 0) return null;

  // A member's vector has no country.
  const placed = kind === 'member' ? words.map((text) => ({ text, country: null })) : joinCountryNames(words);
  const typed = placed.map(({ text }) => text.toLowerCase());
  return {
    kind,
    words: placed.map(({ text }) => text),
    wordKeys: placed.map((one) => keysOf(one, kind)),
    wholeKeys: wholeNameKeys(words, kind),
    exactPhrase: likePattern(typed.join(' ')),
    exactWords: typed.map(likePattern),
  };
}

/** A sign may stand for a whole sentence (ﷺ): what it is folded to must not be too long either. */
function cutFolded(text: string): string {
  const { folded, starts } = foldWithOffsets(text);
  return folded.length > maxQueryLength ? text.slice(0, starts[maxQueryLength]) : text;
}

/** Two consonants are enough to know a person by, but too common in the names of institutions. */
function usableKeys(keys: string[], kind: SearchKind): string[] {
  return keys.filter((key) => key.length >= (kind === 'member' ? 2 : 3));
}

/** Signs that no name has, taken literally (decisions §5): a word with one is looked for as it stands. */
const literalSign = /[%_\\"+#&@$*=<>^~|`]/;

/** A row of a country has its code as a word (country_vector of 0027). A name with a sign in it is taken literally. */
function keysOf({ text, country }: PlacedWords, kind: SearchKind): string {
  const keys = wordKeys(text, kind);
  if (!country || literalSign.test(text)) return keys;
  return keys === '' ? `'@${country}'` : `(${keys})|'@${country}'`;
}

/** A word of several names (Jean-Luc) is one that has them all. */
function wordKeys(word: string, kind: SearchKind): string {
  return literalSign.test(word) ? '' : allOf(nameKeyGroups(word), kind);
}

/** Where several words are one name (عبد الرحمن, Abu Bakr), the words one by one do not find it written together. */
function wholeNameKeys(words: string[], kind: SearchKind): string {
  const groups = nameKeyGroups(words.join(' '));
  return groups.length < words.length ? allOf(groups, kind) : '';
}

/** A tsquery of names that must all be there, each in one of its spellings; an empty text where one is too short. */
function allOf(groups: string[][], kind: SearchKind): string {
  const usable = groups.map((group) => usableKeys(group, kind));
  return usable.every((group) => group.length > 0) ? usable.map((group) => `(${group.join('|')})`).join('&') : '';
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
