import type { Connection } from '#server/db/connection.ts';
import { presentConnection } from './present.ts';
import { listAllConnections } from './queriesList.ts';

/**
 * All that stands or stood between a member and others, as they see it, for the copy of their data: who blocked or
 * declined them is not told there either.
 */
export async function showAllConnections(db: Connection, memberId: number, now: Date) {
  const rows = await listAllConnections(db, memberId);
  return rows.map((row) => {
    const { user_id, statusId, role, note, requested_at, changed_at } = presentConnection(row, now);
    return { user_id, full_name: row.full_name, statusId, role, note, requested_at, changed_at };
  });
}
