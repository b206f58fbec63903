import type { Notification } from '#contract/notifications.ts';
import { isSafeRedirect } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';
import type { NotificationRow } from './queries.ts';
import { wordNotification } from './wordNotification.ts';

/** A notification as answers carry it, worded for who reads it. What leads off the portal is left out, however it got in. */
export function presentNotification(
  row: NotificationRow,
  reader: { language: Language; timeZone: string; origin: string },
): Notification {
  const { title, message } = wordNotification({ type: row.type, params: row.params, count: row.event_count }, reader);
  return {
    id: row.id,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    data: {
      title,
      message,
      type: row.type,
      redirect_url: isSafeRedirect(row.redirect_url, reader.origin) ? row.redirect_url : null,
      channel_id: row.channel_id,
    },
  };
}
