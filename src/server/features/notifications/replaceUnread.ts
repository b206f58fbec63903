import type { PeriodicType } from '#domain/periodicNotices.ts';
import type { Connection } from '#server/db/connection.ts';
import { hideUnread } from './queriesPeriodic.ts';

/** Makes room for what is told anew: last week's recommendations that nobody read need no line of their own. */
export async function replaceUnread(
  transaction: Connection,
  told: { memberId: number; type: PeriodicType; now: Date },
): Promise<void> {
  await hideUnread(transaction, told);
}
