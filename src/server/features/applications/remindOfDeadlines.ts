import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { expireDrafts, type Reminder, type ReminderKind, takeReminders } from './queriesReminders.ts';

/** As many as one transaction takes. */
const batch = 200;

/**
 * Tells members of what they saved or began: that it closes in three days, in a day, or has closed; and ends drafts that
 * can not be sent any more. Each thing is said once, however often and wherever this runs. Gives how many were told.
 */
export async function remindOfDeadlines(db: Connection, now: Date): Promise<number> {
  let told = 0;
  for (const kind of ['closes_in_24_hours', 'closes_in_3_days', 'closed'] as const)
    for (;;) {
      const count = await db.transaction().execute(async (transaction) => {
        const reminders = await takeReminders(transaction, { kind, now, limit: batch });
        for (const reminder of reminders) await tell(transaction, kind, reminder, now);
        return reminders.length;
      });
      told += count;
      if (count < batch) break;
    }
  while ((await expireDrafts(db, { now, limit: batch })) === batch);
  return told;
}

async function tell(db: Connection, kind: ReminderKind, reminder: Reminder, now: Date): Promise<void> {
  const { opportunity_id: opportunityId, deadline_at: deadline } = reminder;
  const title = { en: reminder.title_en, ar: reminder.title_ar };
  const common = {
    memberId: reminder.member_id,
    target: { type: 'opportunity', id: opportunityId },
    dedupeKey: `${opportunityId} ${kind}`,
    now,
  };
  if (kind === 'closed')
    return notify(db, {
      ...common,
      type: 'opportunity-closed',
      params: { title },
      redirectUrl: `/opportunities/${opportunityId}`,
    });
  return notify(db, {
    ...common,
    type: 'application-deadline',
    params: { title, deadline: { instant: deadline?.toISOString() ?? '' } },
    // A draft goes on where it is written.
    redirectUrl: `/opportunities/${opportunityId}${reminder.has_draft ? '/apply' : ''}`,
  });
}
