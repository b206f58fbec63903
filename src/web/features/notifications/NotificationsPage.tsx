import type { SyntheticEvent } from 'react';
import { data, useLoaderData, useLocation } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListPages } from '#web/cards/ListPages.tsx';
import { AccountShell } from '#web/shell/account/AccountShell.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { OfMember } from '#web/shell/OfMember.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationsAction } from './notificationsAction.ts';
import './NotificationsPage.css';
import { type NotificationList, useNotifications } from './useNotifications.ts';

/** What a member was told, the newest first (spec §2, §4). */
function NotificationsPage() {
  const { t, paths } = useTranslate();
  const loaded = useLoaderData<NotificationList>();
  const { shown, heading, onIntent, onReadAll } = useNotifications(loaded);
  const { pathname, search } = useLocation();
  const { meta, countUnread } = loaded;
  const submitReadAll = (event: SyntheticEvent) => {
    event.preventDefault();
    onReadAll();
  };
  return (
    <AccountShell current="notifications" title={t('notifications.title')} lead={t('notifications.lead')}>
      <div className="notifications">
        <div className="notifications__bar">
          <p ref={heading} tabIndex={-1} role="status" className="notifications__count">
            {t('notifications.count', { count: countUnread })}
          </p>
          <div className="row">
            {countUnread > 0 && (
              <form method="post" action={`${pathname}${search}`} onSubmit={submitReadAll}>
                <OfMember />
                <input type="hidden" name="intent" value="readAll" />
                <Button type="submit" variant="secondary" size="small" icon="check">
                  {t('notifications.readAll')}
                </Button>
              </form>
            )}
            <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={paths.preferences()}>
              {t('preferences.title')}
            </a>
          </div>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            title={t(meta.page > 1 ? 'pagination.pastEnd' : 'notifications.emptyTitle', { page: meta.page })}
            action={
              meta.page > 1 && (
                <a className="text-link" href={paths.notifications()}>
                  {t('pagination.toFirst')}
                </a>
              )
            }
          >
            {meta.page > 1 ? null : t('notifications.emptyText')}
          </EmptyState>
        ) : (
          <ul className="notifications__list">
            {shown.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} onIntent={onIntent} />
            ))}
          </ul>
        )}
        <ListPages meta={meta} hrefOf={(page) => paths.notifications({ page: page === 1 ? undefined : page })} />
      </div>
    </AccountShell>
  );
}

export const page = definePage<NotificationList>({
  audience: 'members',
  loader: pageLoader(async ({ api, url }) => {
    const list = await api.listNotifications({ query: { page: url.searchParams.get('page') ?? undefined } });
    // The router unpacks this before the page sees it.
    return data(list, { headers: { 'cache-control': 'private, no-store' } }) as unknown as NotificationList;
  }),
  action: notificationsAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('notifications.title'), site: viewer.siteName }),
    description: t('notifications.lead'),
    isIndexed: false,
  }),
  Component: NotificationsPage,
});
