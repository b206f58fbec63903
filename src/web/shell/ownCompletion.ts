import { useEffect, useSyncExternalStore } from 'react';
import { logQuietly } from './unreadCounts.ts';
import { useApi } from './useApi.ts';

let isAsked = false;
let completion: number | null = null;
const listeners = new Set<() => void>();

/**
 * How complete the member's profile is, in percent. The header reads the profile once on load (spec §7); until it has
 * come, and when it does not, what the page was made with stands.
 */
export function useOwnCompletion(known: number): number {
  const api = useApi();
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    api
      .getUserProfile()
      .then(({ profile_completion_percentage }) => {
        completion = profile_completion_percentage;
        for (const listener of listeners) listener();
      })
      .catch((error: unknown) => logQuietly('The profile could not be loaded.', error));
  }, [api]);
  const read = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => completion,
    () => null,
  );
  return read ?? known;
}
