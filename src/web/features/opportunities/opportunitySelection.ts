import type { CallInput } from '#contract/defineEndpoint.ts';
import type { listOpportunities } from '#contract/opportunities.ts';
import { parsePage } from '#domain/pagination.ts';
import { readListText } from '#web/cards/readListText.ts';
import { type AgsCategory, agsCategories, type Query } from '#web/shell/paths.ts';

/** What is chosen on the list's page: its whole address, read. */
export interface Selection {
  q: string;
  agsCategory: AgsCategory | null;
  /** Area ids; not used while `taSlug` is set. */
  tas: number[];
  taSlug: string | null;
  cat: string[];
  mode: string[];
  country: string[];
  partner: string[];
  isProgram: 'true' | 'false' | null;
  state: State;
  sort: Sort | null;
  page: number;
}

export const states = ['open', 'closed', 'all'] as const;
type State = (typeof states)[number];
export const sorts = ['relevance', 'closing', 'newest'] as const;
type Sort = (typeof sorts)[number];

/**
 * Reads the list's address. What makes no sense is as if it were not there, except a category that is none of the
 * three, letter by letter: that page does not exist, and the answer is null (decisions §5, case SRC-10).
 */
export function readSelection(search: URLSearchParams): Selection | null {
  const one = (key: string): string => readListText(search.get(key) ?? '');
  const many = (key: string): string[] =>
    unique(
      search
        .getAll(key)
        .flatMap((value) => value.split(','))
        .map(readListText),
    );
  const among = <T extends string>(values: readonly T[], value: string): T | null =>
    values.find((known) => known === value) ?? null;

  const asked = search.getAll('agsCategory').filter((value) => value !== '');
  if (asked.some((value) => among(agsCategories, value) === null)) return null;
  const program = one('isProgram');
  return {
    q: one('q'),
    agsCategory: among(agsCategories, asked[0] ?? ''),
    tas: readAreas(search.getAll('tas')),
    taSlug: one('taSlug') || null,
    cat: many('cat'),
    mode: many('mode'),
    country: many('country').map((code) => code.toUpperCase()),
    partner: many('partner'),
    isProgram: ['1', 'true'].includes(program) ? 'true' : ['0', 'false'].includes(program) ? 'false' : null,
    state: among(states, one('state')) ?? 'open',
    sort: among(sorts, one('sort')),
    page: parsePage(one('page')),
  };
}

/** `tas` as the specification writes it, a JSON list, or as a form without script sends it, repeated. */
function readAreas(values: string[]): number[] {
  const ids = values.flatMap((value): unknown[] => {
    if (/^[0-9]{1,9}$/.test(value)) return [Number(value)];
    try {
      const list: unknown = JSON.parse(value);
      return Array.isArray(list) ? list.map(Number) : [];
    } catch {
      return [];
    }
  });
  return unique(ids.filter((id): id is number => Number.isSafeInteger(id)));
}

/** The order of a list that none was chosen for: what closes first, of a search what matches best. */
export function defaultSort({ q }: Selection): Sort {
  return q === '' ? 'closing' : 'relevance';
}

/** A selection without its words, and without the order that only words have. */
export function withoutWords(selection: Selection): Selection {
  return { ...selection, q: '', sort: selection.sort === 'relevance' ? null : selection.sort, page: 1 };
}

/** The address of a selection, in one order and without what goes without saying. */
export function selectionQuery(selection: Selection): Query {
  const { tas, taSlug, agsCategory, isProgram, state, sort, page, ...rest } = selection;
  return {
    q: rest.q,
    agsCategory: agsCategory ?? undefined,
    taSlug: taSlug ?? undefined,
    tas: taSlug === null && tas.length > 0 ? JSON.stringify(tas) : undefined,
    cat: rest.cat,
    mode: rest.mode,
    country: rest.country,
    partner: rest.partner,
    isProgram: isProgram ?? undefined,
    state: state === 'open' ? undefined : state,
    sort:
      sort === null || sort === defaultSort(selection) || (sort === 'relevance' && rest.q === '') ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
}

/** The same selection as the API's query (spec §7). */
export function apiQuery({
  agsCategory,
  tas,
  taSlug,
  isProgram,
  sort,
  ...rest
}: Selection): CallInput<typeof listOpportunities>['query'] {
  return {
    ...rest,
    ...(agsCategory ? { agsCat: agsCategory } : {}),
    ...(taSlug ? { taSlug } : tas.length > 0 ? { tas: JSON.stringify(tas) } : {}),
    isProgram: isProgram ?? undefined,
    ...(sort ? { sort } : {}),
  };
}

/** How many filters are chosen; words, order and page are none. */
export function countFilters({
  agsCategory,
  tas,
  taSlug,
  cat,
  mode,
  country,
  partner,
  isProgram,
  state,
}: Selection): number {
  const lists = [taSlug ? [taSlug] : tas, cat, mode, country, partner];
  return (
    lists.reduce((sum, list) => sum + list.length, 0) +
    [agsCategory, isProgram, state !== 'open'].filter(Boolean).length
  );
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values.filter((value) => value !== ''))].slice(0, 50);
}
