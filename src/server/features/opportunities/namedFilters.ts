import type { NamedFilter } from '#contract/opportunities.ts';
import { countries, countryName } from '#domain/countries.ts';
import { labelKey } from '#domain/labelKey.ts';
import { agsCategories, workModes } from '#domain/opportunity.ts';
import { remember } from '#domain/remember.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { FilterLabels } from './presentFilters.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

/** A value of a filter with its label in both languages. */
interface Option extends Record<Language, string> {
  value: string;
}

/**
 * The filters by whose label alone was searched, in either language: who types "sustainability" or «قطر» means all of it
 * rather than a word in a text. What is chosen already is left out. Whether a country has opportunities is not asked.
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
      areas.map((area) => ({ value: String(area.id), en: area.title_en, ar: area.title_ar })),
      (chosenArea ? [chosenArea.id] : (chosen.tas ?? [])).map(String),
    ],
    [
      'cat',
      categories.map(({ slug, name_en, name_ar }) => ({ value: slug, en: name_en, ar: name_ar })),
      chosen.cat ?? [],
    ],
    ['country', country ? [country] : [], (chosen.country ?? []).map((code) => code.toUpperCase())],
    ['mode', worded(workModes, (mode) => `workMode.${mode}`), chosen.mode ?? []],
  ];
  return groups.flatMap(([filter, options, values]) =>
    options
      .filter((option) => !values.includes(option.value) && languages.some((each) => knownKey(option[each]) === key))
      .map((option) => ({ filter, value: option.value, label: option[language] })),
  );
}

/** Labels are few and compared with each search. */
const knownKey = remember(500, labelKey);

/** Options that the portal words itself. */
function worded<Value extends string>(values: readonly Value[], idOf: (value: Value) => MessageId): Option[] {
  const [en, ar] = [translatorFor('en'), translatorFor('ar')];
  return values.map((value) => ({ value, en: en(idOf(value)), ar: ar(idOf(value)) }));
}

let byKey: Map<string, Option> | undefined;

function countriesByKey(): Map<string, Option> {
  byKey ??= new Map(
    countries.flatMap((country) => {
      const option = { value: country.code, en: countryName(country, 'en'), ar: countryName(country, 'ar') };
      return languages.map((language) => [labelKey(option[language]), option] as const);
    }),
  );
  return byKey;
}
