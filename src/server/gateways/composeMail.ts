import type { SendMailOptions } from 'nodemailer';
import type { Language } from '#i18n/language.ts';
import type { QueuedMail } from './mailer.ts';

export interface Sender {
  /** Address of MAIL_FROM. */
  address: string;
  siteName: Record<Language, string>;
}

/** A mail in the mail library's terms. Its identifier follows from the mail's own, so that a repeated mail is recognized. */
export function composeMail(mail: QueuedMail, sender: Sender): SendMailOptions {
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    from: { name: sender.siteName[mail.language], address: sender.address },
    // An object: as a string it would be parsed, and a comma in it would add another recipient.
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.queuedAt),
    textEncoding: 'base64',
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    // Nothing of a mail may be read from a file or fetched, whatever a text in it looks like.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
