/** What members are told from time to time, and not because something happened. */
export type PeriodicType = 'recommendation' | 'profile-reminder';

const dayMs = 86_400_000;

/** In days. A new member looks around first; after that once a week at most. */
export const recommendationDays = { first: 2, between: 7 } as const;
/** In days: after joining, after the last change of the profile, and after the last reminder. */
export const reminderDays = { first: 3, afterEdit: 14, between: 30 } as const;
/** So many reminders in a row without a change of the profile; then silence until one. */
export const maxReminders = 3;
/** So many opportunities are recommended at once. */
export const maxRecommended = 3;

/** What is known of one member when it is their turn. */
export interface NoticeState {
  /** When their address was confirmed first. */
  joinedAt: Date;
  /** When they were told last; null where they never were. */
  toldAt: Date | null;
  /** Reminders since the last change of the profile. */
  toldInRow: number;
}

/** Whether it is time to tell, and when it is their turn again. */
export interface NoticePlan {
  isTime: boolean;
  nextAt: Date;
  /** Before this time counts. */
  toldInRow: number;
}

/** Recommendations: once a week at most. */
export function planRecommendation({ joinedAt, toldAt }: NoticeState, now: Date): NoticePlan {
  const { first, between } = recommendationDays;
  return plan([after(joinedAt, first), after(toldAt, between)], { between, now, toldInRow: 0 });
}

/**
 * A reminder of what a profile lacks: not soon after joining or after a change, once in thirty days at most, and after
 * three that changed nothing no more until something changes. Who shows their profile to nobody is not reminded of it.
 */
export function planReminder(
  { joinedAt, toldAt, toldInRow }: NoticeState,
  { editedAt, isComplete, isPrivate }: { editedAt: Date | null; isComplete: boolean; isPrivate: boolean },
  now: Date,
): NoticePlan {
  const { first, afterEdit, between } = reminderDays;
  const hasEdited = toldAt !== null && editedAt !== null && editedAt > toldAt;
  const inRow = hasEdited ? 0 : toldInRow;
  const earliest = [after(joinedAt, first), after(editedAt, afterEdit), after(toldAt, between)];
  const planned = plan(earliest, { between, now, toldInRow: inRow });
  return { ...planned, isTime: planned.isTime && !isComplete && !isPrivate && inRow < maxReminders };
}

function plan(
  earliest: readonly (Date | null)[],
  { between, now, toldInRow }: { between: number; now: Date; toldInRow: number },
): NoticePlan {
  const from = Math.max(...earliest.map((at) => at?.getTime() ?? 0));
  const isTime = from <= now.getTime();
  return { isTime, toldInRow, nextAt: isTime ? new Date(now.getTime() + between * dayMs) : new Date(from) };
}

function after(at: Date | null, days: number): Date | null {
  return at && new Date(at.getTime() + days * dayMs);
}
