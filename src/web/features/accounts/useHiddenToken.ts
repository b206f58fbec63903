import { useEffect, useRef } from 'react';

/**
 * Takes the token of a mail out of the address bar, so that no screenshot, bookmark or history shows it. The entry of
 * the history keeps it, for a reload.
 */
export function useHiddenToken(token: string): void {
  const first = useRef(token);
  useEffect(() => {
    const { pathname } = window.location;
    const state = (window.history.state ?? {}) as { token?: unknown };
    if (first.current !== '') window.history.replaceState({ ...state, token: first.current }, '', pathname);
    else if (typeof state.token === 'string')
      window.location.replace(`${pathname}?token=${encodeURIComponent(state.token)}`);
  }, []);
}

/** The token in a page's address; empty when there is none. */
export function tokenIn(url: URL): string {
  return url.searchParams.get('token') ?? '';
}
