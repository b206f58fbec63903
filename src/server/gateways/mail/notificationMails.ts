import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { greet } from './greet.ts';
import { isolate, layOutMail, type MailContent, type MailContext } from './layOutMail.ts';

interface To {
  to: string;
  name: string;
  /** Ends the mails of this kind: signed, for its links. */
  unsubscribeToken: string;
}

/** One notification as a mail: its words, and where it leads. */
export function notificationMail(
  context: MailContext,
  { title, text, path, ...to }: To & { title: string; text: string; path: string },
): Mail {
  const t = translatorFor(context.language);
  return write(context, to, {
    subject: withoutIsolates(title),
    paragraphs: [text],
    action: { label: t('mail.notification.action'), path },
  });
}

/** A thing of a summary: its sentence, and where it leads, without the language; null where there is nothing to open. */
export interface DigestItem {
  text: string;
  path: string | null;
}

/** A summary of what a member has not read yet. `more`: how many things it leaves out. */
export function digestMail(
  context: MailContext,
  { summary, items, more, ...to }: To & { summary: 'daily' | 'weekly'; items: DigestItem[]; more: number },
): Mail {
  const t = translatorFor(context.language);
  const count = items.length + more;
  return write(context, to, {
    subject: t(summary === 'daily' ? 'mail.digest.subjectDaily' : 'mail.digest.subjectWeekly', { count }),
    paragraphs: [t('mail.digest.lead', { count })],
    items,
    afterItems: more > 0 ? t('mail.digest.more', { count: more }) : '',
    action: { label: t('mail.digest.action'), path: '/account/notifications' },
  });
}

function write(
  context: MailContext,
  { to, name, unsubscribeToken }: To,
  {
    subject,
    items = [],
    action,
    ...content
  }: Pick<MailContent, 'paragraphs' | 'afterItems'> & {
    subject: string;
    items?: DigestItem[];
    action: { label: string; path: string };
  },
): Mail {
  const { config, language } = context;
  const t = translatorFor(language);
  const token = encodeURIComponent(unsubscribeToken);
  return {
    to,
    language,
    subject,
    unsubscribeUrl: `${config.publicUrl}/api/unsubscribe?language=${language}&token=${token}`,
    ...layOutMail(context, {
      greeting: greet(t, name),
      ...content,
      items: items.map(({ text, path }) => ({
        text,
        url: path === null ? null : `${config.publicUrl}/${language}${path}`,
      })),
      action: { label: action.label, url: `${config.publicUrl}/${language}${action.path}` },
      isToVisitor: true,
      why: t('mail.notification.why', { url: isolate(config.publicUrl) }),
      links: [
        {
          label: t('mail.notification.unsubscribe'),
          url: `${config.publicUrl}/${language}/unsubscribe?token=${token}`,
        },
        { label: t('preferences.title'), url: `${config.publicUrl}/${language}/account/preferences` },
      ],
    }),
  };
}

/** A subject is a line of its own, which needs no isolates. */
function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
