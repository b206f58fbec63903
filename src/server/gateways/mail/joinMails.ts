import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

type JoinContext = MailContext & { reference: string };

export interface JoinFacts {
  /** The organization's name in the language of the mail, or in its only one. */
  organization: string;
  contact_name: string;
  contact_title: string;
  email: string;
  phone_number: string;
  website: string;
  message: string;
}

/** To the secretariat: who asks to join and whom to answer. */
export function joinNoticeMail(context: JoinContext, request: JoinFacts): Mail {
  const { config, language, reference } = context;
  const t = translatorFor(language);
  const facts = [
    { label: t('join.aboutOrganization'), value: request.organization },
    { label: t('join.field.website.label'), value: request.website },
    { label: t('join.field.contact_name.label'), value: request.contact_name },
    { label: t('join.field.contact_title.label'), value: request.contact_title },
    { label: t('join.field.email.label'), value: request.email },
    { label: t('join.field.phone_number.label'), value: request.phone_number },
    { label: t('form.reference'), value: reference },
  ];
  return {
    to: config.secretariatEmail,
    replyTo: { name: request.contact_name, address: request.email },
    language,
    subject: t('mail.secretariat.join', { organization: request.organization, reference }),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.secretariat.joinText', { organization: isolate(request.organization) })],
      facts: facts.filter(({ value }) => value !== ''),
      ...(request.message === '' ? {} : { quote: request.message }),
      action: {
        label: t('mail.secretariat.open'),
        url: `${config.publicUrl}/${language}/back-office/join-requests/${reference}`,
      },
      afterword: t('mail.secretariat.answer'),
      isToVisitor: false,
    }),
  };
}

/** To the contact person: the reference, and no word of the request. */
export function joinReceiptMail(context: JoinContext, to: string): Mail {
  const { language, reference } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t('mail.join.subject', { reference }),
    ...layOutMail(context, {
      greeting: t('mail.greetingPlain'),
      paragraphs: [t('mail.join.text', { reference: isolate(reference) })],
      isToVisitor: true,
    }),
  };
}
