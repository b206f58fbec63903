/** The header's timer (spec §9). */
const beatMs = 5000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls at every beat of the header's one timer, until the function that it gives is called. */
export function onHeaderBeat(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((listen) => listen()), beatMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
