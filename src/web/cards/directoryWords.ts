import type { DirectoryFilters } from '#contract/directories.ts';
import type { FacetOption } from '#contract/fields.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ListChip } from './ListResults.tsx';
import { type ListValues, withoutValue } from './listQuery.ts';

const groupNames: Record<DirectoryFilters['named'][number][number]['filter'], MessageId> = {
  type: 'filters.organizationType',
  tas: 'filters.focusArea',
  country: 'filters.country',
};

interface FilterOptions {
  [key: string]: readonly (FacetOption & { slug?: string })[];
}

/** The filters in force, each with the list without it. A value that is no option (any more) is shown as it stands. */
export function chipsOf(
  values: ListValues,
  keys: readonly string[],
  filters: FilterOptions,
  { t, hrefOf }: { t: Translate; hrefOf: (values: ListValues) => string },
): ListChip[] {
  return ['q', ...keys].flatMap((key) =>
    (values[key] ?? []).map((value) => ({
      label: key === 'q' ? t('search.chip', { query: value }) : labelOf(key, value, filters),
      removeTo: hrefOf(withoutValue(values, key, value)),
    })),
  );
}

/** The ways to filters by whose labels was searched, in place of the words and of what else is chosen of these filters. */
export function namedLinks(
  values: ListValues,
  ways: DirectoryFilters['named'],
  { t, hrefOf }: { t: Translate; hrefOf: (values: ListValues) => string },
): { label: string; href: string }[] {
  const { q: _q, page: _page, ...rest } = values;
  return ways.map((way) => ({
    label: way
      .map(({ filter, label }) => t('filters.namedOption', { group: t(groupNames[filter]), name: label }))
      .join(' · '),
    href: hrefOf({
      ...rest,
      ...(way.some(({ filter }) => filter === 'tas') ? { taSlug: [] } : {}),
      ...Object.fromEntries(way.map(({ filter, value }) => [filter, [value]])),
    }),
  }));
}

function labelOf(key: string, value: string, filters: FilterOptions): string {
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
