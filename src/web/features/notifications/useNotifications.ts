import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listNotifications, Notification, NotificationCounts } from '#contract/notifications.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { logQuietly } from '#web/shell/logQuietly.ts';
import { unreadCounts } from '#web/shell/unreadCounts.ts';
import { useApi } from '#web/shell/useApi.ts';
import type { Intent } from './NotificationItem.tsx';

export type NotificationList = EndpointData<typeof listNotifications>;

/**
 * The list as it stands and what can be done with it. What a member does shows at once and is put back when the server
 * refuses, which the console alone is told (spec §8); the counts are always the server's (case NOT-01).
 */
export function useNotifications(loaded: NotificationList) {
  const api = useApi();
  const { language } = useTranslate();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // What was done since the list was loaded; a list that is loaded anew takes its place.
  const [changed, setChanged] = useState({ of: loaded, items: loaded.notifications });
  const shown = changed.of === loaded ? changed.items : loaded.notifications;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    unreadCounts.tell(loaded);
  }, [loaded]);

  const attempt = async (
    change: (before: Notification[]) => Notification[],
    ask: () => Promise<NotificationCounts>,
  ) => {
    setChanged({ of: loaded, items: change(shown) });
    try {
      unreadCounts.tell(await ask());
    } catch (error) {
      setChanged({ of: loaded, items: loaded.notifications });
      logQuietly('A notification could not be changed.', error);
    }
  };

  /** Brings the page's counts, and what moved up from the next page. */
  const refresh = () => revalidate();

  const onIntent = (intent: Intent, { id, data }: Pick<Notification, 'id' | 'data'>): void => {
    const now = new Date().toISOString();
    const params = { id: String(id) };
    const read = (before: Notification[]) =>
      before.map((item) => (item.id === id ? { ...item, read_at: item.read_at ?? now } : item));
    if (intent === 'delete') {
      // The button goes with its row: the focus stays with the list.
      heading.current?.focus();
      void attempt(
        (before) => before.filter((item) => item.id !== id),
        () => api.deleteNotification({ params }),
      ).then(refresh);
      return;
    }
    const path = intent === 'open' ? pathOfNotification(data) : null;
    // What is opened does not wait for the list to come anew: it is left behind.
    void attempt(read, () => api.markNotificationRead({ params })).then(() =>
      path === null ? refresh() : navigate(`/${language}${path}`),
    );
  };

  const onReadAll = (): void => {
    heading.current?.focus();
    const now = new Date().toISOString();
    void attempt(
      (before) => before.map((item) => ({ ...item, read_at: item.read_at ?? now })),
      () => api.markAllNotificationsRead(),
    ).then(refresh);
  };

  return { shown, heading, onIntent, onReadAll };
}
