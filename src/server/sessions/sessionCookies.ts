import { sessionCookie } from './readCredential.ts';

/** How long a sign-in lasts (spec §9: 7 days), whatever is done meanwhile. */
export const sessionSeconds = 7 * 86_400;
const userCookie = '__Host-user';
const attributes = 'Path=/; Secure; SameSite=Lax';

/**
 * The two cookies of a sign-in (decisions §3): the session, which no script can read, and the specification's user
 * cookie, a hint for rendering that the server never trusts.
 */
export function sessionCookies(token: string, { expiresAt, hasMessaging }: { expiresAt: Date; hasMessaging: boolean }) {
  const hint = { v: 1, messaging_system: hasMessaging ? 1 : 0, exp: Math.floor(expiresAt.getTime() / 1000) };
  return [
    `${sessionCookie}=${token}; ${attributes}; HttpOnly; Max-Age=${sessionSeconds}`,
    `${userCookie}=${encodeURIComponent(JSON.stringify(hint))}; ${attributes}; Max-Age=${sessionSeconds}`,
  ];
}

/** Removes both. */
export function clearedSessionCookies(): string[] {
  return [`${sessionCookie}=; ${attributes}; HttpOnly; Max-Age=0`, `${userCookie}=; ${attributes}; Max-Age=0`];
}
