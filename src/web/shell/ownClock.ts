/** What the visitor's own machine says of the time. */
export interface OwnClock {
  timeZone: string;
  /** ISO 8601. */
  now: string;
}

/** What was shown stays true enough for so long. */
const goodForMs = 5 * 60_000;

// A store and not a context: a context that changes throws away the HTML of a form whose script has not come yet.
let clock: OwnClock | null = null;
const listeners = new Set<() => void>();

/** Null until the browser's clock was asked: on the server, and while the first page is taken over. */
export function ownClock(): OwnClock | null {
  return clock;
}

export function onOwnClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every page part the time anew. */
export function tellOwnClock(): void {
  clock = look();
  for (const listener of listeners) listener();
}

/** The same, unless what is shown is of this zone, this day and these minutes. */
export function tellOwnClockWhenStale(shown: OwnClock): void {
  const { now, timeZone } = look();
  const isStale =
    shown.timeZone !== timeZone ||
    Math.abs(Date.parse(now) - Date.parse(shown.now)) > goodForMs ||
    new Date(now).toDateString() !== new Date(shown.now).toDateString();
  if (isStale) tellOwnClock();
}

function look(): OwnClock {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date().toISOString() };
}
