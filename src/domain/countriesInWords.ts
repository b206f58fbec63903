import { countries, namesOfCountry } from './countries.ts';
import { foldText, stripArticle } from './searchText.ts';

/** Words of a search: one, or several that are a country's name together, with its ISO code. */
export interface PlacedWords {
  text: string;
  country: string | null;
}

/**
 * Joins the words of a query that name a country, in either language and under any name that people look for it by
 * (`saudi arabia`, «بالسعودية», `UAE`); the longest name wins. Other words stay as they are, in their order.
 */
export function joinCountryNames(words: readonly string[]): PlacedWords[] {
  const joined: PlacedWords[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxNameWords, words.length - at);
    while (length > 0 && !codesByKey.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const text = words.slice(at, at + Math.max(1, length)).join(' ');
    joined.push({ text, country: isAmman(text) ? null : (codesByKey.get(keyOf([text])) ?? null) });
    at += Math.max(1, length);
  }
  return joined;
}

/** Folded, without articles and the signs between words. Endings stay: مالي is a country, مالية and مال are not. */
function keyOf(words: readonly string[]): string {
  return foldText(words.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stripArticle)
    .join(' ');
}

/** With its shadda, عمّان is the capital of Jordan; folded it is Oman. */
function isAmman(text: string): boolean {
  return /^(?:[وفب]|ل)?عم\u0651ان$/u.test(text.normalize('NFC').replace(/[\u064B-\u0650\u0652]/gu, ''));
}

const codesByKey = new Map(
  countries.flatMap((country) => namesOfCountry(country).map((name) => [keyOf([name]), country.code] as const)),
);
const maxNameWords = Math.max(...[...codesByKey.keys()].map((key) => key.split(' ').length));
