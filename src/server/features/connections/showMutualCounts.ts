import type { Connection } from '#server/db/connection.ts';
import { listMutual } from './queriesList.ts';

/** How many connections a member has in common with each of some others. */
export async function showMutualCounts(
  db: Connection,
  memberId: number,
  otherIds: readonly number[],
): Promise<Map<number, number>> {
  const mutual = await listMutual(db, { memberId, otherIds });
  return new Map([...mutual].map(([id, { count }]) => [id, count]));
}
