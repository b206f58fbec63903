import type { Transporter } from 'nodemailer';
import { composeMail, type Sender } from './composeMail.ts';
import { type Mailer, MailerError } from './mailer.ts';

const connectMs = 10_000;
const silenceMs = 20_000;

/** Hands mails to the mail server of SMTP_URL (`smtp://user:password@host:587` or `smtps://…`). */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  let opening: Promise<Transporter> | undefined;
  // Loaded with the first mail: it would else weigh on every start.
  const open = (): Promise<Transporter> =>
    (opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs }),
    ));
  return {
    send: async (mail) => {
      const transport = await open();
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
    close: () => void opening?.then((transport) => transport.close()),
  };
}
