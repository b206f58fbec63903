import type { NotificationParam, NotificationParams, NotificationType } from '#domain/notifications.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { formatDateTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { timeZoneLabel } from '#i18n/timeZoneLabel.ts';
import { isolate } from '#server/gateways/mail/layOutMail.ts';
import { plainFromRichText } from '#server/richText.ts';
import { sanitizeMessage } from './sanitizeMessage.ts';

export interface NotificationWords {
  /** Plain text; what people wrote is isolated by Unicode's marks. */
  title: string;
  /** Plain text as above, for mails. */
  text: string;
  /** The same as safe HTML. */
  message: string;
}

interface Worded {
  type: NotificationType;
  params: NotificationParams;
  /** How many things of its kind it stands for. */
  count: number;
}

/** Says a notification in a language: words are chosen when it is read, so that a change of language changes them. */
export function wordNotification(
  { type, params, count }: Worded,
  { language, timeZone }: { language: Language; timeZone: string },
): NotificationWords {
  const show = (value: NotificationParam | undefined): string | number =>
    value === undefined || typeof value === 'number' ? (value ?? '') : isolate(textOf(value, language, timeZone));
  const t = translatorFor(language);
  if (type === 'announcement') {
    const words = announcedWords(params, { language, timeZone });
    // It is a link's name and a mail's subject.
    return { ...words, title: words.title || t('notification.announcement.title') };
  }
  const number = typeof params['count'] === 'number' ? params['count'] : count;
  const values = {
    name: '',
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, show(value)])),
    count: number,
    /** Beside the one that is named. */
    more: number - 1,
  };
  const title = t(`notification.${type}.title` as MessageId, values);
  const text = t(`notification.${type}.message` as MessageId, values);
  return { title, text, message: asHtml(text) };
}

/** Whether an announcement has words in either language. */
export function isWorded(params: NotificationParams): boolean {
  const { title, text } = announcedWords(params, { language: 'en', timeZone: 'UTC' });
  return title !== '' || text !== '';
}

/** The secretariat's own words: the one kind whose message is HTML. */
function announcedWords(
  params: NotificationParams,
  { language, timeZone }: { language: Language; timeZone: string },
): NotificationWords {
  const message = sanitizeMessage(textOf(params['message'] ?? '', language, timeZone));
  const title = textOf(params['title'] ?? '', language, timeZone).trim();
  return { title, text: plainFromRichText(message), message };
}

function textOf(value: NotificationParam, language: Language, timeZone: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('instant' in value) return momentOf(value.instant, language, timeZone);
  if ('words' in value) return translatorFor(language)(value.words as MessageId);
  const [own, other] = language === 'ar' ? [value.ar, value.en] : [value.en, value.ar];
  return (own?.trim() ? own : other) ?? '';
}

/** With its zone: a mail is read anywhere, and an answer of the API knows nobody's clock. */
function momentOf(instant: string, language: Language, timeZone: string): string {
  const date = formatDateTime(instant, language, timeZone);
  const zone = timeZoneLabel(timeZone, language, instant);
  return date && translatorFor(language)('deadline.inZone', { date, zone });
}

function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2069', '</bdi>');
}
