import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

type ContactContext = MailContext & { reference: string };

export interface WrittenMessage {
  full_name: string;
  email: string;
  phone_number: string;
  organization_name: string;
  /** In the language of the mail. */
  topic: string;
  message: string;
}

/** To the secretariat: the message, to be answered like any mail. */
export function contactNoticeMail(context: ContactContext, message: WrittenMessage): Mail {
  const { config, language, reference } = context;
  const t = translatorFor(language);
  const facts = [
    { label: t('contact.field.full_name.label'), value: message.full_name },
    { label: t('contact.field.email.label'), value: message.email },
    { label: t('contact.field.phone_number.label'), value: message.phone_number },
    { label: t('contact.field.organization_name.label'), value: message.organization_name },
    { label: t('form.reference'), value: reference },
  ];
  return {
    to: config.secretariatEmail,
    replyTo: { name: message.full_name, address: message.email },
    language,
    subject: t('mail.secretariat.contact', { topic: message.topic, reference }),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.secretariat.contactText', { topic: isolate(message.topic) })],
      facts: facts.filter(({ value }) => value !== ''),
      quote: message.message,
      afterword: t('mail.secretariat.answer'),
      isToVisitor: false,
    }),
  };
}

/** To the writer: the reference, and no word of the message. */
export function contactReceiptMail(context: ContactContext, to: string): Mail {
  const { language, reference } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t('mail.contact.subject', { reference }),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.contact.text', { reference: isolate(reference) })],
      isToVisitor: true,
    }),
  };
}
