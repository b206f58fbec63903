import { type ChildProcess, fork } from 'node:child_process';
import { ContractError } from '#contract/errors.ts';
import { programFile } from '#server/places.ts';
import type { ShareCard } from './shareCard.ts';

const timeoutMs = 15_000;
/** A share is usually followed by more of them; then the process would only hold memory. */
const idleMs = 20_000;

/** What the drawing process is told, and answers. */
export interface DrawingOrder {
  card: ShareCard;
  /** The portrait as stored, where the card shows one. */
  picture: Uint8Array | null;
}
export type Drawing = { image: Uint8Array } | { error: string };

/**
 * Draws share images in a process of its own: setting type takes 200 MB and holds its thread for half a second, which
 * the portal's own process has neither for. It starts with the first image and ends when none was wanted for a while.
 */
export class DrawingProcess {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;

  /** @param maxWaiting how many may wait for the one that is drawn. */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** @throws ContractError unavailable when too many images are waiting. */
  async draw(order: DrawingOrder): Promise<Buffer> {
    if (this.#isBusy) {
      if (this.#waiting.length >= this.#maxWaiting) throw new ContractError('unavailable', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#isBusy = true;
    clearTimeout(this.#idle);
    try {
      return await this.#ask(order);
    } finally {
      // The place is handed over rather than freed, so that nobody who comes now overtakes those who wait.
      const next = this.#waiting.shift();
      if (next) next();
      else {
        this.#isBusy = false;
        this.#idle = setTimeout(() => this.stop(), idleMs).unref();
      }
    }
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #ask(order: DrawingOrder): Promise<Buffer> {
    const child = (this.#child ??= startChild());
    const answer = await new Promise<Drawing>((resolve) => {
      const end = (drawing: Drawing): void => {
        clearTimeout(late);
        child.removeAllListeners();
        resolve(drawing);
      };
      const late = setTimeout(() => end({ error: `no image within ${timeoutMs} ms` }), timeoutMs);
      child.once('message', (message) => end(message as Drawing));
      child.once('error', (error) => end({ error: error.message }));
      child.once('exit', (code, signal) => end({ error: `the drawing process ended (${code ?? signal})` }));
      child.send(order, (error) => {
        if (error) end({ error: error.message });
      });
    });
    if ('image' in answer) return Buffer.from(answer.image);
    this.stop();
    throw new Error(`A share image could not be drawn: ${answer.error}`);
  }
}

function startChild(): ChildProcess {
  const child = fork(programFile('server/share-images/drawShareImages'), [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Nobody waits for it when the portal ends; it notices by itself.
  child.unref();
  child.channel?.unref();
  return child;
}
