import { createHmac } from 'node:crypto';
import { ContractError } from '#contract/errors.ts';
import { normalizePassword } from '#domain/password.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { createTurns } from '#server/workInTurns.ts';
import type { PasswordProcess } from './passwordProcess.ts';

/** Makes and checks what is stored of passwords. */
export interface PasswordHasher {
  /**
   * Runs work that will hash, from its first step on: of a storm only as many as can wait are let in, before they cost
   * anything. @throws ContractError rate_limited when too many are in.
   */
  admit<T>(work: () => Promise<T>): Promise<T>;
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password. Without a stored hash the same work is done for nothing, so that nobody can tell by the
   * time whether there is an account.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

const maxRunning = 2;
const maxWaiting = 32;

/**
 * Argon2id over an HMAC with a key of SECRET_KEY: a stolen table alone is of no use. At most two at once, 32 wait.
 */
export function createPasswordHasher(secretBox: SecretBox, hashing: PasswordProcess): PasswordHasher {
  const pepper = secretBox.derive('password');
  const season = (password: string): string =>
    createHmac('sha256', pepper).update(normalizePassword(password)).digest('base64');
  // Who may wait is decided at the door (`admit`).
  const inTurn = createTurns({ maxRunning, maxWaiting: Number.POSITIVE_INFINITY });
  let admitted = 0;
  return {
    admit: async (work) => {
      if (admitted >= maxRunning + maxWaiting) throw new ContractError('rate_limited', { retryAfterSeconds: 5 });
      admitted += 1;
      try {
        return await work();
      } finally {
        admitted -= 1;
      }
    },
    hash: (password) =>
      inTurn(async () => `${secretBox.keyId}${String(await hashing.ask({ password: season(password) }))}`),
    verify: (stored, password) =>
      inTurn(async () => {
        const [, digest = null] = /^[^$]*(\$.*)$/s.exec(stored ?? '') ?? [];
        return (await hashing.ask({ password: season(password), stored: digest })) === true;
      }),
  };
}
