import { useSyncExternalStore } from 'react';
import type { NotificationCounts } from '#contract/notifications.ts';

let counts: NotificationCounts | null = null;
const listeners = new Set<() => void>();

/** Tells the header's badges what the server counted last; every answer about notifications brings it. */
export function tellUnreadCounts({ countUnread, countChatUnread }: NotificationCounts): void {
  counts = { countUnread, countChatUnread };
  for (const listener of listeners) listener();
}

/** What the server counted last; null before it was asked. */
export function useUnreadCounts(): NotificationCounts | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => counts,
    () => null,
  );
}

/** What the specification has instead of a message to the member (spec §8): one line for whoever looks. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: these failures are logged to the console and shown to nobody.
  console.error(what, error instanceof Error ? error.message : error);
}
