import { formatDate } from '#i18n/format.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Mail } from '#server/gateways/mailer.ts';
import { greet } from './greet.ts';
import { isolate, layOutMail, type MailContext } from './layOutMail.ts';

interface To {
  to: string;
  name: string;
}

/** Says that the account will be erased, when, and how it is kept. */
export function deletionAskedMail(
  context: MailContext,
  { deletionAt, timeZone, ...to }: To & { deletionAt: Date; timeZone: string },
): Mail {
  const date = isolate(formatDate(deletionAt, context.language, timeZone));
  return write(context, to, 'mail.deletion', { date }, true);
}

/** The last mail: the account is gone. */
export function accountErasedMail(context: MailContext, to: To): Mail {
  return write(context, to, 'mail.erased', {}, false);
}

/** The copy of a member's data can be fetched, signed in. */
export function exportReadyMail(context: MailContext, to: To): Mail {
  return write(context, to, 'mail.export', {}, true);
}

function write(
  context: MailContext,
  { to, name }: To,
  id: 'mail.deletion' | 'mail.erased' | 'mail.export',
  values: Record<string, string>,
  hasAction: boolean,
): Mail {
  const { config, language } = context;
  const t = translatorFor(language);
  const say = (part: string): string =>
    t(`${id}.${part}` as MessageId, { site: isolate(config.siteName[language]), ...values });
  return {
    to,
    language,
    subject: say('subject'),
    ...layOutMail(context, {
      greeting: greet(t, name),
      paragraphs: [say('text')],
      ...(hasAction
        ? { action: { label: say('action'), url: `${config.publicUrl}/${language}/account/privacy` } }
        : {}),
      isToVisitor: true,
      why: t(hasAction ? 'mail.account.why' : 'mail.erased.why', { url: isolate(config.publicUrl) }),
    }),
  };
}
