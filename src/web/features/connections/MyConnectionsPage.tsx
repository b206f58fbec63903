import { data, useLoaderData, useLocation } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { ListPages } from '#web/cards/ListPages.tsx';
import { heldOutcome, sentenceOf } from '#web/shell/account/accountAction.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { AccountTabs } from '#web/shell/account/AccountTabs.tsx';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { withoutNote } from '#contract/pageNotes.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { ConnectionRow } from './ConnectionRow.tsx';
import { connectionsAction, runConnections } from './connectionsAction.ts';
import { adoptState, afterStep, type ConnectionList } from './connectionSteps.ts';
import { type ConnectionTab, connectionTabs, readTab, tabQuery } from './connectionTabs.ts';
import './MyConnectionsPage.css';

interface MyConnectionsData {
  tab: ConnectionTab;
  q: string;
  list: ConnectionList;
}

/** One's connections, the requests of both directions, and whom one has blocked (decisions §5). */
function MyConnectionsPage() {
  const { t, paths } = useTranslate();
  const { shown, forms } = useInPlace({
    loaded: useLoaderData<MyConnectionsData>(),
    run: async (api, values) => sentenceOf(t, await runConnections(api, values)),
    change: (data, values) => ({ ...data, list: afterStep(data.list, values) }),
    adopt: (data, values, state) => ({ ...data, list: adoptState(data.list, values, state) }),
  });
  const { tab, list } = shown;
  return (
    <AccountShell current="connections" title={t('memberMenu.connections')} lead={t('connections.lead')}>
      <AccountTabs
        label={t('memberMenu.connections')}
        current={tab}
        tabs={(Object.keys(connectionTabs) as ConnectionTab[]).map((key) => ({
          key,
          href: paths.myConnections(tabQuery(key)),
          label: t(`connections.tab.${key}`),
          count: list.counts[connectionTabs[key].count],
        }))}
      />
      <InPlaceContext value={forms}>
        <AccountSection id="connections-list" title={t(`connections.title.${tab}`)}>
          <Connections {...shown} />
        </AccountSection>
      </InPlaceContext>
    </AccountShell>
  );
}

function Connections({ tab, q, list }: MyConnectionsData) {
  const { t, paths } = useTranslate();
  const { search } = useLocation();
  const { items, meta } = list;
  const back = withoutNote(search);
  if (meta.total === 0 && q === '') return <Nothing tab={tab} />;
  return (
    <div className="connections">
      <form method="get" action={paths.myConnections()} role="search" className="connections__search">
        {tab !== 'connections' && <input type="hidden" name="tab" value={tab} />}
        <SearchBox name="q" defaultValue={q} label={t('connections.search')} buttonText={t('search.submit')} />
      </form>
      {items.length === 0 ? (
        <EmptyState
          title={t('connections.notFound')}
          action={
            <a className={buttonClass({ variant: 'secondary' })} href={paths.myConnections(tabQuery(tab))}>
              {t('connections.all')}
            </a>
          }
        />
      ) : (
        <ul className="connections">
          {items.map((item) => (
            <ConnectionRow key={item.id} item={item} tab={tab} search={back} />
          ))}
        </ul>
      )}
      <ListPages
        meta={meta}
        hrefOf={(page) => paths.myConnections({ ...tabQuery(tab), q, ...(page > 1 ? { page } : {}) })}
      />
    </div>
  );
}

function Nothing({ tab }: { tab: ConnectionTab }) {
  const { t, paths } = useTranslate();
  return (
    <EmptyState
      title={t(`connections.empty.${tab}`)}
      action={
        tab === 'blocked' ? undefined : (
          <a className={buttonClass({ variant: 'secondary' })} href={paths.recommendations({ kind: 'members' })}>
            {t('connections.findMembers')}
          </a>
        )
      }
    />
  );
}

export const page = definePage<MyConnectionsData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, heldForm }) => {
    const tab = readTab(url.searchParams);
    const q = url.searchParams.get('q') ?? '';
    const { count: _count, ...filter } = connectionTabs[tab];
    const list = await api.listConnections({
      query: { ...filter, q, page: url.searchParams.get('page') ?? undefined },
    });
    // The router unpacks this before the page sees it.
    return data(
      { tab, q, list, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    ) as unknown as MyConnectionsData;
  }),
  action: connectionsAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('memberMenu.connections'), site: viewer.siteName }),
    description: t('connections.lead'),
    isIndexed: false,
  }),
  Component: MyConnectionsPage,
});
