import { writeAuditEvent } from '#server/auditLog.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { endSession } from '#server/sessions/endSessions.ts';
import { clearedSessionCookies } from '#server/sessions/sessionCookies.ts';

/** Ends this session. Who has none is signed out already. */
export async function logOut(context: HandlerContext): Promise<{ is_signed_out: true }> {
  const { principal, once, now, setCookie } = context;
  for (const cookie of clearedSessionCookies()) setCookie(cookie);
  if (principal.kind === 'member') {
    await once(async (db) => {
      await endSession(db, { memberId: principal.memberId, sessionId: principal.sessionId, now });
      await writeAuditEvent(db, context, {
        action: 'logout',
        targetType: 'session',
        targetId: principal.sessionId.slice(0, 8),
      });
    });
  }
  return { is_signed_out: true };
}
