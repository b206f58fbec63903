import { sql } from 'kysely';
import type { NotificationCounts } from '#contract/notifications.ts';
import type { NotificationType } from '#domain/notifications.ts';
import { offsetOf } from '#domain/pagination.ts';
import type { Connection } from '#server/db/connection.ts';

/** Chat is there for whom staff switched it on; for others its notifications are not (decisions §6). */
export interface Reader {
  memberId: number;
  hasMessaging: boolean;
}

// `is_shown` stands in the text: as a parameter, a plan for any value could not use the partial indexes.

/** A page of what a member is told, each with what happened last and how many things it stands for. */
export function listNotificationRows(
  db: Connection,
  { memberId, hasMessaging }: Reader,
  { page, perPage }: { page: number; perPage: number },
) {
  return db
    .selectFrom((select) =>
      select
        .selectFrom('notifications')
        .select(['id', 'type', 'created_at', 'read_at'])
        .where('member_id', '=', memberId)
        .where(sql<boolean>`is_shown`)
        .$if(!hasMessaging, (query) => query.where('type', '<>', 'new-message'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset(offsetOf(page, perPage))
        .as('n'),
    )
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('notification_events as e')
          .select(['e.params', 'e.redirect_url', 'e.channel_id'])
          .select(sql<number>`count(*) over ()`.as('event_count'))
          .whereRef('e.notification_id', '=', 'n.id')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['n.id', 'n.type', 'n.created_at', 'n.read_at'])
    .select(['last.params', 'last.redirect_url', 'last.channel_id', 'last.event_count'])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
}
export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number];

export async function countNotifications(db: Connection, { memberId, hasMessaging }: Reader): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where(sql<boolean>`is_shown`)
    .$if(!hasMessaging, (query) => query.where('type', '<>', 'new-message'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The badges' counts, computed each time from what is there (decisions §6). Chat counts its conversations, not what was
 * told of them: a notification may be deleted, or never have been wanted.
 */
export async function countUnread(db: Connection, { memberId, hasMessaging }: Reader): Promise<NotificationCounts> {
  const { rows } = await sql<{ bell: number; chat: number }>`
    select
      (select count(*) from notifications
        where member_id = ${memberId} and is_shown and read_at is null and type <> 'new-message') as bell,
      (select count(*) from conversation_members
        where member_id = ${memberId} and incoming_seq > read_seq) as chat`.execute(db);
  const { bell, chat } = rows[0] ?? { bell: 0, chat: 0 };
  return { countUnread: bell, countChatUnread: hasMessaging ? chat : 0 };
}

/** Marks what a member was told of one thing as read, if they have not yet. */
export async function updateGroupAsRead(
  db: Connection,
  { memberId, type, groupKey, now }: { memberId: number; type: NotificationType; groupKey: string; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('group_key', '=', groupKey)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks one as read; gives when it was read first, or nothing where the member has no such one. */
export async function updateAsRead(
  db: Connection,
  { reader, id, now }: { reader: Reader; id: number; now: Date },
): Promise<Date | null> {
  const row = await db
    .updateTable('notifications')
    .set({ read_at: (column) => column.fn.coalesce('read_at', column.val(now)) })
    .where('id', '=', id)
    .where('member_id', '=', reader.memberId)
    .where(sql<boolean>`is_shown`)
    .$if(!reader.hasMessaging, (query) => query.where('type', '<>', 'new-message'))
    .returning('read_at')
    .executeTakeFirst();
  return row?.read_at ?? null;
}

export async function updateAllAsRead(db: Connection, { reader, now }: { reader: Reader; now: Date }): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', reader.memberId)
    .where(sql<boolean>`is_shown`)
    .where('read_at', 'is', null)
    .$if(!reader.hasMessaging, (query) => query.where('type', '<>', 'new-message'))
    .execute();
}

/**
 * Takes one away from its member: it is hidden and its words are forgotten, its dedupe keys are kept. False where the
 * member never had it.
 */
export async function hideNotification(
  db: Connection,
  { memberId, id, now }: { memberId: number; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ is_shown: false, read_at: (column) => column.fn.coalesce('read_at', column.val(now)) })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('notification_events')
    .set({ params: '{}', redirect_url: null, channel_id: null })
    .where('notification_id', '=', id)
    .execute();
  return true;
}
