import type { ReactNode } from 'react';
import type { FacetOption } from '#contract/fields.ts';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/Choice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { hueOfAreas } from './hueOfAreas.ts';
import './ListFilters.css';
import { MarkedText } from './MarkedText.tsx';

export interface ListFiltersProps {
  /** How many filters are in force. */
  count: number;
  children: ReactNode;
}

/** The column of filters beside a list; on narrow screens it unfolds below a line of its own. */
export function ListFilters({ count, children }: ListFiltersProps) {
  const { t, language } = useTranslate();
  return (
    <details className="list-filters">
      <summary className="list-filters__summary">
        <Icon name="filter" />
        {t('filters.title')}
        {count > 0 && <span className="list-filters__count">{formatNumber(count, language)}</span>}
        <Icon name="caret" />
      </summary>
      <div className="list-filters__body">
        {children}
        <Button type="submit" variant="secondary" isWide className="list-filters__apply">
          {t('filters.apply')}
        </Button>
      </div>
    </details>
  );
}

export interface FacetGroupProps {
  legend: string;
  /** The filter's key in the address. */
  name: string;
  options: readonly (FacetOption & { slug?: string })[];
  selected: readonly string[];
}

/** The options of one filter with how many items each has. An option with a slug of an area has its arch. */
export function FacetGroup({ legend, name, options, selected }: FacetGroupProps) {
  const { language } = useTranslate();
  if (options.length === 0) return null;
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      defaultValues={selected}
      className={options.length > 9 ? 'list-filters__long' : undefined}
      options={options.map((option) => ({
        value: option.value,
        label: <MarkedText text={option.label} />,
        count: formatNumber(option.count, language) + (option.is_capped ? '+' : ''),
        ...(option.slug ? { hue: hueOfAreas([{ slug: option.slug }]) } : {}),
      }))}
    />
  );
}
