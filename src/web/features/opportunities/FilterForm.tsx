import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OpportunityFilters } from '#contract/opportunities.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useChoicesOfAddress } from '#web/cards/useChoicesOfAddress.ts';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { OpportunityList } from './OpportunitiesPage.tsx';
import { readSelection, type Selection, selectionQuery } from './opportunitySelection.ts';
import { ResultsBar } from './ResultsBar.tsx';

export interface FilterFormProps {
  selection: Selection;
  filters: OpportunityFilters | null;
  list: OpportunityList | null;
}

/**
 * Search, filters and order in one form. Without script its button sends it; with script every choice applies at once,
 * and the words when they are sent.
 */
export function FilterForm({ selection, filters, list }: FilterFormProps) {
  const { t, paths } = useTranslate();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = (action: 'search' | 'filter') => {
    if (!form.current) return;
    const chosen = new URLSearchParams();
    for (const [key, value] of new FormData(form.current)) if (typeof value === 'string') chosen.append(key, value);
    const wanted = readSelection(chosen);
    if (!wanted) return;
    const [area, ...others] = wanted.tas;
    const taSlug = others.length === 0 ? filters?.tas.find(({ value }) => value === String(area))?.slug : undefined;
    // What was looked for is nobody's business; that somebody did is.
    logAction({ action, targetType: 'page', targetId: '/opportunities' });
    // A page number belongs to the choice before: the form has none, and the list begins anew (case SRC-09).
    void navigate(paths.opportunities(selectionQuery({ ...wanted, taSlug: taSlug ?? null })), {
      preventScrollReset: true,
    });
  };
  useChoicesOfAddress(form, () => apply('filter'));

  return (
    <form
      ref={form}
      className="opportunities__form"
      role="search"
      method="get"
      action={paths.opportunities()}
      onSubmit={(event) => {
        event.preventDefault();
        apply('search');
      }}
      onChange={({ target }) => {
        const isWords = target instanceof HTMLInputElement && target.type === 'search';
        if (!isWords) apply('filter');
      }}
    >
      <SearchBox
        name="q"
        defaultValue={selection.q}
        label={t('opportunities.searchLabel')}
        placeholder={t('opportunities.searchPlaceholder')}
        buttonText={t('search.submit')}
        maxLength={200}
      />
      <FilterPanel selection={selection} filters={filters} total={list?.meta.total ?? null} />
      <ResultsBar selection={selection} filters={filters} list={list} />
    </form>
  );
}
