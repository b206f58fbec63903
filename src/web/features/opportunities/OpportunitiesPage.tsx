import { useLoaderData, useNavigation } from 'react-router';
import type { OpportunityCard as Card, OpportunityFilters } from '#contract/opportunities.ts';
import type { ListMeta } from '#contract/fields.ts';
import { resultsId } from '#ui/resultsId.ts';
import { numberedTitle } from '#web/cards/numberedTitle.ts';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { crumbsToList } from './crumbsOf.ts';
import { FilterForm } from './FilterForm.tsx';
import './OpportunitiesPage.css';
import { OpportunityResults } from './OpportunityResults.tsx';
import { apiQuery, readSelection, type Selection, selectionQuery } from './opportunitySelection.ts';

export interface OpportunityList {
  items: Card[];
  meta: ListMeta;
  is_approximate: boolean;
}

interface PageData {
  selection: Selection;
  /** Null where it could not be loaded. */
  list: OpportunityList | null;
  filters: OpportunityFilters | null;
}

function OpportunitiesPage() {
  const { t, paths } = useTranslate();
  const { selection, list, filters } = useLoaderData<PageData>();
  const isLoading = useNavigation().state === 'loading';
  const category = selection.agsCategory;
  return (
    <div className="opportunities wrap">
      <h1>{t(category ? `opportunities.titleIn.${category}` : 'opportunities.title')}</h1>
      <p className="opportunities__lead">
        {category && (
          <>
            <a href={paths.opportunities()}>{t('home.allOpportunities')}</a>
            {' · '}
          </>
        )}
        {filters && <OpenNow filters={filters} />}
      </p>
      <FilterForm selection={selection} filters={filters} list={list} />
      <section
        id={resultsId}
        tabIndex={-1}
        className="opportunities__results"
        aria-label={t('a11y.searchResults')}
        aria-busy={isLoading}
      >
        <OpportunityResults selection={selection} list={list} />
      </section>
    </div>
  );
}

/** "128 open now, in 14 countries": the whole portal's, whatever is chosen: a page of one category says so. */
function OpenNow({ filters }: { filters: OpportunityFilters }) {
  const { t } = useTranslate();
  const { open_count: count, country_count: countries } = filters;
  if (filters.is_open_count_capped) return t('opportunities.openCountCapped', { count });
  return countries > 0
    ? t('opportunities.openCountInCountries', { count, countries })
    : t('opportunities.openCount', { count });
}

export const page = definePage<PageData>({
  loader: pageLoader(async ({ api, url, orEmpty }) => {
    const selection = readSelection(url.searchParams);
    if (!selection) throw notFound();
    const query = apiQuery(selection);
    const [list, filters] = await Promise.all([
      orEmpty<OpportunityList | null>(api.listOpportunities({ query }), null),
      orEmpty<OpportunityFilters | null>(api.listOpportunityFilters({ query }), null),
    ]);
    return { selection, list, filters };
  }),
  head: ({ data: { selection }, language, t, viewer }) => {
    const category = selection.agsCategory;
    const title = category ? t('meta.opportunitiesIn.title', { category }) : t('meta.opportunities.title');
    const numbered = numberedTitle(title, selection.page, t, language);
    const paths = pathsIn(language);
    return {
      title: t('meta.titleWithSite', { title: numbered, site: viewer.siteName }),
      description: category ? t('meta.opportunitiesIn.description', { category }) : t('meta.opportunities.description'),
      canonicalPath: paths.opportunities(selectionQuery(selection)),
      imagePath: paths.shareImage('opportunities'),
      // Results of a search are not for other search engines.
      isIndexed: selection.q === '',
      jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, crumbsToList(category, language, t))],
    };
  },
  Component: OpportunitiesPage,
});
