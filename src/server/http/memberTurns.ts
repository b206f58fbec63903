import { createTurns, type WorkInTurns } from '#server/workInTurns.ts';

/** Writes of one member may wait for each other's locks, each with one of the few connections to the database. */
const maxRunning = 3;
const maxWaiting = 100;

/** Lets the writes of each member run a few at once, so that nobody alone can hold every connection to the database. */
export class MemberTurns {
  readonly #members = new Map<number, { inTurn: WorkInTurns; calls: number }>();

  /** @throws ContractError rate_limited when too many of the member's are waiting. @param work is told whether it had to wait. */
  async run<T>(memberId: number, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const turns = this.#members.get(memberId) ?? { inTurn: createTurns({ maxRunning, maxWaiting }), calls: 0 };
    this.#members.set(memberId, turns);
    const hasWaited = turns.calls >= maxRunning;
    turns.calls += 1;
    try {
      return await turns.inTurn(() => work(hasWaited));
    } finally {
      turns.calls -= 1;
      if (turns.calls === 0) this.#members.delete(memberId);
    }
  }
}
