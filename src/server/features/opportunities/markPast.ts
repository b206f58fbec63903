import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** So long after it closed an opportunity is past: longer than the clocks of two servers may differ. */
const pastAfterMs = 86_400_000;
/** So many rows are written at once: an edit of one of them waits no longer. */
const batchSize = 500;

/**
 * Marks the opportunities that closed a day before `now` or earlier, which leave the search index of open ones (0026), and
 * takes the mark from any that did not, as after a clock that was ahead. Gives how many of each; nothing else of a row changes.
 */
export async function markPast(db: Connection, now: Date): Promise<{ marked: number; unmarked: number }> {
  const before = new Date(now.getTime() - pastAfterMs);
  return { marked: await setMark(db, true, before), unmarked: await setMark(db, false, before) };
}

/** In batches, each by itself; gives how many rows were written. */
async function setMark(db: Connection, isPast: boolean, before: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const written = await db.transaction().execute((trx) => markBatch(trx, isPast, before));
    if (written === 0) return count;
    count += written;
  }
}

/** Rows that somebody else is writing are left to the next run: to wait for one while holding others could make an import fail. */
async function markBatch(db: Connection, isPast: boolean, before: Date): Promise<number> {
  const found = await db
    .selectFrom('opportunities')
    .select('id')
    .where('is_listed', '=', true)
    .where('is_past', '=', !isPast)
    .where('closes_at', isPast ? '<' : '>=', before)
    .orderBy('closes_at')
    .limit(batchSize)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (found.length === 0) return 0;
  // No page shows a mark (0027).
  await sql`set local riwaq.is_unseen_change = on`.execute(db);
  const ids = found.map(({ id }) => id);
  await db.updateTable('opportunities').set({ is_past: isPast }).where('id', 'in', ids).execute();
  return ids.length;
}
