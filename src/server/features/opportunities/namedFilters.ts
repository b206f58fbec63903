import type { NamedFilter } from '#contract/opportunities.ts';
import { countries, countryName, namesOfCountry } from '#domain/countries.ts';
import { labelKey } from '#domain/labelKey.ts';
import { agsCategories, workModes } from '#domain/opportunity.ts';
import { remember } from '#domain/remember.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { otherLabels } from '#server/content/otherLabels.ts';
import type { FilterLabels } from './presentFilters.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

/** A value of a filter with its label in both languages. */
interface Option extends Record<Language, string> {
  value: string;
  /** What people type for it: the labels and other words. */
  names: readonly string[];
}

/**
 * The filters by whose label alone was searched, or another word for it, in either language: who types "sustainability",
 * «قطر» or «وظائف» means all of it rather than a word in a text. What is chosen already is left out. Whether a country has
 * opportunities is not asked.
 */
export function namedFilters(
  { q = '', ...chosen }: OpportunityFilters,
  { categories, areas }: Pick<FilterLabels, 'categories' | 'areas'>,
  language: Language,
): NamedFilter[] {
  const key = labelKey(q);
  if (key === '') return [];
  const chosenArea = areas.find(({ slug }) => slug === chosen.taSlug);
  const country = countriesByKey().get(key);
  const groups: [NamedFilter['filter'], Option[], readonly string[]][] = [
    ['agsCat', worded(agsCategories, (category) => `agsCategory.${category}`), chosen.agsCat ? [chosen.agsCat] : []],
    [
      'tas',
      areas.map(({ id, slug, title_en, title_ar }) => optionOf(String(id), title_en, title_ar, slug)),
      (chosenArea ? [chosenArea.id] : (chosen.tas ?? [])).map(String),
    ],
    ['cat', categories.map(({ slug, name_en, name_ar }) => optionOf(slug, name_en, name_ar)), chosen.cat ?? []],
    ['country', country ? [country] : [], (chosen.country ?? []).map((code) => code.toUpperCase())],
    ['mode', worded(workModes, (mode) => `workMode.${mode}`), chosen.mode ?? []],
  ];
  return groups.flatMap(([filter, options, values]) =>
    options
      .filter((option) => !values.includes(option.value) && option.names.some((name) => knownKey(name) === key))
      .map((option) => ({ filter, value: option.value, label: option[language] })),
  );
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
