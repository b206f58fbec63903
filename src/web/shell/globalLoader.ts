import { useSyncExternalStore } from 'react';

let underway = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  underway += by;
  for (const listener of listeners) listener();
}

/** Shows the global loader until the promise is settled, and gives its result through: for calls that may take long. */
export async function withLoader<T>(promise: Promise<T>): Promise<T> {
  change(1);
  try {
    return await promise;
  } finally {
    change(-1);
  }
}

/** Whether a long call is under way. */
export function useLongCall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => underway > 0,
    () => false,
  );
}
