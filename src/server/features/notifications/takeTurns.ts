import { mailOf, preferenceFor } from '#domain/notificationPreferences.ts';
import type { NoticePlan, NoticeState, PeriodicType } from '#domain/periodicNotices.ts';
import type { Connection } from '#server/db/connection.ts';
import { type DueNotice, lockDueNotices, updateNotice } from './queriesPeriodic.ts';

/** As many as one transaction takes. */
const batch = 50;
/** A run leaves the rest to the next one: what else waits in the queue has its turn. */
const maxBatches = 10;
/** Whoever is not to be told is asked for again after this. */
const unwantedMs = 7 * 86_400_000;

export interface Turn {
  memberId: number;
  state: NoticeState;
  now: Date;
}

/**
 * Asks `tell` for each member whose turn it is, who has a confirmed, living account and wants to be told of this type:
 * it plans, tells in the given transaction where it is time and there is something, and says whether it did. A batch
 * is a transaction: one that is cut off is as if it had never begun, and two runs at once share the members out.
 */
export async function takeTurns(
  db: Connection,
  { type, now }: { type: PeriodicType; now: Date },
  tell: (transaction: Connection, turn: Turn) => Promise<NoticePlan & { isTold: boolean }>,
): Promise<{ looked: number; told: number }> {
  const counts = { looked: 0, told: 0 };
  for (let left = maxBatches; left > 0; left -= 1) {
    const done = await db.transaction().execute(async (transaction) => {
      const due = await lockDueNotices(transaction, { type, now, limit: batch });
      let told = 0;
      for (const notice of due) if (await takeTurn(transaction, { type, notice, now, tell })) told += 1;
      return { looked: due.length, told };
    });
    counts.looked += done.looked;
    counts.told += done.told;
    if (done.looked < batch) break;
  }
  return counts;
}

async function takeTurn(
  db: Connection,
  {
    type,
    notice,
    now,
    tell,
  }: { type: PeriodicType; notice: DueNotice; now: Date; tell: Parameters<typeof takeTurns>[2] },
): Promise<boolean> {
  const { member_id: memberId, told_at: toldAt, told_in_row: toldInRow } = notice;
  if (!notice.is_reachable || !isWanted(type, notice)) {
    await updateNotice(db, { memberId, type, dueAt: new Date(now.getTime() + unwantedMs), toldAt, toldInRow });
    return false;
  }
  const state = { joinedAt: notice.joined_at, toldAt, toldInRow };
  const plan = await tell(db, { memberId, state, now });
  await updateNotice(db, {
    memberId,
    type,
    dueAt: plan.nextAt,
    toldAt: plan.isTold ? now : toldAt,
    toldInRow: plan.toldInRow + (plan.isTold ? 1 : 0),
  });
  return plan.isTold;
}

function isWanted(type: PeriodicType, { types, digest_frequency: digest }: DueNotice): boolean {
  const preference = preferenceFor(type, types ?? {});
  return preference.in_app || mailOf(preference, digest ?? 'daily') !== 'none';
}
