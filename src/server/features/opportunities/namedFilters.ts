import type { NamedFilter } from '#contract/opportunities.ts';
import { countries, countryName, namesOfCountry } from '#domain/countries.ts';
import { labelKey, labelWords } from '#domain/labelKey.ts';
import { agsCategories, workModes } from '#domain/opportunity.ts';
import { remember } from '#domain/remember.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { joiningWords, otherLabels } from '#server/content/otherLabels.ts';
import type { FilterLabels } from './presentFilters.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

/** A value of a filter with its label in both languages. */
interface Option extends Record<Language, string> {
  value: string;
  /** What people type for it: the labels and other words. */
  names: readonly string[];
}

const maxLabelWords = 5;

/** The options of one filter by their keys, and the values that are chosen of it. */
interface Group {
  filter: NamedFilter['filter'];
  find: (key: string) => Option | undefined;
  chosen: readonly string[];
}

/**
 * What is meant by a search for nothing but labels of filters, or other words for them, in either language: who types
 * "sustainability", «قطر» or «وظائف» means all of it rather than a word in a text, and who types "jobs in Qatar" or «منح
 * في الذكاء الاصطناعي» means what both leave. A label of several filters is offered for each. What is chosen already is
 * left out. Whether anything is open there is not asked.
 */
export function namedFilters(
  { q = '', ...chosen }: OpportunityFilters,
  { categories, areas }: Pick<FilterLabels, 'categories' | 'areas'>,
  language: Language,
): NamedFilter[][] {
  const key = labelKey(q);
  if (key === '') return [];
  const chosenArea = areas.find(({ slug }) => slug === chosen.taSlug);
  const groups: Group[] = [
    group(
      'agsCat',
      worded(agsCategories, (category) => `agsCategory.${category}`),
      chosen.agsCat ? [chosen.agsCat] : [],
    ),
    group(
      'tas',
      areas.map(({ id, slug, title_en, title_ar }) => optionOf(String(id), title_en, title_ar, slug)),
      (chosenArea ? [chosenArea.id] : (chosen.tas ?? [])).map(String),
    ),
    group(
      'cat',
      categories.map(({ slug, name_en, name_ar }) => optionOf(slug, name_en, name_ar)),
      chosen.cat ?? [],
    ),
    {
      filter: 'country',
      find: (name) => countriesByKey().get(name),
      chosen: (chosen.country ?? []).map((code) => code.toUpperCase()),
    },
    group(
      'mode',
      worded(workModes, (mode) => `workMode.${mode}`),
      chosen.mode ?? [],
    ),
  ];
  const alone = groups.flatMap((one) => namedIn(one, key));
  const ways = alone.length > 0 ? alone.map((one) => [one]) : [namedTogether(labelWords(q), groups) ?? []];
  return ways
    .filter((way) => way.some(({ isChosen }) => !isChosen))
    .map((way) => way.map(({ filter, option }) => ({ filter, value: option.value, label: option[language] })));
}

interface Named {
  filter: NamedFilter['filter'];
  option: Option;
  isChosen: boolean;
}

function namedIn({ filter, find, chosen }: Group, key: string): Named[] {
  const option = find(key);
  return option ? [{ filter, option, isChosen: chosen.includes(option.value) }] : [];
}

/** Labels of different filters that are all there is in these words beside joining ones, or undefined. */
function namedTogether(words: readonly string[], groups: readonly Group[]): Named[] | undefined {
  const [first] = words;
  if (first === undefined) return [];
  for (let length = Math.min(maxLabelWords, words.length); length > 0; length -= 1) {
    const key = labelKey(words.slice(0, length).join(' '));
    for (const one of groups) {
      const named = namedIn(one, key);
      if (named.length === 0) continue;
      const others = groups.filter((other) => other !== one);
      const rest = namedTogether(words.slice(length), others);
      if (rest) return [...named, ...rest];
    }
  }
  return joiningWords.has(first) ? namedTogether(words.slice(1), groups) : undefined;
}

function group(filter: NamedFilter['filter'], options: readonly Option[], chosen: readonly string[]): Group {
  const find = (key: string) => options.find(({ names }) => names.some((name) => knownKey(name) === key));
  return { filter, find, chosen };
}

function optionOf(value: string, en: string, ar: string, slug = value): Option {
  return { value, en, ar, names: [en, ar, ...(otherLabels[slug] ?? [])] };
}

/** Labels are few and compared with each search. */
const knownKey = remember(500, labelKey);

/** Options that the portal words itself. */
function worded<Value extends string>(values: readonly Value[], idOf: (value: Value) => MessageId): Option[] {
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
