import { writeAuditEvent } from '#server/auditLog.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { updateAuthenticatedAt } from './queriesLocks.ts';

/** Opens this session's locks for a quarter of an hour, once the member has proved anew to be it. */
export async function keepProof<Answer>(
  context: MemberContext,
  answer: Answer,
  /** What else the proof causes, in its transaction. */
  alongside?: (transaction: Connection) => Promise<void>,
): Promise<Answer> {
  const { once, now, principal } = context;
  await once(async (transaction) => {
    await updateAuthenticatedAt(transaction, principal.sessionId, now);
    await alongside?.(transaction);
    await writeAuditEvent(transaction, context, { action: 'reauthenticate' });
    return answer;
  });
  // A page without script goes on in the same request with what asked for the proof.
  principal.authenticatedAt = now;
  return answer;
}
