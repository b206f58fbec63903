import type { Language } from '#i18n/language.ts';
import type { AreaFilter } from './filterValues.ts';
import { type NamedGroup, namedWays } from './namedWays.ts';

type DirectoryFilter = 'type' | 'tas' | 'country';
type Way = ReturnType<typeof namedWays<DirectoryFilter>>[number];

/** What narrows a directory, its words among it. */
interface DirectoryFilters extends AreaFilter {
  q?: string;
  type?: string[];
  country?: string[];
}

/**
 * The ways that a directory offers to a search for nothing but labels of its filters: those that leave something.
 * `countOf` is asked with the filters of the list that a way leads to.
 */
export async function namedInDirectory<Filters extends DirectoryFilters>(
  filters: Filters,
  groups: readonly NamedGroup<DirectoryFilter>[],
  language: Language,
  countOf: (filters: Filters) => Promise<{ total: number }>,
): Promise<Way[]> {
  const ways = namedWays(filters.q ?? '', groups, language);
  const counts = await Promise.all(ways.map((way) => countOf(narrowed(filters, way))));
  return ways.filter((_way, index) => (counts[index]?.total ?? 0) > 0);
}

/** Filters with those of a way in place of the words and of what is chosen of the same filters. */
function narrowed<Filters extends DirectoryFilters>(filters: Filters, way: Way): Filters {
  const choice: DirectoryFilters = { ...filters, q: '' };
  for (const { filter, value } of way) {
    if (filter === 'tas') {
      choice.tas = [Number(value)];
      delete choice.taSlug;
    } else choice[filter] = [value];
  }
  return choice as Filters;
}
