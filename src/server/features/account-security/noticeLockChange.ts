import { type AuditEvent, writeAuditEvent } from '#server/auditLog.ts';
import type { Connection } from '#server/db/connection.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { SecurityNotice } from '#server/gateways/mail/securityMails.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { endSessions } from '#server/sessions/endSessions.ts';
import { sendSecurityNotice } from './sendSecurityNotice.ts';

/**
 * What follows each change of a member's locks, as the last part of its transaction: all other sessions end (decisions
 * §3), a mail tells the member, the audit log remembers.
 */
export async function noticeLockChange(
  db: Connection,
  options: Pick<AccountOptions, 'config' | 'gateways'>,
  context: MemberContext,
  { notice, event }: { notice: SecurityNotice; event: AuditEvent },
): Promise<void> {
  const { memberId, sessionId } = context.principal;
  const count = await endSessions(db, { memberId, exceptSessionId: sessionId, now: context.now });
  await sendSecurityNotice(db, options, { memberId, notice });
  await writeAuditEvent(db, context, { ...event, details: { ...event.details, ended_sessions: count } });
}
