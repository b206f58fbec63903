import { maskEmail } from '#domain/maskEmail.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { greet } from './greet.ts';
import { isolate, layOutMail, type MailContent, type MailContext } from './layOutMail.ts';

interface To {
  to: string;
  name: string;
}
interface ToWithToken extends To {
  token: string;
}

/** To an address that somebody registered or chose for their account: a link to a page with a button. */
export function confirmEmailMail(
  context: MailContext,
  { isAgain = false, isChange = false, token, ...to }: ToWithToken & { isAgain?: boolean; isChange?: boolean },
): Mail {
  const { t, site } = wordsOf(context);
  return write(context, to, {
    subject: t('mail.account.confirm.subject'),
    paragraphs: [
      isChange ? t('mail.account.confirm.changeText', { site }) : t('mail.account.confirm.text', { site }),
      ...(isAgain ? [t('mail.account.confirm.again')] : []),
    ],
    action: {
      label: t('mail.account.confirm.action'),
      url: addressOf(context, 'confirm-email', token),
    },
    afterword: t('mail.account.confirm.afterword'),
  });
}

/** To the owner of an account whose address somebody entered for another one. */
export function accountKnownMail(context: MailContext, to: To): Mail {
  const { t, site } = wordsOf(context);
  return write(context, to, {
    subject: t('mail.account.known.subject'),
    paragraphs: [t('mail.account.known.text', { site })],
    action: { label: t('mail.account.known.action'), url: addressOf(context, 'login') },
    afterword: t('mail.account.known.afterword'),
  });
}

export function resetPasswordMail(context: MailContext, { token, ...to }: ToWithToken): Mail {
  const { t, site } = wordsOf(context);
  return write(context, to, {
    subject: t('mail.account.reset.subject'),
    paragraphs: [t('mail.account.reset.text', { site })],
    action: { label: t('mail.account.reset.action'), url: addressOf(context, 'reset-password', token) },
    afterword: t('mail.account.reset.afterword'),
  });
}

/** To a member who has no password yet. */
export function setPasswordMail(context: MailContext, { token, ...to }: ToWithToken): Mail {
  const { t, site } = wordsOf(context);
  return write(context, to, {
    subject: t('mail.account.setPassword.subject'),
    paragraphs: [t('mail.account.setPassword.text', { site })],
    action: { label: t('mail.account.setPassword.action'), url: addressOf(context, 'set-password', token) },
    afterword: t('mail.account.setPassword.afterword'),
  });
}

/** Tells a member that their password is another one now, or that their account has one at last. */
export function passwordChangedMail(context: MailContext, { isFirst, ...to }: To & { isFirst: boolean }): Mail {
  const { t, site } = wordsOf(context);
  const what = isFirst ? 'passwordSet' : 'passwordChanged';
  return write(context, to, {
    subject: t(`mail.account.${what}.subject`),
    paragraphs: [t(`mail.account.${what}.text`, { site })],
    action: { label: t('mail.account.passwordChanged.action'), url: addressOf(context, 'forgot-password') },
    isNotice: true,
  });
}

/** Tells the old address that another one is to take its place. */
export function emailChangeMail(context: MailContext, { newAddress, ...to }: To & { newAddress: string }): Mail {
  const { t, site } = wordsOf(context);
  return write(context, to, {
    subject: t('mail.account.emailChange.subject'),
    paragraphs: [t('mail.account.emailChange.text', { site, address: isolate(maskEmail(newAddress)) })],
    action: { label: t('mail.account.passwordChanged.action'), url: addressOf(context, 'forgot-password') },
    isNotice: true,
  });
}

function wordsOf({ config, language }: MailContext) {
  return { t: translatorFor(language), site: isolate(config.siteName[language]) };
}

function addressOf({ config, language }: MailContext, page: string, token?: string): string {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  return `${config.publicUrl}/${language}/auth/${page}${query}`;
}

function write(
  context: MailContext,
  { to, name }: To,
  {
    subject,
    isNotice = false,
    ...content
  }: Omit<MailContent, 'greeting' | 'isToVisitor'> & { subject: string; isNotice?: boolean },
): Mail {
  const t = translatorFor(context.language);
  return {
    to,
    language: context.language,
    subject,
    ...layOutMail(context, {
      greeting: greet(t, name),
      ...content,
      isToVisitor: true,
      ...(isNotice ? { why: t('mail.account.why', { url: isolate(context.config.publicUrl) }) } : {}),
    }),
  };
}
