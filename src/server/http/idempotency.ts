import { createHmac } from 'node:crypto';
import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import type { RawInput } from './endpointRegistry.ts';
import type { Once } from './requestContext.ts';

/** How long a repeated request waits for the first one to end. */
const patienceMs = 10_000;

/** Decisions §1. */
const maxKeyLength = 255;

/** Proofs of being human are spent by the first request, so a repeated one brings another: they are no part of what was asked. */
const proofFields: ReadonlySet<string> = new Set(['recaptcha', 'captcha_answer', 'captcha_token']);

interface Write {
  db: Connection;
  endpoint: string;
  key: string;
  requestHash: Buffer;
}

interface Underway {
  requestHash: Buffer;
  answer: Promise<unknown>;
}

/** Somebody else's transaction with the same key was committed while this one was prepared. */
class AlreadyAnswered extends Error {}

/**
 * Runs a write at most once per `Idempotency-Key` (decisions §1): the same key and input get the first answer again,
 * another input is refused. Key, effect and answer are committed together, so that no crash can leave one without the
 * others; a write that failed leaves its key free, since nothing happened.
 */
export class IdempotentWrites {
  /** Requests of one key queue up here instead of each holding a database connection while it waits. */
  readonly #underway = new Map<string, Underway>();
  readonly #hashKey: Buffer;

  /** @param hashKey for what is kept of an input: a registration's holds a password, which a plain hash would give away. */
  constructor(hashKey: Buffer) {
    this.#hashKey = hashKey;
  }

  /**
   * @param handle validates and prepares, then passes its effect to `once` and returns what that returned. It is not
   * called when the answer is known already.
   * @throws ContractError idempotency_mismatch, validation_failed for too long a key, or in_progress when an earlier request does not end in 10 s.
   */
  async run<Answer>(
    db: Connection,
    endpoint: string,
    key: string | undefined,
    input: RawInput,
    handle: (once: Once) => Promise<Answer>,
  ): Promise<Answer> {
    if (key === undefined || key === '') return handle((effect) => db.transaction().execute(effect));
    if (key.length > maxKeyLength) {
      throw new ContractError('validation_failed', { fields: { 'Idempotency-Key': [{ id: 'form.error.tooLong' }] } });
    }
    const write: Write = { db, endpoint, key, requestHash: hashInput(input, this.#hashKey) };
    const name = `${endpoint} ${key}`;
    const givesUpAt = performance.now() + patienceMs;
    for (let earlier = this.#underway.get(name); earlier; earlier = this.#underway.get(name)) {
      const ended = await settled(earlier.answer, givesUpAt - performance.now());
      if (ended?.status === 'fulfilled' && earlier.requestHash.equals(write.requestHash)) return ended.value as Answer;
    }
    const answer = attempt(write, handle);
    this.#underway.set(name, { requestHash: write.requestHash, answer });
    try {
      return await answer;
    } finally {
      this.#underway.delete(name);
    }
  }
}

async function attempt<Answer>(write: Write, handle: (once: Once) => Promise<Answer>): Promise<Answer> {
  const { db, endpoint, key, requestHash } = write;
  const known = await findAnswer(write);
  if (known) return known.response as Answer;
  try {
    return await handle((effect) =>
      db.transaction().execute(async (transaction) => {
        // Waits here while another server's transaction holds the same key.
        const claimed = await transaction
          .insertInto('idempotency_keys')
          .values({ endpoint, key, request_hash: requestHash, status_code: null, response: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst();
        if (!claimed) throw new AlreadyAnswered();
        const answer = await effect(transaction);
        await transaction
          .updateTable('idempotency_keys')
          .set({ status_code: 200, response: JSON.stringify(answer) })
          .where('endpoint', '=', endpoint)
          .where('key', '=', key)
          .execute();
        return answer;
      }),
    );
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    const answered = await findAnswer(write);
    if (!answered) throw new ContractError('in_progress', { retryAfterSeconds: 5 });
    return answered.response as Answer;
  }
}

async function findAnswer({ db, endpoint, key, requestHash }: Write): Promise<{ response: unknown } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && !row.request_hash.equals(requestHash)) throw new ContractError('idempotency_mismatch');
  return row;
}

async function settled(promise: Promise<unknown>, waitMs: number): Promise<PromiseSettledResult<unknown> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ContractError('in_progress', { retryAfterSeconds: 5 })), Math.max(0, waitMs));
  });
  try {
    const [result] = await Promise.race([Promise.allSettled([promise]), timeout]);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

function hashInput(input: RawInput, key: Buffer): Buffer {
  const body =
    input.body && typeof input.body === 'object'
      ? Object.entries(input.body).filter(([field]) => !proofFields.has(field))
      : (input.body ?? null);
  const hash = createHmac('sha256', key).update(JSON.stringify([input.params ?? null, input.query ?? null, body]));
  for (const [name, file] of Object.entries(input.files ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0`).update(file.bytes);
  return hash.digest();
}
