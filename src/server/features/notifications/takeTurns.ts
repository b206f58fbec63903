import type { FastifyBaseLogger } from 'fastify';
import { mailOf, preferenceFor } from '#domain/notificationPreferences.ts';
import type { NoticePlan, NoticeState, PeriodicType } from '#domain/periodicNotices.ts';
import type { Connection } from '#server/db/connection.ts';
import { type DueNotice, lockDueNotice, updateNotice } from './queriesPeriodic.ts';

/** A run leaves the rest to the next one: what else waits in the queue has its turn. */
const maxTurns = 500;
/** Whoever is not to be told is asked for again after this. */
const unwantedMs = 7 * 86_400_000;
/** And whoever's turn failed after this. */
const failedMs = 86_400_000;

export interface TurnOptions {
  db: Connection;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Of one run: whose turn it was, and how many of them were told or failed. */
export interface TurnCounts extends Record<string, number> {
  looked: number;
  told: number;
  failed: number;
}

export interface Turn {
  memberId: number;
  state: NoticeState;
  now: Date;
}

/**
 * Asks `tell` for each member whose turn it is, who has a confirmed, living account and wants to be told of this type:
 * it plans, tells in the given transaction where it is time and there is something, and says whether it did. A turn is a
 * transaction: one that is cut off is as if it had never begun, and two runs at once share the members out. A turn that
 * fails is left for a day and stops nobody else's.
 */
export async function takeTurns(
  { db, log }: TurnOptions,
  { type, now }: { type: PeriodicType; now: Date },
  tell: (transaction: Connection, turn: Turn) => Promise<NoticePlan & { isTold: boolean }>,
): Promise<TurnCounts> {
  const counts: TurnCounts = { looked: 0, told: 0, failed: 0 };
  for (; counts.looked < maxTurns; counts.looked += 1) {
    let memberId: number | undefined;
    try {
      const isTold = await db.transaction().execute(async (transaction) => {
        const notice = await lockDueNotice(transaction, { type, now });
        memberId = notice?.member_id;
        return notice && takeTurn(transaction, { type, notice, now, tell });
      });
      if (memberId === undefined) break;
      if (isTold) counts.told += 1;
    } catch (error) {
      // What fails for nobody in particular, such as a database that is gone, is the queue's.
      if (memberId === undefined) throw error;
      await updateNotice(db, { memberId, type }, { due_at: new Date(now.getTime() + failedMs) });
      counts.failed += 1;
      // By its kind alone: a message may repeat what a member wrote.
      log.error({ type, memberId, error: error instanceof Error ? error.name : 'unknown' }, 'a turn failed');
    }
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
    await updateNotice(db, { memberId, type }, { due_at: new Date(now.getTime() + unwantedMs) });
    return false;
  }
  const state = { joinedAt: notice.joined_at, toldAt, toldInRow };
  const plan = await tell(db, { memberId, state, now });
  await updateNotice(
    db,
    { memberId, type },
    {
      due_at: plan.nextAt,
      told_in_row: plan.toldInRow + (plan.isTold ? 1 : 0),
      ...(plan.isTold ? { told_at: now } : {}),
    },
  );
  return plan.isTold;
}

function isWanted(type: PeriodicType, { types, digest_frequency: digest }: DueNotice): boolean {
  const preference = preferenceFor(type, types ?? {});
  return preference.in_app || mailOf(preference, digest ?? 'daily') !== 'none';
}
