import { ContractError } from '#contract/errors.ts';

/** How many calls one address may make in a window (security.md, Defaults 5; visitor forms: 60 an hour and address). */
export const limits = {
  api: { max: 300, windowSeconds: 300 },
  memberApi: { max: 1500, windowSeconds: 300 },
  page: { max: 600, windowSeconds: 300 },
  visitorForm: { max: 60, windowSeconds: 3600 },
  uiAction: { max: 60, windowSeconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

interface Window {
  startedAt: number;
  count: number;
}

/** Counts calls in fixed windows per address; a campus behind one IPv6 /64 counts as one. */
export class Limiter {
  readonly #windows = new Map<string, Window>();
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  /** @throws ContractError rate_limited when the window is full. */
  check(name: LimitName, address: string, now: number): void {
    const window = this.#current(name, address, now);
    const { max, windowSeconds } = limits[name];
    if (window && window.count >= max * this.#factor) {
      throw new ContractError('rate_limited', {
        retryAfterSeconds: (window.startedAt + windowSeconds * 1000 - now) / 1000,
      });
    }
  }

  count(name: LimitName, address: string, now: number): void {
    const window = this.#current(name, address, now);
    if (window) window.count += 1;
    else {
      if (this.#windows.size > 50_000) this.#forgetPast(now);
      this.#windows.set(`${name} ${network(address)}`, { startedAt: now, count: 1 });
    }
  }

  /** Counts a call, or refuses it when the window is full. @throws ContractError rate_limited. */
  take(name: LimitName, address: string, now: number): void {
    this.check(name, address, now);
    this.count(name, address, now);
  }

  /** Takes a counted call back, as if it had not been made. */
  giveBack(name: LimitName, address: string, now: number): void {
    const window = this.#current(name, address, now);
    if (window && window.count > 0) window.count -= 1;
  }

  #current(name: LimitName, address: string, now: number): Window | undefined {
    const window = this.#windows.get(`${name} ${network(address)}`);
    // Where the clock was set back, the window must not become longer.
    if (window) window.startedAt = Math.min(window.startedAt, now);
    return window && now - window.startedAt < limits[name].windowSeconds * 1000 ? window : undefined;
  }

  #forgetPast(now: number): void {
    for (const [key, window] of this.#windows) if (now - window.startedAt >= 3_600_000) this.#windows.delete(key);
    // A flood from ever new addresses: forgetting the oldest is better than growing without bound.
    if (this.#windows.size > 50_000)
      for (const key of [...this.#windows.keys()].slice(0, 10_000)) this.#windows.delete(key);
  }
}

/** The address, or for IPv6 its /64 network. */
export function network(address: string): string {
  // An IPv4 address comes in this form through a socket for both.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':') || plain.includes('.')) return plain;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const full = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
    : groups;
  return `${full
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
