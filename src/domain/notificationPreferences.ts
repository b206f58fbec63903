import { notificationTypes, type NotificationType } from './notifications.ts';

export const mailFrequencies = ['instant', 'daily', 'weekly', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];
export const digestFrequencies = ['daily', 'weekly', 'never'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/** How one is told of one type: on the page, by mail, and how soon the mail comes. */
export interface TypePreference {
  in_app: boolean;
  email: boolean;
  frequency: MailFrequency;
}

/** What a member chose for a type; what is absent is the default's. */
export type TypeChoices = Partial<Record<NotificationType, Partial<TypePreference>>>;

/** Always on: whoever takes over an account must not be able to keep its owner from being told. */
export function isLocked(type: NotificationType): boolean {
  return type === 'account-security';
}

/**
 * What nothing tells of yet: events, reviews and announcements come from the back office. The page of preferences offers
 * no control without an effect; what was chosen for them by the API is kept.
 */
export const untoldTypes: ReadonlySet<NotificationType> = new Set([
  'event-invitation',
  'event-update',
  'fellow-review',
  'announcement',
]);

const onPageAndBy = (frequency: MailFrequency): TypePreference => ({ in_app: true, email: true, frequency });

/** What waits for an answer or has a day comes at once, the rest in a summary. */
export const defaultPreferences: Readonly<Record<NotificationType, TypePreference>> = {
  'new-message': onPageAndBy('daily'),
  'connection-request': onPageAndBy('instant'),
  'connection-accepted': onPageAndBy('daily'),
  'application-submitted': onPageAndBy('instant'),
  'application-status': onPageAndBy('instant'),
  'application-deadline': onPageAndBy('instant'),
  'opportunity-match': onPageAndBy('daily'),
  'opportunity-closed': onPageAndBy('daily'),
  'organization-update': onPageAndBy('weekly'),
  recommendation: { in_app: true, email: false, frequency: 'weekly' },
  'event-invitation': onPageAndBy('instant'),
  'event-update': onPageAndBy('instant'),
  'profile-reminder': { in_app: true, email: false, frequency: 'weekly' },
  'fellow-review': onPageAndBy('instant'),
  announcement: onPageAndBy('weekly'),
  'account-security': onPageAndBy('instant'),
};

/** What holds for a type, the member's choices over the defaults. */
export function preferenceFor(type: NotificationType, choices: TypeChoices = {}): TypePreference {
  return isLocked(type) ? defaultPreferences[type] : { ...defaultPreferences[type], ...choices[type] };
}

/** When summaries come, and how often at most: `weekly` brings what was meant for each day once a week too. */
export interface DigestPreference {
  frequency: DigestFrequency;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  weekday: number;
  /** 0 to 23, on the clocks of the member's zone. */
  hour: number;
}
export const defaultDigest: DigestPreference = { frequency: 'daily', weekday: 7, hour: 8 };

/** How the mail of a type goes. */
export function mailOf({ email, frequency }: TypePreference, digest: DigestFrequency): 'none' | 'instant' | 'digest' {
  if (!email || frequency === 'never') return 'none';
  if (frequency === 'instant') return 'instant';
  return digest === 'never' ? 'none' : 'digest';
}

/** The types whose mails belong into a summary of this frequency. */
export function typesOfDigest(choices: TypeChoices, digest: DigestFrequency, summary: 'daily' | 'weekly') {
  return notificationTypes.filter((type) => {
    const preference = preferenceFor(type, choices);
    if (mailOf(preference, digest) !== 'digest') return false;
    const comes = digest === 'weekly' ? 'weekly' : preference.frequency;
    return comes === summary;
  });
}

/** Hours in which no mail comes: minutes after midnight, on the clocks of the member's zone. */
export interface QuietHours {
  from: number;
  until: number;
}

const minuteMs = 60_000;
const dayMinutes = 1440;

/** When a mail may go: now, or at the end of the quiet hours. `minuteOfDay` is now on the member's clocks. */
export function afterQuietHours(now: Date, minuteOfDay: number, quiet: QuietHours | null): Date {
  if (!quiet || !isQuiet(minuteOfDay, quiet)) return now;
  const wait = (quiet.until - minuteOfDay + dayMinutes) % dayMinutes;
  return new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + wait * minuteMs);
}

function isQuiet(minute: number, { from, until }: QuietHours): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** `HH:MM` as minutes after midnight; null for what is no time of a day. */
export function parseClock(text: string): number | null {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === '' ? null : Number(hour) * 60 + Number(minute);
}

export function showClock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
