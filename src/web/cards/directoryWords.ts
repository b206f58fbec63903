import type { FacetOption } from '#contract/fields.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ListChip } from './ListResults.tsx';
import { type ListValues, withoutValue } from './listQuery.ts';

interface DirectoryFilters {
  [key: string]: readonly (FacetOption & { slug?: string })[];
}

/** The filters in force, each with the list without it. A value that is no option (any more) is shown as it stands. */
export function chipsOf(
  values: ListValues,
  keys: readonly string[],
  filters: DirectoryFilters,
  { t, hrefOf }: { t: Translate; hrefOf: (values: ListValues) => string },
): ListChip[] {
  return ['q', ...keys].flatMap((key) =>
    (values[key] ?? []).map((value) => ({
      label: key === 'q' ? t('search.chip', { query: value }) : labelOf(key, value, filters),
      removeTo: hrefOf(withoutValue(values, key, value)),
    })),
  );
}

function labelOf(key: string, value: string, filters: DirectoryFilters): string {
  if (key === 'taSlug') return filters.tas?.find((option) => option.slug === value)?.label ?? value;
  const wanted = key === 'country' ? value.toUpperCase() : value;
  return filters[key]?.find((option) => option.value === wanted)?.label ?? value;
}

/** The ids of the chosen areas, whether the address names them by id or by slug. */
export function chosenAreas(values: ListValues, options: readonly (FacetOption & { slug: string })[]): string[] {
  const bySlug = options.filter(({ slug }) => slug === values.taSlug?.[0]).map(({ value }) => value);
  return bySlug.length > 0 ? bySlug : [...(values.tas ?? [])];
}

/** Orders of a directory; a search is in order of relevance unless told otherwise. */
export function sortOptions(values: ListValues, t: Translate): { value: string; label: string }[] {
  const isSearch = values.q !== undefined;
  return [
    ...(isSearch ? [{ value: '', label: t('sort.relevance') }] : []),
    { value: isSearch ? 'name' : '', label: t('sort.name') },
    { value: 'newest', label: t('sort.newest') },
  ];
}
