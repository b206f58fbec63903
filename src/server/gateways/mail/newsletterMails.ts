import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

/** To whoever owns the address: a link to a page with a button, since mail scanners open links. */
export function newsletterConfirmMail(context: MailContext, { to, token }: { to: string; token: string }): Mail {
  const { config, language } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t('mail.newsletter.subject'),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.newsletter.text', { site: isolate(config.siteName[language]) })],
      action: {
        label: t('mail.newsletter.confirm'),
        url: `${config.publicUrl}/${language}/newsletter/confirm?token=${encodeURIComponent(token)}`,
      },
      afterword: t('mail.newsletter.ignore'),
      isToVisitor: true,
    }),
  };
}

/** To somebody who receives the newsletter and entered the address again. */
export function newsletterKnownMail(context: MailContext, to: string): Mail {
  const { config, language } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t('mail.newsletter.knownSubject'),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.newsletter.knownText', { site: isolate(config.siteName[language]) })],
      isToVisitor: true,
    }),
  };
}
