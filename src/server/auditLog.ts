import type { Connection } from '#server/db/connection.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { networkPrefix } from '#server/sessions/networkPrefix.ts';

/** What the audit log knows of an account (security.md, Defaults 8). */
export type AuditAction =
  | 'login'
  | 'login.second_factor'
  | 'logout'
  | 'session.revoke'
  | 'register'
  | 'email.confirm'
  | 'email.change_request'
  | 'email.confirm_request'
  | 'password.reset_request'
  | 'password.reset'
  | 'password.set'
  | 'password.change'
  | 'second_factor.on'
  | 'second_factor.off'
  | 'second_factor.recovery_codes'
  | 'passkey.add'
  | 'passkey.remove'
  | 'identity.link'
  | 'identity.unlink'
  | 'profile.change'
  | 'cv.add'
  | 'cv.remove'
  | 'profile.import'
  | 'visibility.change'
  | 'export.request'
  | 'deletion.request'
  | 'deletion.cancel'
  | 'account.erase'
  | 'reauthenticate'
  | 'limit.hit';

export interface AuditEvent {
  action: AuditAction;
  result?: 'ok' | 'refused';
  /** Who did it, when the session does not say: at a sign-in, or with a token. */
  actorMemberId?: number | null;
  targetType?: 'account' | 'session' | 'passkey' | 'identity';
  targetId?: string | number;
  /** Never a password, a token, a code or an address. */
  details?: Record<string, unknown>;
}

/**
 * Writes who did what, when and from where. Each row is chained to the one before under a lock that is held until the
 * commit: in a transaction it is the last thing written.
 */
export async function writeAuditEvent(
  db: Connection,
  context: Pick<RequestContext, 'now' | 'principal' | 'address' | 'requestId'>,
  event: AuditEvent,
): Promise<void> {
  const { principal } = context;
  const isMember = principal.kind === 'member';
  await db
    .insertInto('audit_events')
    .values({
      at: context.now,
      actor_member_id: event.actorMemberId ?? (isMember ? principal.memberId : null),
      action: event.action,
      result: event.result ?? 'ok',
      target_type: event.targetType ?? null,
      target_id: event.targetId === undefined ? null : String(event.targetId),
      details: JSON.stringify(event.details ?? {}),
      session_prefix: isMember ? principal.sessionId.slice(0, 8) : null,
      address_prefix: networkPrefix(context.address),
      request_id: context.requestId,
    })
    .execute();
}
