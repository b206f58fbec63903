import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
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
  /** A registration; absent where a new password was asked for. */
  person?: RegisteredPerson;
  wantsNewsletter?: boolean;
}

export type AccountTaskName = 'register_member' | 'send_password_reset';

/** With waits that double, the last attempt comes about an hour after the first: links must not come days late. */
const maxAttempts = 10;
const purpose = 'queued account work';

interface AccountJob {
  id: string;
  key_id: string;
  /** Base64. */
  sealed: string;
}

export async function queueAccountWork(
  db: Connection,
  secretBox: SecretBox,
  { task, work }: { task: AccountTaskName; work: AccountWork },
): Promise<void> {
  const id = randomUUID();
  const { keyId, bytes } = secretBox.seal(purpose, id, JSON.stringify(work));
  const job: AccountJob = { id, key_id: keyId, sealed: bytes.toString('base64') };
  await sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(job)}::json, max_attempts => ${maxAttempts}::int)`.execute(
    db,
  );
}

export function openAccountWork(secretBox: SecretBox, payload: unknown): AccountWork {
  const { id, key_id, sealed } = payload as AccountJob;
  const text = secretBox.open(purpose, id, { keyId: key_id, bytes: Buffer.from(sealed, 'base64') });
  return JSON.parse(text) as AccountWork;
}
