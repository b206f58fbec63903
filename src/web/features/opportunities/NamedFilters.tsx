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
 * Where a filter's label was searched for: the way to all that the filter leaves, in place of the words and of what else is
 * chosen of that filter.
 */
export function NamedFilters({ selection, filters }: { selection: Selection; filters: OpportunityFilters }) {
  const { t, paths } = useTranslate();
  return (
    <p className="opportunities__named muted">
      {t('filters.named')}
      {filters.named.map(({ filter, value, label }) => (
        <Fragment key={filter}>
          {' '}
          <a
            className="text-link"
            href={paths.opportunities(selectionQuery(chosen(selection, filters, filter, value)))}
          >
            {t('filters.namedOption', { name: label, group: t(groupNames[filter]) })}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function chosen(
  selection: Selection,
  { tas: areas }: OpportunityFilters,
  filter: NamedFilter['filter'],
  value: string,
): Selection {
  const rest = withoutWords(selection);
  if (filter === 'agsCat') return { ...rest, agsCategory: value as AgsCategory };
  // An area alone goes by its slug.
  if (filter === 'tas') return { ...rest, tas: [], taSlug: areas.find((area) => area.value === value)?.slug ?? null };
  return { ...rest, [filter]: [value] };
}
