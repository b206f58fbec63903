import { sql } from 'kysely';
import type { NotificationType } from '#domain/notifications.ts';
import type { Connection } from '#server/db/connection.ts';
import type { ToldMoment } from './queueInstantMail.ts';

/**
 * What was told at one moment and has not been mailed yet, the first of it first, with whom it goes to; held until the
 * end of the transaction.
 */
export function lockToldTogether(db: Connection, { notificationId, toldAt }: ToldMoment) {
  return db
    .selectFrom('notification_events as e')
    .innerJoin('notifications as n', 'n.id', 'e.notification_id')
    .innerJoin('accounts as a', 'a.member_id', 'e.member_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('notification_settings as s', 's.member_id', 'a.member_id')
    .select(['e.id', 'e.member_id', 'e.params', 'e.redirect_url', 'e.channel_id', 'n.type', 'n.read_at'])
    .select(['a.email', 'a.locale', 'a.time_zone', 'm.full_name', 'm.full_name_ar'])
    .select(['s.types', 's.digest_frequency', 's.quiet_from', 's.quiet_until'])
    .select(sql<boolean>`${isReachable} and ${hasItsPage}`.as('is_reachable'))
    .where('e.notification_id', '=', notificationId)
    .where('e.created_at', '=', toldAt)
    .where('e.mail', '=', 'instant')
    .orderBy('e.id')
    .forUpdate('e')
    .execute();
}

/** When and under what an event was told; undefined once it was withdrawn. */
export function getToldMoment(db: Connection, eventId: number): Promise<ToldMoment | undefined> {
  return db
    .selectFrom('notification_events')
    .select(['notification_id as notificationId', 'created_at as toldAt'])
    .where('id', '=', eventId)
    .executeTakeFirst();
}

/** Mails, and what is told from time to time, go to confirmed addresses of living accounts (`a`) alone. */
export const isReachable = sql<boolean>`(a.status = 'active' and a.email_confirmed_at is not null
  and a.deletion_requested_at is null)`;

/** What is told of messages (`n`) is for whom chat is there (`a`), also where staff switched it off since. */
const hasItsPage = sql<boolean>`(n.type <> 'new-message' or a.messaging_system)`;

export async function updateMailState(
  db: Connection,
  eventIds: readonly number[],
  mail: 'none' | 'digest' | 'mailed',
): Promise<void> {
  if (eventIds.length === 0) return;
  await db.updateTable('notification_events').set({ mail }).where('id', 'in', eventIds).execute();
}

/** Members for whom something waits for a summary, with what decides when it comes. */
export function listDigestMembers(db: Connection) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('notification_settings as s', 's.member_id', 'a.member_id')
    .select(['a.member_id', 'a.email', 'a.locale', 'a.time_zone', 'm.full_name', 'm.full_name_ar'])
    .select(['s.types', 's.digest_frequency', 's.digest_weekday', 's.digest_hour', 's.quiet_from', 's.quiet_until'])
    .where(isReachable)
    .where('a.member_id', 'in', (event) =>
      event.selectFrom('notification_events').select('member_id').where('mail', '=', 'digest'),
    )
    .orderBy('a.member_id')
    .execute();
}
export type DigestMember = Awaited<ReturnType<typeof listDigestMembers>>[number];

/** Takes a period's summary for this run; false where it went already. */
export async function insertDigest(
  db: Connection,
  digest: { memberId: number; summary: 'daily' | 'weekly'; period: string; eventCount: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('notification_digests')
    .values({
      member_id: digest.memberId,
      frequency: digest.summary,
      period: digest.period,
      event_count: digest.eventCount,
      sent_at: digest.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What waits for a summary and is unread, the oldest first; held, so that no other run takes it too. */
export function lockDigestEvents(
  db: Connection,
  {
    memberId,
    types,
    until,
    limit,
  }: { memberId: number; types: readonly NotificationType[]; until: Date; limit: number },
) {
  return db
    .selectFrom('notification_events as e')
    .innerJoin('notifications as n', 'n.id', 'e.notification_id')
    .innerJoin('accounts as a', 'a.member_id', 'e.member_id')
    .select(['e.id', 'e.notification_id', 'e.params', 'e.redirect_url', 'e.channel_id', 'n.type'])
    .where('e.member_id', '=', memberId)
    .where('e.mail', '=', 'digest')
    .where('e.created_at', '<=', until)
    .where('n.read_at', 'is', null)
    .where('n.type', 'in', types)
    .where(hasItsPage)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(limit)
    .forUpdate('e')
    .execute();
}
export type DigestEvent = Awaited<ReturnType<typeof lockDigestEvents>>[number];
