import type { FacetOption } from '#contract/fields.ts';
import type { OpportunityFilters as FilterOptions } from '#contract/opportunities.ts';
import { agsCategories, workModes } from '#domain/opportunity.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { presentCountryName } from '#server/presentReferences.ts';
import type { FacetRow, OpportunityFacets, OrganizationNames } from './queriesFacets.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

export interface FilterLabels {
  categories: { slug: string; name_en: string; name_ar: string }[];
  areas: { id: number; slug: string; title_en: string; title_ar: string }[];
  /** Chosen organizations that are no options of the result, by their ids as texts. */
  organizations: ReadonlyMap<string, OrganizationNames>;
}

type Options = Omit<FilterOptions, 'named' | 'open_count' | 'is_open_count_capped' | 'country_count'>;

/**
 * Counted options with their words. Closed groups (kinds, categories, areas, modes) are whole and in their own order,
 * also where nothing is left; organizations and countries come most first, with those that are chosen.
 */
export function presentFilters(
  facets: OpportunityFacets,
  labels: FilterLabels,
  chosen: OpportunityFilters,
  language: Language,
  t: Translate,
): Options {
  const isArabic = language === 'ar';
  const whole = (rows: FacetRow[], options: readonly (readonly [value: string, label: string])[]): FacetOption[] => {
    const found = new Map(rows.map((row) => [row.value, row]));
    return options.map(([value, label]) => option(found.get(value) ?? { value, count: 0, isCapped: false }, label));
  };
  const named = (
    rows: FacetRow[],
    chosenValues: readonly string[],
    labelOf: (value: string) => string | null,
  ): FacetOption[] => {
    const missing = [...new Set(chosenValues)].filter((value) => !rows.some((row) => row.value === value));
    return [...rows, ...missing.map((value) => ({ value, count: 0, isCapped: false }))].flatMap((row) => {
      const label = labelOf(row.value);
      return label === null ? [] : [option(row, label)];
    });
  };
  const partners = new Map(facets.partner.map(({ value, names }) => [value, names]));
  const partnerLabel = (id: string): string | null => {
    const names = partners.get(id) ?? labels.organizations.get(id);
    if (!names) return null;
    return isArabic ? (names.name_ar ?? names.name_en) : (names.name_en ?? names.name_ar);
  };
  const areas = whole(
    facets.tas,
    labels.areas.map((area) => [String(area.id), isArabic ? area.title_ar : area.title_en] as const),
  );
  return {
    cat: whole(
      facets.cat,
      labels.categories.map((category) => [category.slug, isArabic ? category.name_ar : category.name_en] as const),
    ),
    agsCat: whole(
      facets.agsCat,
      agsCategories.map((category) => [category, t(`agsCategory.${category}`)] as const),
    ),
    tas: areas.map((area, index) => ({ ...area, slug: labels.areas[index]?.slug ?? '' })),
    partner: named(facets.partner, (chosen.partner ?? []).map(String), partnerLabel),
    country: named(
      facets.country,
      (chosen.country ?? []).map((code) => code.toUpperCase()),
      (code) => presentCountryName(code, language),
    ),
    mode: whole(
      facets.mode,
      workModes.map((mode) => [mode, t(`workMode.${mode}`)] as const),
    ),
    isProgram: whole(facets.isProgram, [
      ['true', t('filters.programOnly')],
      ['false', t('filters.notProgram')],
    ]),
  };
}

function option({ value, count, isCapped }: FacetRow, label: string): FacetOption {
  return { value, label, count, is_capped: isCapped };
}
