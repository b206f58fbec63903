import type { Connection } from '#server/db/connection.ts';
import { endChallenges } from './challenges.ts';
import { lockAccount } from './lockAccount.ts';

/** Ends one living session of a member; false when there is no such one. */
export async function endSession(
  db: Connection,
  { memberId, sessionId, now }: { memberId: number; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends a member's sessions at once, all or all but one (decisions §3: a changed password, e-mail or factor ends all
 * others), and the sign-ins that wait for their code: each showed what may have changed. Gives how many sessions ended.
 */
export async function endSessions(
  db: Connection,
  { memberId, exceptSessionId, now }: { memberId: number; exceptSessionId?: string; now: Date },
): Promise<number> {
  await lockAccount(db, memberId);
  await endChallenges(db, { kind: 'second_factor', memberId, now });
  let ended = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (exceptSessionId !== undefined) ended = ended.where('id', '!=', exceptSessionId);
  const { numUpdatedRows } = await ended.executeTakeFirst();
  return Number(numUpdatedRows);
}
