/** Everything that a member is told of (decisions §6), in the order in which preferences list it. */
export const notificationTypes = [
  'new-message',
  'connection-request',
  'connection-accepted',
  'application-submitted',
  'application-status',
  'application-deadline',
  'opportunity-match',
  'opportunity-closed',
  'organization-update',
  'recommendation',
  'event-invitation',
  'event-update',
  'profile-reminder',
  'fellow-review',
  'announcement',
  'account-security',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * A value inside a notification's words: a text (a name), a number, a text in both languages, an instant (ISO 8601,
 * shown as a date and time), or other words by the id of their message.
 */
export type NotificationParam =
  | string
  | number
  | { en: string | null; ar: string | null }
  | { instant: string }
  | { words: string };
export type NotificationParams = Record<string, NotificationParam>;

/** What a notification is about; when it goes, the notification does. */
export interface NotificationTarget {
  /** Such as `connection`, `application`, `opportunity`, `organization`, `member`, `event`, `conversation`. */
  type: string;
  id: number;
}

/**
 * What joins an unread notification of its type in place of a new one: `type`, everything of that type (three members
 * who ask to connect); `target`, what is about the same thing (two updates of one organization). Others stand alone.
 */
const grouping: Partial<Record<NotificationType, 'type' | 'target'>> = {
  'new-message': 'target',
  'connection-request': 'type',
  'connection-accepted': 'type',
  'application-status': 'target',
  'opportunity-match': 'target',
  'organization-update': 'target',
  recommendation: 'type',
  'event-update': 'target',
  'profile-reminder': 'type',
};

/** The key under which notifications of one type and member are one row; null for what stands by itself. */
export function groupKeyOf(type: NotificationType, target: NotificationTarget | undefined): string | null {
  const by = grouping[type];
  if (by === 'type') return '*';
  return by === 'target' && target ? `${target.type} ${target.id}` : null;
}

const maxParamLength = 500;
/** Controls, and marks that turn the direction of the words around them. */
const neverInParams = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Parameters as they may be stored: texts without control characters and of a bounded length (case NOT-03). */
export function cleanParams(params: NotificationParams): NotificationParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string') return [name, cleanText(value)];
      if (typeof value === 'number') return [name, value];
      if ('en' in value)
        return [name, { en: value.en && cleanText(value.en), ar: value.ar && cleanText(value.ar) }] as const;
      return [name, value];
    }),
  );
}

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(neverInParams, ' ').slice(0, maxParamLength).toWellFormed();
}

/**
 * Where a notification leads, as a path without a language; null where there is nothing to open. One of a new message
 * leads to its conversation, if it has one (spec §4, case NOT-06).
 */
export function pathOfNotification({
  type,
  redirect_url: redirectUrl,
  channel_id: channelId,
}: {
  type: string;
  redirect_url: string | null;
  channel_id: number | string | null;
}): string | null {
  if (type !== 'new-message') return redirectUrl;
  const conversation = Number(channelId);
  return Number.isSafeInteger(conversation) && conversation > 0 ? `/messages?convoId=${conversation}` : '/messages';
}

/** An application's place among its applicant's, as a path without a language: the page that it is on by then. */
export function pathOfApplication(id: number): string {
  return `/account/my-applications?application=${id}#application-${id}`;
}
