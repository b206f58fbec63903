import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ContractError } from '#contract/errors.ts';
import { normalizePassword } from '#domain/password.ts';
import type { SecretBox } from '#server/secretBox.ts';

/** Makes and checks what is stored of passwords. */
export interface PasswordHasher {
  /** @throws ContractError rate_limited when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password. Without a stored hash the same work is done for nothing, so that nobody can tell by the
   * time whether there is an account. @throws ContractError rate_limited when too many wait.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Argon2id (2 in the library's enumeration), 19 MiB, two passes, one lane (decisions §3). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const maxRunning = 2;
const maxWaiting = 32;

/** Argon2id over an HMAC with a key of SECRET_KEY: a stolen table alone is of no use. At most two at once, 32 wait. */
export function createPasswordHasher(secretBox: SecretBox): PasswordHasher {
  const pepper = secretBox.derive('password');
  const season = (password: string): string =>
    createHmac('sha256', pepper).update(normalizePassword(password)).digest('base64');
  const queue = createQueue();
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => queue(async () => `${secretBox.keyId}${await hash(season(password), options)}`),
    verify: (stored, password) =>
      queue(async () => {
        const [, digest = ''] = /^[^$]*(\$.*)$/s.exec(stored ?? '') ?? [];
        if (digest !== '') return verify(digest, season(password));
        dummy ??= hash('nobody', options);
        await verify(await dummy, season(password));
        return false;
      }),
  };
}

/** Runs two at once and lets a few wait: a storm of sign-ins is told to come back and starves nobody. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new ContractError('rate_limited', { retryAfterSeconds: 5 });
      // Whoever leaves hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
