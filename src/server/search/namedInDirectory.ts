import type { Language } from '#i18n/language.ts';
import { type NamedGroup, namedWays } from './namedWays.ts';

type DirectoryFilter = 'type' | 'tas' | 'country';

/** Named filters as a directory's list takes them. */
export interface NamedChoice {
  type?: string[];
  country?: string[];
  tas?: number[];
}

/** The ways that a directory offers to a search for nothing but labels of its filters: those that leave something. */
export async function namedInDirectory(
  q: string,
  groups: readonly NamedGroup<DirectoryFilter>[],
  language: Language,
  countOf: (choice: NamedChoice) => Promise<{ total: number }>,
) {
  const ways = namedWays(q, groups, language);
  const counts = await Promise.all(
    ways.map((way) => {
      const choice: NamedChoice = {};
      for (const { filter, value } of way) {
        if (filter === 'tas') choice.tas = [Number(value)];
        else choice[filter] = [value];
      }
      return countOf(choice);
    }),
  );
  return ways.filter((_way, index) => (counts[index]?.total ?? 0) > 0);
}
