import { data, useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listApplications, SentApplication as Sent } from '#contract/applications.ts';
import type { listSavedOpportunities, SavedSearch } from '#contract/saved.ts';
import { heldOutcome, sentenceOf } from '#web/shell/account/accountAction.ts';
import { PageAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { AccountTabs } from '#web/shell/account/AccountTabs.tsx';
import { AccountShell } from '#web/shell/account/AccountShell.tsx';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { ApplicationList } from './ApplicationList.tsx';
import './MyApplicationsPage.css';
import { changeShown } from './changeShown.ts';
import { myApplicationsAction, runMyApplications } from './myApplicationsAction.ts';
import { type Filter, filters, readFilter, readSentId, readTab, type Tab, tabs } from './myApplicationsTabs.ts';
import { SavedList } from './SavedList.tsx';
import { SearchList } from './SearchList.tsx';
import { SentApplication } from './SentApplication.tsx';

export interface MyApplicationsData {
  /** Null on the page of one application. */
  tab: Tab | null;
  filter: Filter | null;
  applications: EndpointData<typeof listApplications> | null;
  saved: EndpointData<typeof listSavedOpportunities> | null;
  searches: SavedSearch[] | null;
  /** A search that is about to be saved. */
  newSearch: string | null;
  /** One application as it was sent. */
  sent: Sent | null;
}

/** One's applications with their timelines, drafts, saved opportunities and saved searches (decisions §5). */
function MyApplicationsPage() {
  const { t, paths } = useTranslate();
  const { shown, forms } = useInPlace({
    loaded: useLoaderData<MyApplicationsData>(),
    run: async (api, values) => sentenceOf(t, await runMyApplications(api, values)),
    change: changeShown,
  });
  const { tab, filter, applications, saved, searches, newSearch, sent } = shown;
  return (
    <AccountShell
      current="applications"
      title={t('memberMenu.applications')}
      lead={t('applications.lead')}
      answer={<PageAnswer sections={tab === null ? [] : [tab]} />}
    >
      <AccountTabs
        label={t('memberMenu.applications')}
        current={tab ?? 'applications'}
        isBelow={sent !== null}
        tabs={tabs.map((key) => ({
          key,
          href: paths.myApplications(key === 'applications' ? undefined : key),
          label: t(`applications.tab.${key}`),
        }))}
      />
      {sent && <SentApplication sent={sent} />}
      <InPlaceContext value={forms}>
        {applications && <ApplicationList tab={tab ?? 'applications'} filter={filter} list={applications} />}
        {saved && <SavedList list={saved} />}
        {searches && <SearchList searches={searches} newSearch={newSearch} />}
      </InPlaceContext>
    </AccountShell>
  );
}

export const page = definePage<MyApplicationsData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, params, heldForm }) => {
    const tab = readTab(params.tab);
    const sentId = readSentId(params.tab);
    if (!tab && sentId === null) throw notFound();
    const filter = readFilter(url.searchParams);
    const page = url.searchParams.get('page') ?? undefined;
    const application = url.searchParams.get('application') ?? undefined;
    const isApplications = tab === 'applications' || tab === 'drafts';
    const status = tab === 'drafts' ? ['draft'] : filter && [...filters[filter]];
    const [applications, saved, searches, sent] = await Promise.all([
      isApplications ? api.listApplications({ query: { page, application, ...(status ? { status } : {}) } }) : null,
      tab === 'saved' ? api.listSavedOpportunities({ query: { page } }) : null,
      tab === 'searches' ? api.listSavedSearches() : null,
      sentId === null ? null : api.getSentApplication({ params: { id: sentId } }),
    ]);
    const loaded = data(
      {
        tab,
        filter,
        applications,
        saved,
        searches: searches?.items ?? null,
        newSearch: url.searchParams.get('new'),
        sent,
        held: heldOutcome(heldForm),
      },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    // The router unpacks this before the page sees it.
    return loaded as unknown as MyApplicationsData;
  }),
  action: myApplicationsAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('memberMenu.applications'), site: viewer.siteName }),
    description: t('applications.lead'),
    isIndexed: false,
  }),
  Component: MyApplicationsPage,
});
