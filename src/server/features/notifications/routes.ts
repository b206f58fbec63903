import {
  deleteNotification as deleteEndpoint,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead as markReadEndpoint,
} from '#contract/notifications.ts';
import type { Config } from '#server/config.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { deleteNotification } from './deleteNotification.ts';
import { showNotifications } from './showNotifications.ts';
import { markAllRead, markRead } from './markRead.ts';

/** What a member is told, and what they did with it. */
export function bindNotifications(bind: Bind, options: { config: Config }): void {
  bind(listNotifications, (context, input) => showNotifications(options, context, input));
  bind(markReadEndpoint, (context, input) => markRead(context, input));
  bind(markAllNotificationsRead, (context) => markAllRead(context));
  bind(deleteEndpoint, (context, input) => deleteNotification(context, input));
}
