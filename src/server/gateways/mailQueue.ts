import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/connection.ts';
import { openSealedJob, queueSealedJob } from '#server/sealedJobs.ts';
import type { SecretBox } from '#server/secretBox.ts';
import type { Mail, Mailer, QueuedMail } from './mailer.ts';

export const mailTask = 'send_mail';

/** Three days of attempts. */
const maxAttempts = 25;
const purpose = 'queued mail';

/** The one way in which the product sends mail. */
export interface MailQueue {
  /** Queues a mail in the transaction of its cause: both happen or neither. It is sent within moments of the commit. */
  enqueue(db: Connection, mail: Mail): Promise<void>;
}

export function createMailQueue(secretBox: SecretBox): MailQueue {
  return {
    enqueue: async (db, mail) => {
      const content: QueuedMail = { ...mail, id: randomUUID(), queuedAt: new Date().toISOString() };
      await queueSealedJob(db, secretBox, { task: mailTask, id: content.id, purpose, content, maxAttempts });
    },
  };
}

/** The worker's side: opens a queued mail and hands it to the mailer. */
export function createMailTask(secretBox: SecretBox, mailer: Mailer): (payload: unknown) => Promise<void> {
  return async (payload) => {
    await mailer.send(openSealedJob(secretBox, purpose, payload) as QueuedMail);
  };
}
