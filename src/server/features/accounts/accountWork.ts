import type { Connection } from '#server/db/connection.ts';
import { openSealedJob, queueSealedJob } from '#server/sealedJobs.ts';
import type { SecretBox } from '#server/secretBox.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

/**
 * What is done about an address after the answer, so that neither the answer nor its time tells whether there is an
 * account with it (security.md, T4). Queued in the request's own transaction: what was answered is done.
 */
export interface AccountWork {
  /** ISO 8601: when it was asked for. */
  at: string;
  email: string;
  /** Of who asked, for the audit log. */
  address: string;
  requestId: string;
  /** A registration; absent where a link was asked for. */
  person?: RegisteredPerson;
  wantsNewsletter?: boolean;
}

export type AccountTaskName = 'register_member' | 'send_password_reset' | 'send_confirmation';

/** About an hour of attempts: links must not come days late. */
const maxAttempts = 10;
const purpose = 'queued account work';

export async function queueAccountWork(
  db: Connection,
  secretBox: SecretBox,
  { task, work }: { task: AccountTaskName; work: AccountWork },
): Promise<void> {
  await queueSealedJob(db, secretBox, { task, purpose, content: work, maxAttempts });
}

export function openAccountWork(secretBox: SecretBox, payload: unknown): AccountWork {
  return openSealedJob(secretBox, purpose, payload) as AccountWork;
}
