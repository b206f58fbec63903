import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import type { Mail, Mailer, QueuedMail } from './mailer.ts';

export const mailTask = 'send_mail';

/** With waits that double, the last attempt comes three days after the first. */
const maxAttempts = 25;
const purpose = 'queued mail';

interface MailJob {
  id: string;
  key_id: string;
  /** Base64: addresses, tokens and messages lie in the queue as unreadable as in their own tables. */
  sealed: string;
}

/** The one way in which the product sends mail. */
export interface MailQueue {
  /** Queues a mail in the transaction of its cause: both happen or neither. It is sent within moments of the commit. */
  enqueue(db: Connection, mail: Mail): Promise<void>;
}

export function createMailQueue(secretBox: SecretBox): MailQueue {
  return {
    enqueue: async (db, mail) => {
      const id = randomUUID();
      const queued: QueuedMail = { ...mail, id, queuedAt: new Date().toISOString() };
      const { keyId, bytes } = secretBox.seal(purpose, id, JSON.stringify(queued));
      const job: MailJob = { id, key_id: keyId, sealed: bytes.toString('base64') };
      await sql`select from graphile_worker.add_job(${mailTask}, ${JSON.stringify(job)}::json, max_attempts => ${maxAttempts}::int)`.execute(
        db,
      );
    },
  };
}

/** The worker's side: opens a queued mail and hands it to the mailer. */
export function createMailTask(secretBox: SecretBox, mailer: Mailer): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { id, key_id, sealed } = payload as MailJob;
    const mail = JSON.parse(
      secretBox.open(purpose, id, { keyId: key_id, bytes: Buffer.from(sealed, 'base64') }),
    ) as QueuedMail;
    await mailer.send(mail);
  };
}
