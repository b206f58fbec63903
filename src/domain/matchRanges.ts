import { nameKeyGroups, nameKeys } from './nameKeys.ts';
import { remember } from './remember.ts';
import { foldText, foldWithOffsets, stripArticle, tokenizeQuery } from './searchText.ts';
import { isUnsearched, stopWords, withoutStopWords } from './stopWords.ts';

/** A stretch of a text in NFC, its end excluded, in units of UTF-16. */
type Range = [start: number, end: number];

/**
 * Where a query matched a text, in order, compared folded (decisions §5); null has no match. Answers carry it, so that the
 * browser needs neither the folding nor the spellings of names. A query word marks the words that begin with it (after an
 * article too), whole words of the same stem, and, when it has signs such as % in it, every place where it stands. With
 * `isName`, whole words that match across scripts as well.
 */
export function matchRanges(text: string | null, query: string, options: { isName?: boolean } = {}): Range[] {
  const { ofWord, ofName } = prepared(query);
  const rangesOf = options.isName ? ofName : ofWord;
  const ranges: Range[] = [];
  let at = 0;
  // No word of a query has a space in it, and no letter is composed with one behind a space: each word stands for itself.
  for (const word of (text ?? '').normalize('NFC').split(' ')) {
    for (const [start, end] of rangesOf(word)) ranges.push([at + start, at + end]);
    at += word.length + 1;
  }
  return ranges;
}

/** The texts of a page, and of the next one, are compared with one query and have most words in common. */
const prepared = remember(20, (query) => {
  const searched = query.split(/\s+/u).filter((word) => !isUnsearched(word));
  const wanted = withoutStopWords(tokenizeQuery(searched.join(' '))).map(wantedWord);
  const named = searched.filter((word) => !stopWords.has(foldText(word)));
  const keys = new Set(nameKeyGroups((named.length > 0 ? named : searched).join(' ')).flat());
  return {
    ofWord: remember(500, (word) => rangesInWord(word, wanted)),
    ofName: remember(500, (word) => rangesInWord(word, wanted, keys)),
  };
});
const keysOf = remember(5000, nameKeys);

/** A word of a query with all that the words of a text are compared with. */
interface WantedWord {
  word: string;
  bare: string;
  stem: string;
  hasSign: boolean;
}

function wantedWord(word: string): WantedWord {
  const bare = stripArticle(word);
  return { word, bare, stem: lightStem(bare), hasSign: /[^\p{L}\p{N}]/u.test(word) };
}

const none: readonly Range[] = [];

/** The ranges of a text without spaces. `keys`: of the query as a name. */
function rangesInWord(original: string, wanted: WantedWord[], keys: ReadonlySet<string> = new Set()): readonly Range[] {
  const { folded, starts } = foldWithOffsets(original);
  const isMarked = new Uint8Array(folded.length);
  for (const { word, hasSign } of wanted) if (hasSign) markEverywhere(folded, word, isMarked);
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (isUnsearched(original.slice(starts[index], starts[index + word.length]))) continue;
    isMarked.fill(1, index, index + matchedLength(word, wanted));
    if (keys.size > 0 && keysOf(word).some((key) => keys.has(key))) isMarked.fill(1, index, index + word.length);
  }
  return isMarked.includes(1) ? cut(original, starts, isMarked) : none;
}

function markEverywhere(folded: string, word: string, isMarked: Uint8Array): void {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    isMarked.fill(1, at, at + word.length);
}

/** The database completes words of three letters and more, but for stop words. */
function isBegun(word: string, beginning: string): boolean {
  return beginning.length < 3 || stopWords.has(beginning) ? word === beginning : word.startsWith(beginning);
}

/** How many units of a folded word, from its beginning, the query's words mark. */
function matchedLength(word: string, wanted: WantedWord[]): number {
  const bare = stripArticle(word);
  const article = word.length - bare.length;
  const stem = lightStem(bare);
  let longest = 0;
  for (const one of wanted) {
    if (isBegun(word, one.word)) longest = Math.max(longest, one.word.length);
    else if (isBegun(bare, one.bare)) longest = Math.max(longest, article + one.bare.length);
    else if (stem === one.stem) longest = word.length;
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

/** Marks lie on folded units; a range begins where a letter begins and takes the marks and tatweels written after it. */
function cut(original: string, starts: number[], isMarked: Uint8Array): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (let unit = 0; unit < isMarked.length;) {
    const mark = isMarked[unit];
    let next = unit + 1;
    // Units of one original letter stay together, whichever of them matched.
    while (next < isMarked.length && (isMarked[next] === mark || starts[next] === starts[next - 1])) next += 1;
    const to = next === isMarked.length ? original.length : (starts[next] ?? original.length);
    const last = ranges.at(-1);
    if (mark === 1 && to > from) {
      if (last?.[1] === from) last[1] = to;
      else ranges.push([from, to]);
    }
    from = to;
    unit = next;
  }
  return ranges;
}
