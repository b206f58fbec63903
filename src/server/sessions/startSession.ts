import type { Connection } from '#server/db/connection.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { networkPrefix } from './networkPrefix.ts';
import { createToken, hashToken } from './secretToken.ts';
import { sessionCookies, sessionSeconds } from './sessionCookies.ts';

/**
 * Signs a member in, in the transaction that decided so: a browser gets the cookies, another client the token that is
 * returned. The session that the browser had before ends: nobody goes on with one that was planted (session fixation).
 */
export async function startSession(
  db: Connection,
  context: Pick<RequestContext, 'now' | 'isBrowser' | 'address' | 'userAgent' | 'principal' | 'setCookie'>,
  member: { memberId: number; hasMessaging: boolean },
): Promise<{ token?: string; sessionId: string }> {
  const { now, isBrowser, principal } = context;
  if (principal.kind === 'member' && principal.sessionKind === 'cookie')
    await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', principal.sessionId).execute();
  const token = createToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      kind: isBrowser ? 'cookie' : 'bearer',
      member_id: member.memberId,
      created_at: now,
      authenticated_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: context.userAgent?.slice(0, 300) ?? null,
      address_prefix: networkPrefix(context.address),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isBrowser) return { token, sessionId: id };
  for (const cookie of sessionCookies(token, { expiresAt, hasMessaging: member.hasMessaging }))
    context.setCookie(cookie);
  return { sessionId: id };
}
