import { maxQueryLength } from './maxQueryLength.ts';
import { remember } from './remember.ts';

/*
 * How the portal compares texts in search (decisions §5). The database's `fold_text` does the same steps in the same
 * order, and a test compares both: change them together.
 */

/** Letters that Arabic typing uses for one another, after NFKC: a letter in the first text becomes its partner. */
const lettersFrom = 'أإآٱؤئىةیکەھہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹’‘ʼ';
const lettersTo = "ااااوييهيكههه01234567890123456789'''";

/** Latin letters without a decomposition, after lower-casing. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
};

/**
 * What no search should hang on: Latin and Arabic marks, tatweel, the free-standing hamza, the ayn and hamza signs of
 * transliteration, joiners and direction marks.
 */
const dropped =
  /[\uFE00-\uFE0F\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08D3-\u08E1\u08E3-\u08FF\u0640\u0621\u02BE\u02BF\u02BB\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

const letters = new Map<string, string>([
  ...Array.from(lettersFrom, (letter, index): [string, string] => [letter, lettersTo.charAt(index)]),
  ...Object.entries(latinLetters),
]);
const foldedLetter = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');
const exchange = (text: string): string => text.replace(foldedLetter, (letter) => letters.get(letter) ?? letter);

/**
 * A text in the form in which search compares it: NFKC; ئو as وو (مسئول is مسؤول); alef, hamza, ya, ta marbuta, Persian
 * and digit forms exchanged; decomposed; marks, tatweel, lone hamza and invisible characters dropped; lower case. Not
 * for showing.
 */
export function foldText(text: string): string {
  const composed = exchange(text.normalize('NFKC').replaceAll('ئو', 'وو'));
  return exchange(composed.normalize('NFKD').replace(dropped, '').toLowerCase());
}

/** A folded text and, for each of its units, where in the original the letter begins that it came from. */
export interface FoldedText {
  folded: string;
  /** `starts[i]` is the offset of the original letter behind unit `i`; one more entry holds the original's length. */
  starts: number[];
}

/** A page of results folds some thousand letters, of which few are different. */
const foldLetter = remember(2000, foldText);

/** {@link foldText} letter by letter, remembering where each came from. `text` must be NFC, as everything stored is. */
export function foldWithOffsets(text: string): FoldedText {
  const starts: number[] = [];
  let folded = '';
  // A base letter with the marks after it is folded as one, because NFKC may compose them.
  for (const match of text.matchAll(/ئو|[^\p{M}]\p{M}*|\p{M}+/gsu)) {
    const part = foldLetter(match[0]);
    for (let unit = 0; unit < part.length; unit += 1) starts.push(match.index);
    folded += part;
  }
  starts.push(text.length);
  return { folded, starts };
}

/**
 * A folded word without the Arabic article and the و ف ب ك ل written onto it, so that الأبحاث, والأبحاث and للأبحاث
 * meet أبحاث. At least three letters stay after a joined article and two after the bare one; الله keeps its own.
 */
export function stripArticle(word: string): string {
  if (word === 'الله') return word;
  const joined = /^(?:[وفبك]ال|لل)(?=...)/su.exec(word)?.[0];
  const article = joined ?? /^ال(?=..)/su.exec(word)?.[0] ?? '';
  return word.slice(article.length);
}

/** No more words than this are searched for; the rest of a pasted page would only make the query slow. */
export const maxQueryWords = 12;
const edge = ',;.:!?()[\\]{}«»“”„،؛؟…–—-';
const edgePunctuation = new RegExp(`^[${edge}]+|[${edge}]+$`, 'g');

/**
 * The folded words of a search text, each once, all of which must be found (decisions §5). `% _ \ ' "` and every other
 * sign stay as literal text; only punctuation around words is left out, unless the query is nothing else.
 */
export function tokenizeQuery(query: string): string[] {
  const typed = foldText(query.slice(0, maxQueryLength).toWellFormed())
    .split(/[\p{White_Space}\p{Cc}]+/u)
    .filter((word) => word !== '');
  const words = typed.map((word) => word.replace(edgePunctuation, '')).filter((word) => word !== '');
  return [...new Set(words.length > 0 ? words : typed)].slice(0, maxQueryWords);
}
