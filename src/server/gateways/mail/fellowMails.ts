import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { greet } from './greet.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

type FellowContext = MailContext & { reference: string };

/** To the fellow: the profile has arrived, under this reference. */
export function fellowReceiptMail(context: FellowContext, { name, to }: { name: string; to: string }): Mail {
  const { language, reference } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t('mail.fellows.subject', { reference }),
    ...layOutMail(context, {
      greeting: greet(t, name),
      paragraphs: [t('mail.fellows.text', { reference: isolate(reference) }), t('mail.fellows.next')],
      isToVisitor: true,
    }),
  };
}

/** To the secretariat: the reference and a link, and nothing of what the profile says. */
export function fellowNoticeMail(context: FellowContext): Mail {
  const { config, language, reference } = context;
  const t = translatorFor(language);
  return {
    to: config.secretariatEmail,
    language,
    subject: t('mail.secretariat.fellows', { reference }),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.secretariat.fellowsText', { reference: isolate(reference) })],
      action: {
        label: t('mail.secretariat.open'),
        url: `${config.publicUrl}/${language}/back-office/founding-fellows/${reference}`,
      },
      isToVisitor: false,
    }),
  };
}
