import type { OpportunityFilters } from '#contract/opportunities.ts';
import { Chip } from '#ui/Chip.tsx';
import { Select } from '#ui/Select.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { chosenFilters } from './chosenFilters.ts';
import { NamedFilters } from './NamedFilters.tsx';
import type { OpportunityList } from './OpportunitiesPage.tsx';
import { defaultSort, type Selection, selectionQuery, sorts } from './opportunitySelection.ts';

export interface ResultsBarProps {
  selection: Selection;
  filters: OpportunityFilters | null;
  list: OpportunityList | null;
}

/** The value of the order's select; the usual order is the empty one, so that new words bring their own. */
function sortChoice(selection: Selection): string {
  return selection.sort === null || selection.sort === defaultSort(selection) ? '' : selection.sort;
}

/** Over the list: how many were found, what is chosen with the way to undo it, and the order. */
export function ResultsBar({ selection, filters, list }: ResultsBarProps) {
  const { t, paths } = useTranslate();
  const chosen = chosenFilters(selection, filters, t);
  const usual = defaultSort(selection);
  const offered = sorts.filter((sort) => sort !== 'relevance' || selection.q !== '');
  return (
    <div className="opportunities__bar">
      <p role="status" className="opportunities__count muted">
        {list &&
          t(list.meta.is_total_capped ? 'opportunities.resultCountCapped' : 'opportunities.resultCount', {
            count: list.meta.total,
          })}
      </p>
      <label className="opportunities__sort">
        <span className="visually-hidden">{t('sort.label')}</span>
        <Select
          isQuiet
          name="sort"
          defaultValue={sortChoice(selection)}
          data-value={sortChoice(selection)}
          options={offered.map((sort) => ({ value: sort === usual ? '' : sort, label: t(`sort.${sort}`) }))}
        />
      </label>
      {chosen.length > 0 && (
        <ul className="opportunities__chips" aria-label={t('filters.active')}>
          {chosen.map(({ key, label, without }) => (
            <li key={key}>
              <Chip removeTo={paths.opportunities(selectionQuery(without))} removeLabel={t('filters.removeLabel')}>
                <MarkedText text={label} />
              </Chip>
            </li>
          ))}
          <li>
            <a className="text-link" href={paths.opportunities()}>
              {t('filters.clearAll')}
            </a>
          </li>
          <li>
            {/* A member's page, which leads visitors to sign in and back. */}
            <a
              className="text-link"
              href={paths.myApplications('searches', {
                new: paths.opportunities(selectionQuery(selection)).split('?')[1],
              })}
              rel="nofollow"
            >
              {t('searches.saveThis')}
            </a>
          </li>
        </ul>
      )}
      {filters && filters.named.length > 0 && <NamedFilters selection={selection} filters={filters} />}
    </div>
  );
}
