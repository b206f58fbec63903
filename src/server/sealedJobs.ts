import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';

/** What lies in the queue: addresses, tokens and messages are as unreadable there as in their own tables. */
interface SealedJob {
  id: string;
  key_id: string;
  /** Base64. */
  sealed: string;
}

/** Queues work in the transaction of its cause: both happen or neither. */
export async function queueSealedJob(
  db: Connection,
  secretBox: SecretBox,
  {
    task,
    purpose,
    content,
    maxAttempts,
    id = randomUUID(),
  }: {
    task: string;
    /** What the key is for; the same when it is opened. */
    purpose: string;
    /** What JSON can hold. */
    content: object;
    /** The waits between them double: 10 are about an hour, 25 three days. */
    maxAttempts: number;
    id?: string;
  },
): Promise<void> {
  const { keyId, bytes } = secretBox.seal(purpose, id, JSON.stringify(content));
  const job: SealedJob = { id, key_id: keyId, sealed: bytes.toString('base64') };
  await sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(job)}::json, max_attempts => ${maxAttempts}::int)`.execute(
    db,
  );
}

/** What was queued. @throws when the job was sealed for another purpose, or with a key that is not ours. */
export function openSealedJob(secretBox: SecretBox, purpose: string, payload: unknown): unknown {
  const { id, key_id: keyId, sealed } = payload as SealedJob;
  return JSON.parse(secretBox.open(purpose, id, { keyId, bytes: Buffer.from(sealed, 'base64') }));
}
