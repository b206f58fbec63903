import { useRef } from 'react';
import type { FacetOption } from '#contract/fields.ts';
import type { OpportunityFilters } from '#contract/opportunities.ts';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup, type ChoiceOption, RadioGroup } from '#ui/Choice.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { resultsId } from '#ui/resultsId.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { agsCategories } from '#web/shell/paths.ts';
import { countFilters, type Selection, states } from './opportunitySelection.ts';

export interface FilterPanelProps {
  selection: Selection;
  filters: OpportunityFilters | null;
  /** How many opportunities the selection has; null where that is not known. */
  total: number | null;
}

/** So many of a long group are shown at once, beside the chosen ones. */
const shownAtFirst = 12;

/** The filters: a column on wide screens, a sheet that opens on narrow ones. Without counts they still choose. */
export function FilterPanel({ selection, filters, total }: FilterPanelProps) {
  const { t, language } = useTranslate();
  const isHydrated = useHydrated();
  const sheet = useRef<HTMLDetailsElement>(null);
  const chosenCount = countFilters(selection);
  const counted = (options: readonly FacetOption[]): ChoiceOption[] =>
    options.map(({ value, label, count, is_capped }) => ({
      value,
      label,
      count: formatNumber(count, language) + (is_capped ? '+' : ''),
    }));
  const areas = filters?.tas ?? [];
  const chosenAreas = selection.taSlug
    ? areas.filter((area) => area.slug === selection.taSlug).map((area) => area.value)
    : selection.tas.map(String);
  // Where nothing could be counted, the three categories at least are known.
  const categories = agsCategories.map((value) => ({ value, label: t(`agsCategory.${value}`) }));
  const any = { value: '', label: t('filters.any') };
  return (
    <details ref={sheet} className="filters">
      <summary className="filters__summary button button--secondary">
        <Icon name="filter" />
        {t('filters.title')}
        {chosenCount > 0 && <bdi className="filters__chosen">{formatNumber(chosenCount, language)}</bdi>}
      </summary>
      <div className="filters__groups">
        <RadioGroup
          legend={t('filters.category')}
          name="agsCategory"
          options={[any, ...(filters ? counted(filters.agsCat) : categories)]}
          defaultValue={selection.agsCategory ?? ''}
        />
        {filters && (
          <>
            <CheckboxGroup
              legend={t('filters.focusArea')}
              name="tas"
              options={counted(areas).map((option, index) => ({
                ...option,
                hue: hueOfAreas(areas.slice(index, index + 1)),
              }))}
              defaultValues={chosenAreas}
            />
            <CheckboxGroup
              legend={t('filters.workMode')}
              name="mode"
              options={counted(filters.mode)}
              defaultValues={selection.mode}
            />
            <LongGroup
              title={t('filters.kind')}
              name="cat"
              options={filters.cat}
              chosen={selection.cat}
              counted={counted}
            />
            <LongGroup
              title={t('filters.country')}
              name="country"
              options={filters.country}
              chosen={selection.country}
              counted={counted}
            />
            <LongGroup
              title={t('filters.organization')}
              name="partner"
              options={filters.partner}
              chosen={selection.partner}
              counted={counted}
            />
            <Disclosure summary={t('filters.program')} isOpenAtFirst={selection.isProgram !== null}>
              <RadioGroup
                legend={t('filters.program')}
                isLegendHidden
                name="isProgram"
                options={[any, ...counted(filters.isProgram)]}
                defaultValue={selection.isProgram ?? ''}
              />
            </Disclosure>
            <Disclosure summary={t('filters.state')} isOpenAtFirst={selection.state !== 'open'}>
              <RadioGroup
                legend={t('filters.state')}
                isLegendHidden
                name="state"
                options={states.map((value) => ({ value, label: t(stateLabels[value]) }))}
                defaultValue={selection.state}
              />
            </Disclosure>
          </>
        )}
        <Button
          type="submit"
          className="filters__apply"
          isWide
          onClick={(event) => {
            if (!isHydrated || !sheet.current?.open) return;
            // With script every choice has applied already: the button shows what came of it.
            event.preventDefault();
            sheet.current.open = false;
            sheet.current.scrollIntoView();
            // This button has folded away with the sheet.
            document.getElementById(resultsId)?.focus({ preventScroll: true });
          }}
        >
          {isHydrated && total !== null ? t('filters.showResults', { count: total }) : t('filters.apply')}
        </Button>
      </div>
    </details>
  );
}

const stateLabels = { open: 'filters.stateOpen', closed: 'filters.stateClosed', all: 'filters.stateAll' } as const;

interface LongGroupProps {
  title: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  counted: (options: readonly FacetOption[]) => ChoiceOption[];
}

/** A group of many options, folded until one of them is chosen; of very many, those with most results. */
function LongGroup({ title, name, options, chosen, counted }: LongGroupProps) {
  const shown = options.filter((option, index) => index < shownAtFirst || chosen.includes(option.value));
  if (shown.length === 0) return null;
  return (
    <Disclosure summary={title} isOpenAtFirst={chosen.length > 0}>
      <CheckboxGroup legend={title} isLegendHidden name={name} options={counted(shown)} defaultValues={chosen} />
    </Disclosure>
  );
}
