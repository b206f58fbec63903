import type { FacetOption } from '#contract/fields.ts';
import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import type { Language } from '#i18n/language.ts';
import { presentCountryName } from './presentReferences.ts';

interface FacetRow {
  value: string;
  count: number;
  isCapped: boolean;
}

/**
 * The options of a filter in the reader's language. What is selected stays an option when it leaves nothing, so that it
 * can be taken back; an option without a label is none.
 */
export function presentFacet(
  rows: readonly FacetRow[],
  selected: readonly string[],
  labelOf: (value: string) => string | null,
): FacetOption[] {
  const missing = selected.filter((value) => !rows.some((row) => row.value === value));
  const all = [...rows, ...missing.map((value) => ({ value, count: 0, isCapped: false }))];
  return all.flatMap(({ value, count, isCapped }) => {
    const label = labelOf(value);
    return label === null ? [] : [{ value, label, count, is_capped: isCapped }];
  });
}

/** Countries by their names in the reader's language. */
export function presentCountryFacet(
  rows: readonly FacetRow[],
  selected: readonly string[],
  language: Language,
): FacetOption[] {
  const codes = selected.map((code) => code.toUpperCase());
  return presentFacet(rows, codes, (code) => presentCountryName(code, language));
}

/** All areas in their fixed order, each with its count. */
export function presentAreaFacet(
  rows: readonly FacetRow[],
  areas: readonly ThematicAreaReference[],
): (FacetOption & { slug: string })[] {
  return areas.map((area) => {
    const row = rows.find(({ value }) => value === String(area.id));
    return {
      value: String(area.id),
      slug: area.slug,
      label: area.title ?? area.slug,
      count: row?.count ?? 0,
      is_capped: row?.isCapped ?? false,
    };
  });
}
