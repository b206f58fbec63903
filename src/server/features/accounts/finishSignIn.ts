import type { User } from '#contract/accounts.ts';
import { ContractError } from '#contract/errors.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Connection } from '#server/db/connection.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { findUser } from '#server/sessions/findUser.ts';
import { startSession } from '#server/sessions/startSession.ts';

/** How a member showed that it is them. */
export type SignInMethod = 'password' | 'second_factor' | 'recovery_code' | 'passkey' | 'orcid';

/** The last step of every sign-in, in the transaction that decided it: the session, the answer, the audit event. */
export async function finishSignIn(
  db: Connection,
  context: HandlerContext,
  { memberId, hasMessaging, method }: { memberId: number; hasMessaging: boolean; method: SignInMethod },
): Promise<{ user: User; token?: string }> {
  const { token, sessionId } = await startSession(db, context, { memberId, hasMessaging });
  const user = await findUser(db, memberId);
  if (!user) throw new ContractError('invalid_credentials');
  await writeAuditEvent(db, context, {
    action: 'login',
    actorMemberId: memberId,
    targetType: 'session',
    targetId: sessionId.slice(0, 8),
    details: { method },
  });
  return token === undefined ? { user } : { user, token };
}
