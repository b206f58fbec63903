import { useEffect } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { formatNumber } from '#i18n/format.ts';
import { callForHeader } from './headerCalls.ts';
import { useTranslate } from './language.tsx';
import { logQuietly } from './logQuietly.ts';
import './NotificationBell.css';
import { unreadCounts } from './unreadCounts.ts';
import { useApi } from './useApi.ts';

let isAsked = false;

/** The header's bell with how many notifications are unread, asked for once on load (spec §2, §7). */
export function NotificationBell() {
  const { t, paths, language } = useTranslate();
  const api = useApi();
  const count = unreadCounts.useTold()?.countUnread ?? 0;
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    const before = unreadCounts.told();
    callForHeader(() =>
      api
        .listNotifications({ query: { per_page: 1 } })
        .then((counts) => {
          // What was read meanwhile told the newer counts.
          if (unreadCounts.told() === before) unreadCounts.tell(counts);
        })
        .catch((error: unknown) => logQuietly('The notifications could not be loaded.', error)),
    );
  }, [api]);
  const label = count === 0 ? t('notifications.bell') : t('notifications.bellUnread', { count });
  return (
    <a className="bell" href={paths.notifications()} title={label}>
      <Icon name="bell" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className="bell__count" aria-hidden="true">
          {count > 9999 ? '9,999+' : formatNumber(count, language)}
        </span>
      )}
    </a>
  );
}
