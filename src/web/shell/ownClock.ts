/** The time that a page tells in the browser. */
export interface OwnClock {
  timeZone: string;
  /** ISO 8601. */
  now: string;
}

/** What was shown stays true enough for so long. */
const goodForMs = 60_000;

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

/** Tells every page part the time anew, in the visitor's own zone unless another one is shown. */
export function tellOwnClock(timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): void {
  clock = { timeZone, now: new Date().toISOString() };
  for (const listener of listeners) listener();
}

/**
 * The same, unless what is shown is of these minutes. The page that lies there keeps its zone: were its dates told by
 * another one, its words would change and move under the reader.
 */
export function tellOwnClockWhenStale({ timeZone, now }: OwnClock): void {
  if (Math.abs(Date.now() - Date.parse(now)) > goodForMs) tellOwnClock(timeZone);
}
