import { ContractError } from '#contract/errors.ts';

/** Does work that costs much processor time or memory, a few pieces at once. */
export type WorkInTurns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes one queue for work of a kind: `maxRunning` pieces at once, `maxWaiting` more wait.
 * @throws ContractError rate_limited, from the work it makes, when too many are waiting.
 */
export function createTurns({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): WorkInTurns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new ContractError('rate_limited', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over rather than freed, so that nobody who comes now overtakes those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
