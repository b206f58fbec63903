import type { FacetOption } from '#contract/fields.ts';
import type { OpportunityFilters } from '#contract/opportunities.ts';
import { isolate } from '#i18n/messageParts.ts';
import type { Translate } from '#i18n/translate.ts';
import { type Selection, withoutWords } from './opportunitySelection.ts';

export interface ChosenFilter {
  key: string;
  label: string;
  /** The selection without it, from its first page on. */
  without: Selection;
}

/** Everything that narrows the list, one by one, in the words of the filters' options. */
export function chosenFilters(selection: Selection, filters: OpportunityFilters | null, t: Translate): ChosenFilter[] {
  const labelIn = (options: readonly FacetOption[] | undefined, value: string): string =>
    options?.find((option) => option.value === value)?.label ?? value;
  const chosen: ChosenFilter[] = [];
  const add = (key: string, label: string, change: Partial<Selection>): void => {
    chosen.push({ key, label, without: { ...selection, ...change, page: 1 } });
  };
  const { q, agsCategory, taSlug, tas, isProgram, state } = selection;
  if (q !== '') add('q', t('search.chip', { query: isolate(q) }), withoutWords(selection));
  if (agsCategory) add('agsCategory', t(`agsCategory.${agsCategory}`), { agsCategory: null });
  if (taSlug) add('taSlug', filters?.tas.find((area) => area.slug === taSlug)?.label ?? taSlug, { taSlug: null });
  else
    for (const id of tas)
      add(`tas ${id}`, labelIn(filters?.tas, String(id)), { tas: tas.filter((other) => other !== id) });
  for (const group of ['cat', 'mode', 'country', 'partner'] as const) {
    for (const value of selection[group])
      add(`${group} ${value}`, labelIn(filters?.[group], value), {
        [group]: selection[group].filter((other) => other !== value),
      });
  }
  if (isProgram)
    add('isProgram', t(isProgram === 'true' ? 'filters.programOnly' : 'filters.notProgram'), { isProgram: null });
  if (state !== 'open')
    add('state', t(state === 'closed' ? 'filters.stateClosed' : 'filters.stateAll'), { state: 'open' });
  return chosen;
}
