import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { withoutNote } from '#contract/pageNotes.ts';

/** The entry of the history whose note no longer holds, since something was done in place after it. */
let past = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The query of the page for what it says of the form that was posted last. It is said once: the address forgets it as
 * soon as the page is taken over, so that neither a reload nor the Back button says again what may no longer be so. What
 * can be taken back stays until another form is posted.
 */
export function useNote(): { search: string; isPast: boolean } {
  const { key, search } = useLocation();
  const place = key + search;
  const isPast = useSyncExternalStore(
    subscribe,
    () => past === place,
    () => false,
  );
  useEffect(() => {
    if (!canBeTakenBack(search)) return forgetAddressed();
    const leave = (event: SubmitEvent): void => {
      if (!event.defaultPrevented) forgetAddressed();
    };
    document.addEventListener('submit', leave);
    return () => document.removeEventListener('submit', leave);
  }, [search]);
  return { search: isPast ? '' : search, isPast };
}

/** Ends the page's note of an earlier form: another one acts in place. One with the way back stays. */
export function usePassNote(): () => void {
  const { key, search } = useLocation();
  return useCallback(() => {
    if (canBeTakenBack(search)) return;
    past = key + search;
    for (const listener of listeners) listener();
  }, [key, search]);
}

function canBeTakenBack(search: string): boolean {
  return new URLSearchParams(search).has('undo');
}

/** The router goes on with the address as it was; only the history forgets. */
function forgetAddressed(): void {
  const url = new URL(window.location.href);
  const search = withoutNote(url.search);
  if (search === url.search) return;
  url.search = search;
  window.history.replaceState(window.history.state, '', url);
}
