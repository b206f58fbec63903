import type { Connection } from '#server/db/connection.ts';

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
