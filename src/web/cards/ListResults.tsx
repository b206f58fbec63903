import { Fragment, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListMeta } from '#contract/fields.ts';
import { formatNumber } from '#i18n/format.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { resultsId } from '#ui/resultsId.ts';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { ListPages } from './ListPages.tsx';
import './ListResults.css';
import { MarkedText } from './MarkedText.tsx';

export interface ListChip {
  label: string;
  /** The list without this filter. */
  removeTo: string;
}

export interface ListResultsProps {
  /** Names the region, and with the count it is what a screen reader hears after a change. */
  label: string;
  /** "128 members", read out when it changes. */
  countText: string;
  chips: readonly ListChip[];
  /** Where labels of filters were searched for: the list that these filters leave. */
  named: readonly { label: string; href: string }[];
  /** The list without any filter. */
  clearTo: string;
  sort: { value: string; options: readonly SelectOption[] };
  /** Null when the list could not be loaded. */
  meta: ListMeta | null;
  hrefOf: (page: number) => string;
  /** Nothing was found as written; these come closest. */
  isApproximate: boolean;
  empty: { title: string; text: string };
  children: ReactNode;
}

/** What a list found: count, filters in force, order, items, pages; or why there is nothing. */
export function ListResults(props: ListResultsProps) {
  const { t } = useTranslate();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isUnderway = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const { label, countText, chips, named, clearTo, sort, meta, isApproximate } = props;
  return (
    <section id={resultsId} tabIndex={-1} className="list-results" aria-label={label} aria-busy={isUnderway}>
      {meta && (
        <div className="list-results__bar">
          <p className="list-results__count" role="status">
            {countText}
          </p>
          <Select
            name="sort"
            isQuiet
            aria-label={t('sort.label')}
            defaultValue={sort.value}
            data-value={sort.value}
            options={sort.options}
          />
        </div>
      )}
      {chips.length > 0 && (
        <ul className="list-results__chips" aria-label={t('filters.active')}>
          {chips.map((chip) => (
            <li key={chip.removeTo}>
              <Chip removeTo={chip.removeTo} removeLabel={t('filters.removeLabel')}>
                <MarkedText text={chip.label} />
              </Chip>
            </li>
          ))}
          <li>
            <a className="text-link" href={clearTo}>
              {t('filters.clearAll')}
            </a>
          </li>
        </ul>
      )}
      {named.length > 0 && (
        <p className="list-results__named muted">
          {t('filters.namedHere')}
          {named.map((way) => (
            <Fragment key={way.href}>
              {' '}
              <a className="text-link" href={way.href}>
                {way.label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {isApproximate && <Notice>{t('opportunities.fuzzyNotice')}</Notice>}
      <ListBody {...props} />
    </section>
  );
}

function ListBody({ meta, countText, hrefOf, clearTo, empty, chips, children }: ListResultsProps) {
  const { t, language } = useTranslate();
  const { pathname, search } = useLocation();
  if (meta === null) {
    return (
      <ErrorState
        title={t('error.loader.title')}
        action={
          <a className={buttonClass({ variant: 'secondary' })} href={pathname + search} data-reload>
            {t('error.loader.retry')}
          </a>
        }
      >
        {t('error.loader.text')}
      </ErrorState>
    );
  }
  if (meta.total === 0 && chips.length === 0) return <EmptyState title={countText} />;
  if (meta.total === 0) {
    return (
      <EmptyState
        title={empty.title}
        action={
          <a className={buttonClass({ variant: 'secondary' })} href={clearTo}>
            {t('filters.clearAll')}
          </a>
        }
      >
        {empty.text}
      </EmptyState>
    );
  }
  if (meta.page > meta.last_page) {
    return (
      <EmptyState
        title={t('pagination.pastEnd', { page: formatNumber(meta.page, language) })}
        action={
          <a className={buttonClass({ variant: 'secondary' })} href={hrefOf(1)}>
            {t('pagination.toFirst')}
          </a>
        }
      />
    );
  }
  return (
    <>
      {children}
      <ListPages meta={meta} hrefOf={hrefOf} />
    </>
  );
}
