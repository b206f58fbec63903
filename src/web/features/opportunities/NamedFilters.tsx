import { Fragment } from 'react';
import type { NamedFilter, OpportunityFilters } from '#contract/opportunities.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { type AgsCategory } from '#web/shell/paths.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { type Selection, selectionQuery, withoutWords } from './opportunitySelection.ts';

const groupNames: Record<NamedFilter['filter'], MessageId> = {
  agsCat: 'filters.category',
  tas: 'filters.focusArea',
  cat: 'filters.kind',
  country: 'filters.country',
  mode: 'filters.workMode',
};

/**
 * Where labels of filters were searched for: the way to all that these filters leave, in place of the words and of what
 * else is chosen of the same filters.
 */
export function NamedFilters({ selection, filters }: { selection: Selection; filters: OpportunityFilters }) {
  const { t, paths } = useTranslate();
  return (
    <p className="opportunities__named muted">
      {t('filters.named')}
      {filters.named.map((way) => {
        const label = way
          .map((one) => t('filters.namedOption', { name: one.label, group: t(groupNames[one.filter]) }))
          .join(' · ');
        const chosen = way.reduce((rest, one) => choose(rest, filters, one), withoutWords(selection));
        return (
          <Fragment key={label}>
            {' '}
            <a className="text-link" href={paths.opportunities(selectionQuery(chosen))}>
              {label}
            </a>
          </Fragment>
        );
      })}
    </p>
  );
}

function choose(selection: Selection, { tas: areas }: OpportunityFilters, { filter, value }: NamedFilter): Selection {
  if (filter === 'agsCat') return { ...selection, agsCategory: value as AgsCategory };
  // An area alone goes by its slug.
  if (filter === 'tas')
    return { ...selection, tas: [], taSlug: areas.find((area) => area.value === value)?.slug ?? null };
  return { ...selection, [filter]: [value] };
}
