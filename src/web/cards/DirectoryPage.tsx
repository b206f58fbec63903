import type { ReactNode } from 'react';
import type { DirectoryFilters } from '#contract/directories.ts';
import type { FacetOption, ListMeta } from '#contract/fields.ts';
import { parsePage } from '#domain/pagination.ts';
import type { Translate } from '#i18n/translate.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import type { HeadArguments, PageHead } from '#web/shell/head.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pathsIn } from '#web/shell/paths.ts';
import { chipsOf, chosenAreas, namedLinks, sortOptions } from './directoryWords.ts';
import { FloorHero } from './FloorHero.tsx';
import { FacetGroup, ListFilters } from './ListFilters.tsx';
import { ListForm } from './ListForm.tsx';
import { type ListValues, onPage, readListValues } from './listQuery.ts';
import { sortOf } from './listRequest.ts';
import { ListResults } from './ListResults.tsx';
import { numberedTitle } from './numberedTitle.ts';

/** Its name is part of its address and of the ids of its words. */
export type Directory = 'members' | 'organizations';

interface DirectoryList {
  meta: ListMeta;
  is_approximate: boolean;
  filters: DirectoryFilters;
}

/** What the page of a directory loads. */
export interface DirectoryData<List> {
  values: ListValues;
  /** Null when it could not be loaded. */
  list: List | null;
}

interface DirectoryPageProps extends DirectoryData<DirectoryList> {
  of: Directory;
  figure: ReactNode;
  /** The filter that this directory alone has: its query key, its words and what can be chosen. */
  ownFilter: { key: string; legend: string; options: FacetOption[] };
  /** The cards, as items of a list. */
  cards: ReactNode;
  /** Stands below the list. */
  children?: ReactNode;
}

/** A list of people or houses: search, filters, order, cards and pages (decisions §4). */
export function DirectoryPage({ of, values, list, figure, ownFilter, cards, children }: DirectoryPageProps) {
  const { t, paths } = useTranslate();
  const hrefOf = paths[of];
  const { country = [], tas = [], named = [] } = list?.filters ?? {};
  const options = { country, tas, [ownFilter.key]: ownFilter.options };
  const chips = chipsOf(values, filterKeys(ownFilter.key), options, { t, hrefOf });
  return (
    <ListForm action={hrefOf()}>
      <FloorHero title={t(`${of}.title`)} lead={t(`${of}.lead`)} figure={figure}>
        <search className="hero-search">
          <SearchBox
            name="q"
            label={t(`${of}.searchLabel`)}
            placeholder={t(`${of}.searchPlaceholder`)}
            buttonText={t('search.submit')}
            defaultValue={values.q?.[0] ?? ''}
          />
        </search>
      </FloorHero>
      <div className="list-page wrap">
        {list && (
          <ListFilters count={chips.length - (values.q ? 1 : 0)}>
            <FacetGroup legend={t('filters.focusArea')} name="tas" options={tas} selected={chosenAreas(values, tas)} />
            <FacetGroup
              legend={ownFilter.legend}
              name={ownFilter.key}
              options={ownFilter.options}
              selected={values[ownFilter.key] ?? []}
            />
            <FacetGroup
              legend={t('filters.country')}
              name="country"
              options={country}
              selected={(values.country ?? []).map((code) => code.toUpperCase())}
            />
          </ListFilters>
        )}
        <ListResults
          label={t('a11y.searchResults')}
          countText={countText(of, list, chips.length > 0, t)}
          chips={chips}
          named={namedLinks(values, named, { t, hrefOf })}
          clearTo={hrefOf()}
          sort={{ value: sortOf(values) ?? '', options: sortOptions(values, t) }}
          meta={list?.meta ?? null}
          hrefOf={(page) => hrefOf(onPage(values, page))}
          isApproximate={list?.is_approximate ?? false}
          empty={{ title: t(`${of}.emptyTitle`), text: t(`${of}.emptyText`) }}
        >
          <ul className="list-results__grid grid">{cards}</ul>
        </ListResults>
      </div>
      {children}
    </ListForm>
  );
}

function countText(of: Directory, list: DirectoryList | null, isNarrowed: boolean, t: Translate): string {
  if (!list) return '';
  const { total, is_total_capped: isCapped } = list.meta;
  if (isCapped) return t(`${of}.countCapped`, { count: total });
  const countries = list.filters.country.length;
  if (isNarrowed || countries === 0) return t(`${of}.count`, { count: total });
  return t(`${of}.countInCountries`, { count: total, countries });
}

/** What the address of a directory says. @param ownKey the filter that this directory alone has. */
export function readDirectory(url: URL, ownKey: string): ListValues {
  return readListValues(url.searchParams, ['q', ...filterKeys(ownKey), 'sort', 'page']);
}

function filterKeys(ownKey: string): string[] {
  return ['country', 'tas', 'taSlug', ownKey];
}

export function directoryHead(
  of: Directory,
  { data: { values }, t, language, viewer }: HeadArguments<DirectoryData<unknown>>,
): PageHead {
  const paths = pathsIn(language);
  const { page: pages, sort: _sort, ...narrowing } = values;
  const page = parsePage(pages?.[0]);
  const title = numberedTitle(t(`meta.${of}.title`), page, t, language);
  return {
    title: t('meta.titleWithSite', { title, site: viewer.siteName }),
    description: t(`meta.${of}.description`),
    canonicalPath: paths[of](page > 1 ? { page } : {}),
    imagePath: paths.shareImage(of),
    isIndexed: Object.keys(narrowing).length === 0,
    jsonLd: import.meta.env.SSR && [
      breadcrumbList(viewer.publicUrl, [
        { label: t('header.home'), path: paths.home() },
        { label: t(`${of}.title`), path: paths[of]() },
      ]),
    ],
  };
}
