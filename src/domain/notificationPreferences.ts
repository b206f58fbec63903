import type { NotificationType } from './notifications.ts';

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

/** How the mail of a type goes. */
export function mailOf({ email, frequency }: TypePreference, digest: DigestFrequency): 'none' | 'instant' | 'digest' {
  if (!email || frequency === 'never') return 'none';
  if (frequency === 'instant') return 'instant';
  return digest === 'never' ? 'none' : 'digest';
}
