import type { listSessions, revokeOtherSessions, revokeSession } from '#contract/accountSessions.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { describeDevice } from '#domain/describeDevice.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { endSession, endSessions } from '#server/sessions/endSessions.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { clearedSessionCookies } from '#server/sessions/sessionCookies.ts';
import { listLivingSessions } from './queriesLocks.ts';

/** One's living sessions, as far as they can be told apart. */
export async function showSessions({ db, now, principal }: MemberContext): Promise<EndpointData<typeof listSessions>> {
  const rows = await listLivingSessions(db, principal.memberId, now);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind === 'bearer' ? ('bearer' as const) : ('cookie' as const),
      is_current: row.id === principal.sessionId,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      device: describeDevice(row.user_agent),
      address_prefix: row.address_prefix,
    })),
  };
}

/** Ends one of one's sessions, this one too; another's, and one that is over, is a 404. */
export async function endOneSession(
  context: MemberContext,
  { params }: EndpointInput<typeof revokeSession>,
): Promise<EndpointData<typeof revokeSession>> {
  const { principal, now, once, setCookie } = context;
  return once(async (db) => {
    await lockOwnAccount(db, context);
    const isEnded =
      isUuid(params.id) && (await endSession(db, { memberId: principal.memberId, sessionId: params.id, now }));
    if (!isEnded) throw new ContractError('not_found');
    if (params.id === principal.sessionId) for (const cookie of clearedSessionCookies()) setCookie(cookie);
    await writeAuditEvent(db, context, {
      action: 'session.revoke',
      targetType: 'session',
      targetId: params.id.slice(0, 8),
    });
    return { is_revoked: true as const };
  });
}

/** Ends all of one's sessions but this one. */
export async function endOtherSessions(context: MemberContext): Promise<EndpointData<typeof revokeOtherSessions>> {
  const { principal, now, once } = context;
  return once(async (db) => {
    await lockOwnAccount(db, context);
    const count = await endSessions(db, { memberId: principal.memberId, exceptSessionId: principal.sessionId, now });
    if (count > 0) await writeAuditEvent(db, context, { action: 'session.revoke', details: { count } });
    return { count };
  });
}
