import { useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listOrganizations } from '#contract/organizations.ts';
import type { Translate } from '#i18n/translate.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { chipsOf, chosenAreas, sortOptions } from '#web/cards/directoryWords.ts';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { FacetGroup, ListFilters } from '#web/cards/ListFilters.tsx';
import { ListForm } from '#web/cards/ListForm.tsx';
import { type ListValues, onPage, readListValues } from '#web/cards/listQuery.ts';
import { listRequest, sortOf } from '#web/cards/listRequest.ts';
import { ListResults } from '#web/cards/ListResults.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';
import './OrganizationsPage.css';

type List = EndpointData<typeof listOrganizations>;

interface OrganizationsData {
  values: ListValues;
  /** Null when it could not be loaded. */
  list: List | null;
}

const filterKeys = ['country', 'tas', 'taSlug', 'type'];
const noFilters: List['filters'] = { country: [], tas: [], type: [] };
const skyline = [128, 168, 204, 150] as const;

function OrganizationsPage() {
  const { t, paths } = useTranslate();
  const { values, list } = useLoaderData<OrganizationsData>();
  const filters = list?.filters ?? noFilters;
  const chips = chipsOf(values, filterKeys, { ...filters }, { t, hrefOf: paths.organizations });
  return (
    <ListForm action={paths.organizations()}>
      <FloorHero
        title={t('organizations.title')}
        lead={t('organizations.lead')}
        figure={<ArchRow width={340} arches={skyline.map((height) => ({ hue: 'brand', height, isLit: true }))} />}
      >
        <search className="hero-search">
          <SearchBox
            name="q"
            label={t('organizations.searchLabel')}
            placeholder={t('organizations.searchPlaceholder')}
            buttonText={t('search.submit')}
            defaultValue={values.q?.[0] ?? ''}
          />
        </search>
      </FloorHero>
      <div className="list-page wrap">
        {list && (
          <ListFilters count={chips.length - (values.q ? 1 : 0)}>
            <FacetGroup
              legend={t('filters.focusArea')}
              name="tas"
              options={filters.tas}
              selected={chosenAreas(values, filters.tas)}
            />
            <FacetGroup
              legend={t('filters.organizationType')}
              name="type"
              options={filters.type}
              selected={values.type ?? []}
            />
            <FacetGroup
              legend={t('filters.country')}
              name="country"
              options={filters.country}
              selected={(values.country ?? []).map((code) => code.toUpperCase())}
            />
          </ListFilters>
        )}
        <ListResults
          label={t('a11y.searchResults')}
          countText={countText(list, chips.length > 0, t)}
          chips={chips}
          clearTo={paths.organizations()}
          sort={{ value: sortOf(values) ?? '', options: sortOptions(values, t) }}
          meta={list?.meta ?? null}
          hrefOf={(page) => paths.organizations(onPage(values, page))}
          isApproximate={list?.is_approximate ?? false}
          empty={{ title: t('organizations.emptyTitle'), text: t('organizations.emptyText') }}
        >
          <ul className="list-results__grid grid">
            {list?.items.map((organization) => (
              <OrganizationCard key={organization.id} as="li" headingLevel={2} organization={organization} />
            ))}
          </ul>
        </ListResults>
      </div>
      <section className="wrap" aria-labelledby="join-call">
        <div className="join-call">
          <div>
            <h2 id="join-call">{t('organizations.joinTitle')}</h2>
            <p className="muted">{t('organizations.joinText')}</p>
          </div>
          <a className={buttonClass({})} href={paths.joinUs()}>
            {t('organizations.joinAction')}
          </a>
        </div>
      </section>
    </ListForm>
  );
}

function countText(list: List | null, isNarrowed: boolean, t: Translate): string {
  if (!list) return '';
  const { total, is_total_capped: isCapped } = list.meta;
  if (isCapped) return t('organizations.countCapped', { count: total });
  const countries = list.filters.country.length;
  if (isNarrowed || countries === 0) return t('organizations.count', { count: total });
  return t('organizations.countInCountries', { count: total, countries });
}

export const page = definePage<OrganizationsData>({
  loader: pageLoader(async ({ api, url, orEmpty }) => {
    const values = readListValues(url.searchParams, ['q', ...filterKeys, 'sort', 'page']);
    const query = { ...listRequest(values), type: values.type };
    return { values, list: await orEmpty(api.listOrganizations({ query }), null) };
  }),
  head: ({ data: { values }, t, language, viewer }) => {
    const paths = pathsIn(language);
    const { page: number, sort: _sort, ...narrowing } = values;
    return {
      title: t('meta.titleWithSite', { title: t('meta.organizations.title'), site: viewer.siteName }),
      description: t('meta.organizations.description'),
      canonicalPath: paths.organizations({ page: number }),
      imagePath: paths.shareImage('organizations'),
      isIndexed: Object.keys(narrowing).length === 0,
      jsonLd: import.meta.env.SSR && [
        breadcrumbList(viewer.publicUrl, [
          { label: t('header.home'), path: paths.home() },
          { label: t('organizations.title'), path: paths.organizations() },
        ]),
      ],
    };
  },
  Component: OrganizationsPage,
});
