import type { MessageId } from '#i18n/messageId.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { greet } from './greet.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

/** What happened to the locks of an account. */
export type SecurityNotice =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodes'
  | 'recoveryCodeUsed'
  | 'wrongCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'orcidLinked'
  | 'orcidUnlinked';

/** Tells a member what happened to the locks of their account, and where to look if it was not them. */
export function securityNoticeMail(
  context: MailContext,
  { to, name, notice }: { to: string; name: string; notice: SecurityNotice },
): Mail {
  const { config, language } = context;
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t(`mail.security.${notice}.subject` as MessageId),
    ...layOutMail(context, {
      greeting: greet(t, name),
      paragraphs: [t(`mail.security.${notice}.text` as MessageId, { site: isolate(config.siteName[language]) })],
      action: { label: t('mail.security.action'), url: `${config.publicUrl}/${language}/account/security` },
      afterword: t('mail.security.afterword'),
      isToVisitor: true,
      why: t('mail.account.why', { url: isolate(config.publicUrl) }),
    }),
  };
}
