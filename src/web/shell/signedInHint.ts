import { useEffect, useState } from 'react';
import { readCookie } from './cookies.ts';
import { onHeaderBeat } from './headerTimer.ts';
import { useViewer } from './viewer.tsx';

/** Whether this browser holds a session, by the cookie that is there to be read (decisions §3). Calls nothing. */
export function hasSignedInHint(): boolean {
  return readCookie('__Host-user') !== null;
}

/**
 * Whether somebody is signed in as of now: as the page was made, then, at each beat of the header's timer, by the
 * cookie, so that a sign-in or sign-out in another tab shows here.
 */
export function useIsSignedIn(): boolean {
  const isMember = useViewer().user !== null;
  const [isSignedIn, setSignedIn] = useState(isMember);
  useEffect(() => onHeaderBeat(() => setSignedIn(hasSignedInHint())), []);
  return isSignedIn;
}
