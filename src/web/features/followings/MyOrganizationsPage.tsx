import { data, useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listAreaFollowings, listFollowings } from '#contract/followings.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListPages } from '#web/cards/ListPages.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { heldOutcome, type PostedValues, sentenceOf } from '#web/shell/account/accountAction.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { FollowedOrganization } from './FollowedOrganization.tsx';
import { followingsAction, runFollowings } from './followingsAction.ts';
import './MyOrganizationsPage.css';

interface MyOrganizationsData {
  list: EndpointData<typeof listFollowings>;
  areas: EndpointData<typeof listAreaFollowings>['items'];
  /** Organizations that were left on this visit: they stay in their place, so that they can be followed again. */
  left?: readonly number[];
}

/** The organizations and focus areas that one follows, with what is new (spec §2). */
function MyOrganizationsPage() {
  const { t } = useTranslate();
  const { shown, forms } = useInPlace({
    loaded: useLoaderData<MyOrganizationsData>(),
    run: async (api, values) => sentenceOf(t, await runFollowings(api, values)),
    change,
    reloads: false,
  });
  return (
    <AccountShell current="organizations" title={t('memberMenu.organizations')} lead={t('following.lead')}>
      <InPlaceContext value={forms}>
        <AccountSection id="followed-organizations" title={t('following.organizations')}>
          <Organizations {...shown} />
        </AccountSection>
        <AccountSection id="followed-areas" title={t('following.areas')} lead={t('following.areasLead')}>
          <Areas {...shown} />
        </AccountSection>
      </InPlaceContext>
    </AccountShell>
  );
}

/** What the page shows once a button was pressed. */
function change(shown: MyOrganizationsData, { intent, id }: PostedValues): MyOrganizationsData {
  const { list, areas, left = [] } = shown;
  switch (intent) {
    case 'follow':
      return { ...shown, left: left.filter((one) => String(one) !== id) };
    case 'unfollow':
      return { ...shown, left: [...left, Number(id)] };
    case 'markSeen':
      return { ...shown, list: { ...list, items: list.items.map(withoutNews) } };
    default:
      return {
        ...shown,
        areas: areas.map((each) =>
          String(each.area.id) === id ? { ...each, is_followed: intent === 'followArea' } : each,
        ),
      };
  }
}

function withoutNews(item: MyOrganizationsData['list']['items'][number]): typeof item {
  return { ...item, new_opportunities: { count: 0, items: [] }, changed_at: null };
}

function Organizations({ list: { items, meta }, left = [] }: MyOrganizationsData) {
  const { t, paths } = useTranslate();
  if (meta.total === 0)
    return (
      <EmptyState
        title={t('following.empty')}
        action={
          <a className={buttonClass({ variant: 'secondary' })} href={paths.organizations()}>
            {t('following.find')}
          </a>
        }
      >
        {t('following.emptyText')}
      </EmptyState>
    );
  const hasNews = items.some((item) => item.new_opportunities.count > 0 || item.changed_at !== null);
  return (
    <div className="followed">
      {hasNews && (
        <ActionForm at="followed-organizations" intent="markSeen" label={t('following.markSeen')} size="small" />
      )}
      <ul className="followed">
        {items.map((followed) => (
          <FollowedOrganization
            key={followed.organization.id}
            followed={followed}
            isLeft={left.includes(followed.organization.id)}
          />
        ))}
      </ul>
      <ListPages meta={meta} hrefOf={(page) => paths.myOrganizations(page > 1 ? { page } : {})} />
    </div>
  );
}

function Areas({ areas }: MyOrganizationsData) {
  const { t } = useTranslate();
  return (
    <ul className="account__list">
      {areas.map(({ area, is_followed }) => (
        <li key={area.id} data-place="" tabIndex={-1}>
          <strong>
            <WrittenText en={area.title_en} ar={area.title_ar} />
          </strong>
          <ActionForm
            at="followed-areas"
            intent={is_followed ? 'unfollowArea' : 'followArea'}
            id={String(area.id)}
            label={t(is_followed ? 'following.unfollow' : 'following.follow')}
            ariaLabel={t(is_followed ? 'following.unfollowNamed' : 'following.followNamed', { name: area.title ?? '' })}
            size="small"
          />
        </li>
      ))}
    </ul>
  );
}

export const page = definePage<MyOrganizationsData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, heldForm }) => {
    const [list, areas] = await Promise.all([
      api.listFollowings({ query: { page: url.searchParams.get('page') ?? undefined } }),
      api.listAreaFollowings(),
    ]);
    // The router unpacks this before the page sees it.
    return data(
      { list, areas: areas.items, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    ) as unknown as MyOrganizationsData;
  }),
  action: followingsAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('memberMenu.organizations'), site: viewer.siteName }),
    description: t('following.lead'),
    isIndexed: false,
  }),
  Component: MyOrganizationsPage,
});
