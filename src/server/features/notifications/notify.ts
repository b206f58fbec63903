import {
  cleanParams,
  groupKeyOf,
  type NotificationParams,
  type NotificationTarget,
  type NotificationType,
} from '#domain/notifications.ts';
import { isLocked, mailOf, preferenceFor } from '#domain/notificationPreferences.ts';
import { isSafeRedirect } from '#domain/url.ts';
import type { Connection } from '#server/db/connection.ts';
import {
  deleteEventsOfActor,
  deleteEventsOfTarget,
  findRecipient,
  hasMailedEvent,
  insertEvent,
  upsertNotification,
} from './queriesNotify.ts';
import { queueInstantMail } from './queueInstantMail.ts';
import { isWorded } from './wordNotification.ts';

export interface NotificationCause {
  /** Who is told. Members without an account, and disabled ones, are told nothing. */
  memberId: number;
  type: NotificationType;
  /** What the words `notification.<type>.title` and `.message` take; texts are escaped there. */
  params: NotificationParams;
  /** What it is about: {@link withdrawNotifications} takes it back by this. */
  target?: NotificationTarget;
  /** The opportunity that it tells of, where that is not its target: what was told goes with either. */
  opportunityId?: number;
  /** A path of the portal without its language, such as `/account/my-connections`. */
  redirectUrl?: string | null;
  /** The conversation of a new message. */
  channelId?: number | null;
  /**
   * Whether one mail is enough for as long as the notification is unread. For what comes many times in a row, such as
   * messages.
   */
  isMailedOnce?: boolean;
  /** Whether the same was mailed lately: the page says it again, or a summary, no mail of its own. */
  isMailedBefore?: boolean;
  /** The same key tells a member at most once, even after they deleted it. Not needed for what happens once. */
  dedupeKey?: string;
  /** Who did it. When that member goes or is away, nothing is told of them. */
  actorId?: number;
  now?: Date;
}

/** Any origin: only paths that stay on their own are kept. */
const anyOrigin = 'https://portal.invalid';

/**
 * Tells a member something, in the transaction of its cause: both happen or neither. The member's preferences decide
 * whether the page, a mail at once or the next summary says it; what belongs to an unread one of its kind joins it. What
 * joins it at the same moment, to the millisecond, shares a mail as long as that has not gone. An announcement without
 * words is none.
 */
export async function notify(transaction: Connection, cause: NotificationCause): Promise<void> {
  const { memberId, type, target, now = new Date() } = cause;
  if (type === 'announcement' && !isWorded(cause.params)) return;
  const recipient = await findRecipient(transaction, { memberId, actorId: cause.actorId ?? null });
  if (!recipient) return;
  const preference = preferenceFor(type, recipient.types ?? {});
  // What happens to an account's locks has mails of its own.
  let mail = isLocked(type) ? 'none' : mailOf(preference, recipient.digest_frequency ?? 'daily');
  if (mail === 'instant' && cause.isMailedBefore) mail = 'none';
  if (!preference.in_app && mail === 'none') return;
  const notificationId = await upsertNotification(transaction, {
    memberId,
    type,
    groupKey: groupKeyOf(type, target),
    isShown: preference.in_app,
    dedupeKey: cause.dedupeKey === undefined ? null : dedupeKeyOf(type, cause.dedupeKey),
    now,
  });
  if (notificationId === null) return;
  if (mail === 'instant' && cause.isMailedOnce && (await hasMailedEvent(transaction, notificationId))) mail = 'none';
  const { redirectUrl = null } = cause;
  await insertEvent(transaction, {
    notification_id: notificationId,
    member_id: memberId,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    actor_id: cause.actorId ?? null,
    opportunity_id: cause.opportunityId ?? (target?.type === 'opportunity' ? target.id : null),
    params: JSON.stringify(cleanParams(cause.params)),
    redirect_url: redirectUrl !== null && isSafeRedirect(redirectUrl, anyOrigin) ? redirectUrl : null,
    channel_id: cause.channelId ?? null,
    dedupe_key: cause.dedupeKey === undefined ? null : dedupeKeyOf(type, cause.dedupeKey),
    created_at: now,
    mail,
  });
  if (mail === 'instant') await queueInstantMail(transaction, { notificationId, toldAt: now });
}

/** Takes back all that anybody was told about what is there no longer, in the transaction that removes it. */
export async function withdrawNotifications(transaction: Connection, target: NotificationTarget): Promise<void> {
  await deleteEventsOfTarget(transaction, target);
}

/** Takes back what a member was told that another one did, in the transaction in which they have done with that one. */
export async function withdrawNewsOf(
  transaction: Connection,
  news: { memberId: number; actorId: number },
): Promise<void> {
  await deleteEventsOfActor(transaction, news);
}

function dedupeKeyOf(type: NotificationType, key: string): string {
  return `${type} ${key}`;
}
