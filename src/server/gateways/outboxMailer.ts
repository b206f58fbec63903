import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail, type Sender } from './composeMail.ts';
import { type Mailer, MailerError } from './mailer.ts';

/**
 * Writes each mail as an `.eml` file, named by its time and id, for machines without a mail server (decisions §8). A
 * file appears whole; a mail sent again replaces its own file.
 */
export function createOutboxMailer(directory: string, sender: Sender): Mailer {
  return {
    send: async (mail) => {
      const name = `${mail.queuedAt.replaceAll(/[^0-9TZ]/g, '')}-${mail.id}.eml`;
      const draft = join(directory, `.${name}.draft`);
      try {
        // Loaded with the first mail: it would else weigh on every start.
        const { createTransport } = await import('nodemailer');
        const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
        const { message } = await composer.sendMail(composeMail(mail, sender));
        await mkdir(directory, { recursive: true });
        await writeFile(draft, message as Buffer, { mode: 0o600, flush: true });
        await rename(draft, join(directory, name));
      } catch (cause) {
        await rm(draft, { force: true });
        throw new MailerError(
          `The outbox could not be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown'}).`,
        );
      }
    },
    close: () => {},
  };
}
