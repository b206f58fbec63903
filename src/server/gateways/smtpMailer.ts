import { createTransport } from 'nodemailer';
import { composeMail, type Sender } from './composeMail.ts';
import { type Mailer, MailerError } from './mailer.ts';

const connectMs = 10_000;
const silenceMs = 20_000;

/** Hands mails to the mail server of SMTP_URL (`smtp://user:password@host:587` or `smtps://…`). */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(composeMail(mail, sender));
      } catch (cause) {
        // The server's own words may repeat the address, so only the kind of failure goes on.
        const { code, responseCode } = cause as { code?: string; responseCode?: number };
        throw new MailerError(
          `The mail server did not take the mail (${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}).`,
        );
      }
    },
    close: () => transport.close(),
  };
}
