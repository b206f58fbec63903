import { data, useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listAreaFollowings, listFollowings } from '#contract/followings.ts';
import { formatNumber } from '#i18n/format.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { FollowedOrganization } from './FollowedOrganization.tsx';
import { followingsAction } from './followingsAction.ts';
import './MyOrganizationsPage.css';

interface MyOrganizationsData {
  list: EndpointData<typeof listFollowings>;
  areas: EndpointData<typeof listAreaFollowings>['items'];
}

/** The organizations and focus areas that one follows, with what is new (spec §2). */
function MyOrganizationsPage() {
  const { t } = useTranslate();
  return (
    <AccountShell current="organizations" title={t('memberMenu.organizations')} lead={t('following.lead')}>
      <AccountSection id="followed-organizations" title={t('following.organizations')}>
        <Organizations />
      </AccountSection>
      <AccountSection id="followed-areas" title={t('following.areas')} lead={t('following.areasLead')}>
        <Areas />
      </AccountSection>
    </AccountShell>
  );
}

function Organizations() {
  const { t, language, paths } = useTranslate();
  const {
    list: { items, meta },
  } = useLoaderData<MyOrganizationsData>();
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
          <FollowedOrganization key={followed.organization.id} followed={followed} />
        ))}
      </ul>
      <Pagination
        label={t('pagination.label')}
        page={meta.page}
        lastPage={meta.last_page}
        isCapped={meta.is_total_capped}
        hrefOf={(page) => paths.myOrganizations(page > 1 ? { page } : {})}
        previousText={t('pagination.previous')}
        nextText={t('pagination.next')}
        describePage={(page) => t('pagination.page', { page: formatNumber(page, language) })}
        formatPage={(page) => formatNumber(page, language)}
      />
    </div>
  );
}

function Areas() {
  const { t } = useTranslate();
  const { areas } = useLoaderData<MyOrganizationsData>();
  return (
    <ul className="account__list">
      {areas.map(({ area, is_followed }) => (
        <li key={area.id}>
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
