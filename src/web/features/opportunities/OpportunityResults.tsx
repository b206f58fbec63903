import { useLocation } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ListPages } from '#web/cards/ListPages.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { OpportunityList } from './OpportunitiesPage.tsx';
import { countFilters, type Selection, selectionQuery } from './opportunitySelection.ts';

/** The list in each of its states: full, empty, past its end, and not to be had. */
export function OpportunityResults({ selection, list }: { selection: Selection; list: OpportunityList | null }) {
  const { t, paths } = useTranslate();
  if (!list) return <Missing />;
  if (list.items.length === 0) return <Nothing selection={selection} total={list.meta.total} />;
  return (
    <>
      {list.is_approximate && <Notice>{t('opportunities.fuzzyNotice')}</Notice>}
      <ul className="opportunities__list">
        {list.items.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} as="li" />
        ))}
      </ul>
      <ListPages meta={list.meta} hrefOf={(page) => paths.opportunities(selectionQuery({ ...selection, page }))} />
    </>
  );
}

function Nothing({ selection, total }: { selection: Selection; total: number }) {
  const { t, language, paths } = useTranslate();
  if (total > 0) {
    return (
      <EmptyState
        title={t('pagination.pastEnd', { page: formatNumber(selection.page, language) })}
        action={
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={paths.opportunities(selectionQuery({ ...selection, page: 1 }))}
          >
            {t('pagination.toFirst')}
          </a>
        }
      />
    );
  }
  if (selection.q === '' && countFilters(selection) === 0) return <EmptyState title={t('opportunities.emptyAll')} />;
  return (
    <EmptyState
      title={t('opportunities.emptyTitle')}
      action={
        <a className={buttonClass({ variant: 'secondary' })} href={paths.opportunities()}>
          {t('opportunity.back')}
        </a>
      }
    >
      {t('opportunities.emptyText')}
    </EmptyState>
  );
}

function Missing() {
  const { t } = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('error.loader.title')}
      action={
        <a className={buttonClass({ variant: 'secondary' })} href={pathname + search} data-reload="">
          {t('error.loader.retry')}
        </a>
      }
    >
      {t('error.loader.text')}
    </ErrorState>
  );
}
