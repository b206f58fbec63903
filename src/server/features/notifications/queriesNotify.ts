import { type Insertable, sql } from 'kysely';
import type { NotificationTarget, NotificationType } from '#domain/notifications.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';

/** What a living account chose about being told; nobody is told what somebody who is away did. */
export function findRecipient(db: Connection, { memberId, actorId }: { memberId: number; actorId: number | null }) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('notification_settings as s', 's.member_id', 'a.member_id')
    .select(['s.types', 's.digest_frequency'])
    .where('a.member_id', '=', memberId)
    .where('a.status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from accounts actor where actor.member_id = ${actorId}::bigint
        and (actor.status <> 'active' or actor.deletion_requested_at is not null))`,
    )
    .executeTakeFirst();
}

/**
 * The row under which an event is told: a new one, or the unread one of its group. Null when this dedupe key was told
 * before. Keys are taken one after another, so that two causes at once tell it once.
 */
export async function upsertNotification(
  db: Connection,
  notification: {
    memberId: number;
    type: NotificationType;
    groupKey: string | null;
    isShown: boolean;
    dedupeKey: string | null;
    now: Date;
  },
): Promise<number | null> {
  const { memberId, type, groupKey, isShown, dedupeKey, now } = notification;
  if (dedupeKey !== null) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notification ${memberId} ${dedupeKey}`}::text, 0))`.execute(
      db,
    );
    const known = await db
      .selectFrom('notification_events')
      .select('id')
      .where('member_id', '=', memberId)
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst();
    if (known) return null;
  }
  const { id } = await db
    .insertInto('notifications')
    .values({ member_id: memberId, type, group_key: groupKey, is_shown: isShown, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'type', 'group_key'])
        .where('read_at', 'is', null)
        .where('group_key', 'is not', null)
        .doUpdateSet({
          created_at: (row) => row.fn<Date>('greatest', ['notifications.created_at', 'excluded.created_at']),
          is_shown: sql<boolean>`notifications.is_shown or excluded.is_shown`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a mail of its own went out for a notification, or is about to. */
export async function hasMailedEvent(db: Connection, notificationId: number): Promise<boolean> {
  const event = await db
    .selectFrom('notification_events')
    .select('id')
    .where('notification_id', '=', notificationId)
    .where('mail', 'in', ['instant', 'mailed'])
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

export async function insertEvent(db: Connection, event: Insertable<Database['notification_events']>): Promise<void> {
  await db.insertInto('notification_events').values(event).execute();
}

/** A trigger takes away the notifications of which nothing is left. */
export async function deleteEventsOfTarget(db: Connection, { type, id }: NotificationTarget): Promise<void> {
  await db.deleteFrom('notification_events').where('target_type', '=', type).where('target_id', '=', id).execute();
}

export async function deleteEventsOfActor(
  db: Connection,
  { memberId, actorId }: { memberId: number; actorId: number },
): Promise<void> {
  await db
    .deleteFrom('notification_events')
    .where('actor_id', '=', actorId)
    .where('member_id', '=', memberId)
    .execute();
}
