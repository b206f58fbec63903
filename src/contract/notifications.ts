import { z } from 'zod';
import { notificationTypes } from '#domain/notifications.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam, instant, listMeta, pageParam, perPageParam } from './fields.ts';

/** Decisions §1. */
const notificationsPerPage = 20;

export const notificationCounts = z.object({
  /** Unread ones, without those of new messages. */
  countUnread: z.number().int(),
  /** Conversations with unread messages. */
  countChatUnread: z.number().int(),
});
export type NotificationCounts = z.infer<typeof notificationCounts>;

export const notification = z.object({
  id: z.number().int(),
  read_at: instant.nullable(),
  /** Of what happened last, where several things are one notification. */
  created_at: instant,
  data: z.object({
    /** Plain text in the reader's language. */
    title: z.string(),
    /** Safe HTML in the reader's language. */
    message: z.string(),
    type: z.enum(notificationTypes),
    /** A path of the portal without its language; null where there is nothing to open. */
    redirect_url: z.string().nullable(),
    /** The conversation of a new message. */
    channel_id: z.number().int().nullable(),
  }),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineEndpoint('listNotifications', {
  summary: 'One’s notifications, the newest first, and how many are unread',
  tag: 'Notifications',
  access: 'member',
  isPersonal: true,
  query: z.object({ page: pageParam, per_page: perPageParam(notificationsPerPage) }),
  data: notificationCounts.extend({ notifications: z.array(notification), meta: listMeta }),
});

/** Repeated, it changes nothing and answers the same. */
export const markNotificationRead = defineEndpoint('markNotificationRead', {
  summary: 'Mark a notification as read',
  tag: 'Notifications',
  access: 'member',
  params: idParam,
  data: notificationCounts.extend({ id: z.number().int(), read_at: instant }),
});

export const markAllNotificationsRead = defineEndpoint('markAllNotificationsRead', {
  summary: 'Mark all of one’s notifications as read',
  tag: 'Notifications',
  access: 'member',
  data: notificationCounts,
});

export const deleteNotification = defineEndpoint('deleteNotification', {
  summary: 'Delete a notification',
  tag: 'Notifications',
  access: 'member',
  params: idParam,
  data: notificationCounts.extend({ id: z.number().int() }),
});
