import { createHash } from 'node:crypto';
import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import type { RawInput } from './endpointRegistry.ts';

const pollMs = 50;
const patienceMs = 10_000;

/**
 * Runs a write at most once per key (decisions §1): the same key and input get the first answer again, another input
 * is refused. A write that failed frees its key, since nothing happened.
 * @throws ContractError idempotency_mismatch, or in_progress when the first attempt does not end in 10 s.
 */
export async function withIdempotency<Data>(db: Connection, endpoint: string, key: string, input: RawInput, run: () => Promise<Data>): Promise<Data> {
  if (key.length > 255) throw new ContractError('idempotency_mismatch');
  const requestHash = hashInput(input);
  const startedAt = performance.now();
  for (;;) {
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ endpoint, key, request_hash: requestHash, status_code: null, response: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) break;
    const first = await db.selectFrom('idempotency_keys').selectAll().where('endpoint', '=', endpoint).where('key', '=', key).executeTakeFirst();
    if (first && !first.request_hash.equals(requestHash)) throw new ContractError('idempotency_mismatch');
    if (first?.status_code !== undefined && first.status_code !== null) return first.response as Data;
    if (performance.now() - startedAt > patienceMs) throw new ContractError('in_progress', { retryAfterSeconds: 5 });
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  try {
    const answer = await run();
    await db
      .updateTable('idempotency_keys')
      .set({ status_code: 200, response: JSON.stringify(answer) })
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute();
    return answer;
  } catch (error) {
    await db.deleteFrom('idempotency_keys').where('endpoint', '=', endpoint).where('key', '=', key).execute();
    throw error;
  }
}

function hashInput(input: RawInput): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([input.params ?? null, input.query ?? null, input.body ?? null]));
  for (const [name, file] of Object.entries(input.files ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`\0${name}\0`).update(file.bytes);
  return hash.digest();
}
