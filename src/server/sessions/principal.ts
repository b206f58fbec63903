/** Who calls, as the session says. */
export interface MemberPrincipal {
  kind: 'member';
  memberId: number;
  sessionId: string;
  sessionKind: 'cookie' | 'bearer';
  /** When this session last proved that it is the member. */
  authenticatedAt: Date;
  isConfirmed: boolean;
  hasMessaging: boolean;
  roles: readonly string[];
}

/**
 * A visitor. `dead`: the request brought a credential that is none, or no longer; `disabled`: one of an account that
 * staff have disabled.
 */
export interface VisitorPrincipal {
  kind: 'visitor';
  credential: 'none' | 'dead' | 'disabled';
}

export type Principal = MemberPrincipal | VisitorPrincipal;

export const visitor: VisitorPrincipal = { kind: 'visitor', credential: 'none' };

/** For how long after a proof of being the member an account's locks can be changed without another. */
export const recentlyMs = 15 * 60_000;

/** Whether the member proved lately to be it (an action that asks for that answers 409 otherwise). */
export function isRecentlyAuthenticated({ authenticatedAt }: MemberPrincipal, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() < recentlyMs;
}
