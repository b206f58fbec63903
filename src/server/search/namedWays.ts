import { countries, countryName, namesOfCountry } from '#domain/countries.ts';
import { labelKey, labelWords } from '#domain/labelKey.ts';
import { remember } from '#domain/remember.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { joiningWords, otherLabels } from '#server/content/otherLabels.ts';

/** A value of a filter with its label in both languages. */
interface Option extends Record<Language, string> {
  value: string;
  /** What people type for it: the labels and other words. */
  names: readonly string[];
}

/** The options of one filter by the keys of their names, and the values that are chosen of it. */
export interface NamedGroup<Filter extends string> {
  filter: Filter;
  find: (key: string) => Option | undefined;
  chosen: readonly string[];
}

/** A value of a filter with its label in the reader's language. */
interface Named<Filter extends string> {
  filter: Filter;
  value: string;
  label: string;
}

interface Found<Filter extends string> {
  filter: Filter;
  option: Option;
  isChosen: boolean;
}

const maxLabelWords = 5;

/**
 * What is meant by a search for nothing but labels of filters, or other words for them, in either language: who types
 * "sustainability", «قطر» or «وظائف» means all of it rather than a word in a text, and who types "jobs in Qatar" or «منح
 * في الذكاء الاصطناعي» means what both leave. A label of several filters is offered for each. What is chosen already is
 * left out. Whether anything is found there is not asked.
 */
export function namedWays<Filter extends string>(
  q: string,
  groups: readonly NamedGroup<Filter>[],
  language: Language,
): Named<Filter>[][] {
  const key = labelKey(q);
  if (key === '') return [];
  const alone = groups.flatMap((group) => foundIn(group, key));
  const ways = alone.length > 0 ? alone.map((one) => [one]) : [foundTogether(labelWords(q), groups) ?? []];
  return ways
    .filter((way) => way.some(({ isChosen }) => !isChosen))
    .map((way) => way.map(({ filter, option }) => ({ filter, value: option.value, label: option[language] })));
}

function foundIn<Filter extends string>({ filter, find, chosen }: NamedGroup<Filter>, key: string): Found<Filter>[] {
  const option = find(key);
  return option ? [{ filter, option, isChosen: chosen.includes(option.value) }] : [];
}

/** Labels of different filters that are all there is in these words beside joining ones, or undefined. */
function foundTogether<Filter extends string>(
  words: readonly string[],
  groups: readonly NamedGroup<Filter>[],
): Found<Filter>[] | undefined {
  const [first] = words;
  if (first === undefined) return [];
  for (let length = Math.min(maxLabelWords, words.length); length > 0; length -= 1) {
    const key = labelKey(words.slice(0, length).join(' '));
    for (const group of groups) {
      const found = foundIn(group, key);
      if (found.length === 0) continue;
      const others = groups.filter((other) => other !== group);
      const rest = foundTogether(words.slice(length), others);
      if (rest) return [...found, ...rest];
    }
  }
  return joiningWords.has(first) ? foundTogether(words.slice(1), groups) : undefined;
}

/** A filter by its options. @param chosen values of it that are selected. */
export function namedGroup<Filter extends string>(
  filter: Filter,
  options: readonly Option[],
  chosen: readonly string[],
): NamedGroup<Filter> {
  const find = (key: string) => options.find(({ names }) => names.some((name) => knownKey(name) === key));
  return { filter, find, chosen };
}

/** Labels are few and compared with each search. */
const knownKey = remember(500, labelKey);

/** @param chosen ISO codes in either case. */
export function namedCountries(chosen: readonly string[] = []): NamedGroup<'country'> {
  return {
    filter: 'country',
    find: (key) => countriesByKey().get(key),
    chosen: chosen.map((code) => code.toUpperCase()),
  };
}

/** The areas by id, as the lists take them. @param chosen ids or a slug. */
export function namedAreas(
  areas: readonly { id: number; slug: string; title_en: string | null; title_ar: string | null }[],
  chosen: { tas?: readonly number[]; taSlug?: string },
): NamedGroup<'tas'> {
  const chosenArea = areas.find(({ slug }) => slug === chosen.taSlug);
  return namedGroup(
    'tas',
    areas.map(({ id, slug, title_en: en, title_ar: ar }) =>
      optionOf(String(id), en ?? ar ?? slug, ar ?? en ?? slug, slug),
    ),
    (chosenArea ? [chosenArea.id] : (chosen.tas ?? [])).map(String),
  );
}

/** An option by its labels; what else people type for it goes by `slug`. */
export function optionOf(value: string, en: string, ar: string, slug = value): Option {
  return { value, en, ar, names: [en, ar, ...(otherLabels[slug] ?? [])] };
}

/** Options that the portal words itself. */
export function worded<Value extends string>(values: readonly Value[], idOf: (value: Value) => MessageId): Option[] {
  const [en, ar] = [translatorFor('en'), translatorFor('ar')];
  return values.map((value) => optionOf(value, en(idOf(value)), ar(idOf(value))));
}

let byKey: Map<string, Option> | undefined;

function countriesByKey(): Map<string, Option> {
  byKey ??= new Map(
    countries.flatMap((country) => {
      const [en, ar] = [countryName(country, 'en'), countryName(country, 'ar')];
      const option = { value: country.code, en, ar, names: namesOfCountry(country) };
      return option.names.map((name) => [labelKey(name), option] as const);
    }),
  );
  return byKey;
}
