import { useSyncExternalStore } from 'react';

/** A value that the server told last: whatever shows it follows. */
export interface ToldValue<Value> {
  /** For effects and what a person does: what is told while the server renders would be everybody's. */
  tell: (value: Value) => void;
  /** What was told last, outside of rendering. */
  told: () => Value | null;
  /** Null before it was told, and while hydrating. */
  useTold: () => Value | null;
}

export function createToldValue<Value>(): ToldValue<Value> {
  let told: Value | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    tell: (value) => {
      told = value;
      for (const listener of listeners) listener();
    },
    told: () => told,
    useTold: () =>
      useSyncExternalStore(
        subscribe,
        () => told,
        () => null,
      ),
  };
}
