import { nameKeyGroups, nameKeys } from './nameKeys.ts';
import { remember } from './remember.ts';
import { foldWithOffsets, stripArticle, tokenizeQuery } from './searchText.ts';

/** A slice of the original text; the slices of a text, joined, are that text. */
export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/**
 * A text cut into what a query matched and what it did not, compared folded and returned as written (decisions §5). A
 * query word marks the words that begin with it (after an article too), whole words of the same stem, and, when it has
 * signs such as % in it, every place where it stands. With `isName`, whole words that match across scripts as well.
 */
export function highlightMatches(text: string, query: string, options: { isName?: boolean } = {}): HighlightPart[] {
  const original = text.normalize('NFC');
  const { wanted, keys } = prepared(query);
  if (wanted.length === 0 || original === '') return original === '' ? [] : [{ text: original, isMatch: false }];
  const { folded, starts } = foldWithOffsets(original);
  const isMarked = new Uint8Array(folded.length);
  for (const word of wanted.filter((token) => /[^\p{L}\p{N}]/u.test(token))) markEverywhere(folded, word, isMarked);
  const isKeyed = options.isName === true && keys.size > 0;
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    isMarked.fill(1, index, index + matchedLength(word, wanted));
    if (isKeyed && keysOf(word).some((key) => keys.has(key))) isMarked.fill(1, index, index + word.length);
  }
  return cut(original, starts, isMarked);
}

/** The texts of one page are compared with one query, and its names have words in common. */
const prepared = remember(50, (query) => ({
  wanted: tokenizeQuery(query),
  keys: new Set(nameKeyGroups(query).flat()),
}));
const keysOf = remember(5000, nameKeys);

function markEverywhere(folded: string, word: string, isMarked: Uint8Array): void {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    isMarked.fill(1, at, at + word.length);
}

/** How many units of a folded word, from its beginning, the query's words mark. */
function matchedLength(word: string, wanted: string[]): number {
  const bare = stripArticle(word);
  const article = word.length - bare.length;
  let longest = 0;
  for (const token of wanted) {
    const bareToken = stripArticle(token);
    if (word.startsWith(token)) longest = Math.max(longest, token.length);
    else if (bare.startsWith(bareToken)) longest = Math.max(longest, article + bareToken.length);
    else if (lightStem(bare) === lightStem(bareToken)) longest = word.length;
  }
  return longest;
}

/**
 * A folded word, without its article, less the commonest endings of either language; at least three letters stay. Only
 * for showing why a result was found: finding is done by the database's stemmers.
 */
export function lightStem(word: string): string {
  return word.replace(/(?<=^.{3,})(?:ies|ers|ing|es|ed|er|s|y|e|ات|ون|ين|ان|يه|ها|هم|ه|ي)$/u, '');
}

/** Marks lie on folded units; a slice begins where a letter begins and takes the marks and tatweels written after it. */
function cut(original: string, starts: number[], isMarked: Uint8Array): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let from = 0;
  for (let unit = 0; unit < isMarked.length;) {
    const mark = isMarked[unit];
    let next = unit + 1;
    // Units of one original letter stay together, whichever of them matched.
    while (next < isMarked.length && (isMarked[next] === mark || starts[next] === starts[next - 1])) next += 1;
    const to = next === isMarked.length ? original.length : (starts[next] ?? original.length);
    const slice = original.slice(from, to);
    const last = parts.at(-1);
    if (last?.isMatch === (mark === 1)) last.text += slice;
    else if (slice !== '') parts.push({ text: slice, isMatch: mark === 1 });
    from = to;
    unit = next;
  }
  return parts.length > 0 ? parts : [{ text: original, isMatch: false }];
}
