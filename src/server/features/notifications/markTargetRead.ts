import { groupKeyOf, type NotificationTarget, type NotificationType } from '#domain/notifications.ts';
import type { Connection } from '#server/db/connection.ts';
import { updateGroupAsRead } from './queries.ts';

/** Marks what a member was told of a thing as read: they saw the thing itself. */
export async function markTargetRead(
  transaction: Connection,
  told: { memberId: number; type: NotificationType; target: NotificationTarget; now: Date },
): Promise<void> {
  const { memberId, type, target, now } = told;
  const groupKey = groupKeyOf(type, target);
  if (groupKey !== null) await updateGroupAsRead(transaction, { memberId, type, groupKey, now });
}
