import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { programFile } from '#server/places.ts';

/** One core is left to pages: even with the least priority, two hashes on two cores would make each page wait its turn. */
const threads = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Sign-ins come in bursts; after them the process would only hold memory. */
const idleMs = 60_000;

/** What the hashing process is told: without `stored` to hash, with null to work for nothing. */
export interface HashingOrder {
  id: number;
  password: string;
  stored?: string | null;
}
export type HashingAnswer = { id: number; result: string | boolean } | { id: number; error: string };

/**
 * Hashes in a process of its own with the least priority: the two cores of a small machine would else be held by
 * Argon2 while pages wait. It starts with the first password and ends when none came for a while.
 */
export class PasswordProcess {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #yields: boolean;
  readonly #waiting = new Map<number, PromiseWithResolvers<string | boolean>>();

  /** @param yields whether everything else on the machine goes first. */
  constructor(yields: boolean) {
    this.#yields = yields;
  }

  ask(order: Omit<HashingOrder, 'id'>): Promise<string | boolean> {
    clearTimeout(this.#idle);
    const id = (this.#lastId += 1);
    const asked = Promise.withResolvers<string | boolean>();
    this.#waiting.set(id, asked);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    child.send({ ...order, id }, (error) => {
      if (error) this.#settle({ id, error: error.message });
    });
    return asked.promise;
  }

  #settle(answer: HashingAnswer): void {
    const asked = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(`A password could not be hashed: ${answer.error}`));
    else asked?.resolve(answer.result);
    if (this.#waiting.size > 0) return;
    // Nobody waits for it when the portal ends; it notices by itself.
    this.#child?.unref();
    this.#child?.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#child?.disconnect(), idleMs).unref();
  }

  #start(): ChildProcess {
    const child = fork(programFile('server/gateways/hashPasswords'), this.#yields ? ['yield'] : [], {
      env: { UV_THREADPOOL_SIZE: String(threads) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (message) => this.#settle(message as HashingAnswer));
    const end = (reason: string): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const id of this.#waiting.keys()) this.#settle({ id, error: reason });
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(`the hashing process ended (${code ?? signal})`));
    child.once('disconnect', () => end('the hashing process was left'));
    return child;
  }
}
