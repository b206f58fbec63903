import type { Connection } from '#server/db/connection.ts';

/** Which of these opportunities a member saved: for the answers of other features. */
export async function listSavedAmong(
  db: Connection,
  { memberId, opportunityIds }: { memberId: number; opportunityIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('saved_opportunities')
    .select('opportunity_id')
    .where('member_id', '=', memberId)
    .where('opportunity_id', 'in', opportunityIds)
    .execute();
  return new Set(rows.map((row) => row.opportunity_id));
}
