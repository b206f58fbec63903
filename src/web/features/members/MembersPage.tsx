import { useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listMembers } from '#contract/members.ts';
import type { Translate } from '#i18n/translate.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { ArchRow, type RowArch } from '#web/cards/ArchRow.tsx';
import { chipsOf, chosenAreas, sortOptions } from '#web/cards/directoryWords.ts';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { FacetGroup, ListFilters } from '#web/cards/ListFilters.tsx';
import { ListForm } from '#web/cards/ListForm.tsx';
import { type ListValues, onPage, readListValues } from '#web/cards/listQuery.ts';
import { listRequest, sortOf } from '#web/cards/listRequest.ts';
import { ListResults } from '#web/cards/ListResults.tsx';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';

type List = EndpointData<typeof listMembers>;

interface MembersData {
  values: ListValues;
  /** Null when it could not be loaded. */
  list: List | null;
}

const filterKeys = ['country', 'tas', 'taSlug', 'organization'];
const noFilters: List['filters'] = { country: [], tas: [], organization: [] };

/** People as the portal draws them: arches with initials, in both scripts. */
const gathering: RowArch[] = [
  { hue: 'progressive-education', height: 118, isLit: true, text: 'ل' },
  { hue: 'artificial-intelligence', height: 146, isLit: true, text: 'M' },
  { hue: 'sustainability', height: 128, isLit: true, text: 'ن' },
  { hue: 'precision-health', height: 152, isLit: true, text: 'S' },
  { hue: 'social-progress', height: 122, isLit: true, text: 'ع' },
];

function MembersPage() {
  const { t, paths } = useTranslate();
  const { values, list } = useLoaderData<MembersData>();
  const filters = list?.filters ?? noFilters;
  const chips = chipsOf(values, filterKeys, { ...filters }, { t, hrefOf: paths.members });
  return (
    <ListForm action={paths.members()}>
      <FloorHero
        title={t('members.title')}
        lead={t('members.lead')}
        figure={<ArchRow width={400} arches={gathering} />}
      >
        <search className="hero-search">
          <SearchBox
            name="q"
            label={t('members.searchLabel')}
            placeholder={t('members.searchPlaceholder')}
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
              legend={t('filters.organization')}
              name="organization"
              options={filters.organization}
              selected={values.organization ?? []}
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
          clearTo={paths.members()}
          sort={{ value: sortOf(values) ?? '', options: sortOptions(values, t) }}
          meta={list?.meta ?? null}
          hrefOf={(page) => paths.members(onPage(values, page))}
          isApproximate={list?.is_approximate ?? false}
          empty={{ title: t('members.emptyTitle'), text: t('members.emptyText') }}
        >
          <ul className="list-results__grid grid">
            {list?.items.map((member) => (
              <MemberCard key={member.id} as="li" headingLevel={2} member={member} />
            ))}
          </ul>
        </ListResults>
      </div>
    </ListForm>
  );
}

function countText(list: List | null, isNarrowed: boolean, t: Translate): string {
  if (!list) return '';
  const { total, is_total_capped: isCapped } = list.meta;
  if (isCapped) return t('members.countCapped', { count: total });
  const countries = list.filters.country.length;
  if (isNarrowed || countries === 0) return t('members.count', { count: total });
  return t('members.countInCountries', { count: total, countries });
}

export const page = definePage<MembersData>({
  loader: pageLoader(async ({ api, url, orEmpty }) => {
    const values = readListValues(url.searchParams, ['q', ...filterKeys, 'sort', 'page']);
    const query = { ...listRequest(values), organization: values.organization };
    return { values, list: await orEmpty(api.listMembers({ query }), null) };
  }),
  head: ({ data: { values }, t, language, viewer }) => {
    const paths = pathsIn(language);
    const { page: number, sort: _sort, ...narrowing } = values;
    return {
      title: t('meta.titleWithSite', { title: t('meta.members.title'), site: viewer.siteName }),
      description: t('meta.members.description'),
      canonicalPath: paths.members({ page: number }),
      imagePath: paths.shareImage('members'),
      isIndexed: Object.keys(narrowing).length === 0,
      jsonLd: import.meta.env.SSR && [
        breadcrumbList(viewer.publicUrl, [
          { label: t('header.home'), path: paths.home() },
          { label: t('members.title'), path: paths.members() },
        ]),
      ],
    };
  },
  Component: MembersPage,
});
