import type { NamedFilter } from '#contract/opportunities.ts';
import { agsCategories, workModes } from '#domain/opportunity.ts';
import type { Language } from '#i18n/language.ts';
import { namedAreas, namedCountries, namedGroup, namedWays, optionOf, worded } from '#server/search/namedWays.ts';
import type { FilterLabels } from './presentFilters.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

/** What is meant by a search for nothing but labels of the list's filters. Whether these leave anything is not asked. */
export function namedFilters(
  { q = '', ...chosen }: OpportunityFilters,
  { categories, areas }: Pick<FilterLabels, 'categories' | 'areas'>,
  language: Language,
): NamedFilter[][] {
  const kinds = categories.map(({ slug, name_en, name_ar }) => optionOf(slug, name_en, name_ar));
  return namedWays<NamedFilter['filter']>(
    q,
    [
      namedGroup(
        'agsCat',
        worded(agsCategories, (category) => `agsCategory.${category}`),
        chosen.agsCat ? [chosen.agsCat] : [],
      ),
      namedAreas(areas, chosen),
      namedGroup('cat', kinds, chosen.cat ?? []),
      namedCountries(chosen.country),
      namedGroup(
        'mode',
        worded(workModes, (mode) => `workMode.${mode}`),
        chosen.mode ?? [],
      ),
    ],
    language,
  );
}
