import {
  arabicLetters,
  arabicWordRules,
  attachedArticle,
  keptApartFrom,
  keptApartTo,
  latinWordRules,
  nameMarks,
  type NameKeyRule,
  nameRules,
  nameSeparators,
} from './nameKeyRules.ts';
import { foldText } from './searchText.ts';

/** No word of a name has more readings than this; those that its rules name first are kept. */
const maxKeysPerWord = 32;
const maxNameLength = 300;

const compile = (rules: readonly NameKeyRule[]): [RegExp, string][] =>
  rules.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement]);
const rulesForName = compile(nameRules);
const rulesForLatin = compile(latinWordRules);
const rulesForArabic = compile(arabicWordRules);
const marks = new RegExp(nameMarks, 'gu');
const separators = new RegExp(nameSeparators, 'gu');
const article = new RegExp(attachedArticle, 'u');
const keptApart = new Map(Array.from(keptApartFrom, (letter, index) => [letter, keptApartTo.charAt(index)]));

const apply = (rules: [RegExp, string][], text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/**
 * Keys under which a name is found across scripts and spellings (decisions §5): محمد, Mohammed and Muhammad share one.
 * Two words of names match when they have a key in common. A word has several keys where its letters have several
 * readings. Letters beyond Latin and Arabic give none.
 */
export function nameKeys(name: string): string[] {
  return [...new Set(nameKeyGroups(name).flat())];
}

/** The keys of each word of a name or of a query, word by word; every group of a query must meet the keys of a name. */
export function nameKeyGroups(name: string): string[][] {
  const kept = name
    .slice(0, maxNameLength)
    .toWellFormed()
    .normalize('NFKC')
    .replace(marks, '')
    .replace(separators, ' ')
    .replace(/[أإآؤئىة]/gu, (letter) => keptApart.get(letter) ?? letter);
  const words = apply(rulesForName, ` ${foldText(kept).split(/\s+/u).filter(Boolean).join(' ')} `).split(' ');
  return words.map(wordKeys).filter((keys) => keys.length > 0);
}

/** Whether every word of a query is a word of the name, across scripts and spellings. A query without such words matches nothing. */
export function matchesName(query: string, name: string): boolean {
  const wanted = nameKeyGroups(query);
  const keys = new Set(nameKeys(name));
  return wanted.length > 0 && wanted.every((group) => group.some((key) => keys.has(key)));
}

function wordKeys(word: string): string[] {
  const readings = [word, word.replace(article, '')];
  const keys = readings
    .flatMap((reading) => expandGroups(skeletonOf(reading)))
    .map((key) => key.replace(/(.)\1+/gu, '$1'));
  return [...new Set(keys)].filter((key) => key.length > 1).slice(0, maxKeysPerWord);
}

function skeletonOf(word: string): string {
  if (/[a-z]/.test(word))
    return apply(rulesForLatin, word.replace(/[^a-z]/gu, '')).replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const arabic = apply(rulesForArabic, word.replace(/[^\u0621-\u06D31-7]/gu, ''));
  return arabic.replace(/[^A-Z<|>]/gu, (letter) => arabicLetters[letter] ?? '');
}

/** Every reading of a skeleton: `M<|W>D` is MD and MWD. */
function expandGroups(skeleton: string): string[] {
  let readings = [''];
  for (const [part] of skeleton.matchAll(/<[^>]*>|[^<]+/g)) {
    const choices = part.startsWith('<') ? part.slice(1, -1).split('|') : [part];
    const offered = readings.length * choices.length > maxKeysPerWord ? choices.slice(0, 1) : choices;
    readings = readings.flatMap((reading) => offered.map((choice) => reading + choice));
  }
  return readings;
}
