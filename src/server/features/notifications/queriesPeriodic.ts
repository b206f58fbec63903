import { sql } from 'kysely';
import type { TypeChoices } from '#domain/notificationPreferences.ts';
import type { PeriodicType } from '#domain/periodicNotices.ts';
import type { Connection } from '#server/db/connection.ts';
import { isReachable } from './queriesMail.ts';

/** A member whose turn it is. */
export interface DueNotice {
  member_id: number;
  joined_at: Date;
  told_at: Date | null;
  told_in_row: number;
  is_reachable: boolean;
  types: TypeChoices | null;
  digest_frequency: 'daily' | 'weekly' | 'never' | null;
}

/** Whoever waits longest for their turn; another run at once finds somebody else. */
export async function lockDueNotice(
  db: Connection,
  { type, now }: { type: PeriodicType; now: Date },
): Promise<DueNotice | undefined> {
  const { rows } = await sql<DueNotice>`
    select p.member_id, p.joined_at, p.told_at, p.told_in_row, s.types, s.digest_frequency,
      ${isReachable} as is_reachable
    from periodic_notices p join accounts a on a.member_id = p.member_id
    left join notification_settings s on s.member_id = p.member_id
    where p.type = ${type} and p.due_at <= ${now}
    order by p.due_at, p.member_id limit 1 for update of p skip locked`.execute(db);
  return rows[0];
}

/** Changes a member's turn; what is not given stays. */
export async function updateNotice(
  db: Connection,
  { memberId, type }: { memberId: number; type: PeriodicType },
  change: { due_at: Date; told_at?: Date; told_in_row?: number },
): Promise<void> {
  await db
    .updateTable('periodic_notices')
    .set(change)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .execute();
}

/**
 * What is unread of a type goes from the list and from the next summary; what was told is remembered. Events are held
 * before their notification, as whatever withdraws them does, so that the two never wait for each other.
 */
export async function hideUnread(
  db: Connection,
  { memberId, type, now }: { memberId: number; type: PeriodicType; now: Date },
): Promise<void> {
  await sql`
    select from notification_events e where e.notification_id in (
      select id from notifications where member_id = ${memberId} and type = ${type} and read_at is null
    ) order by e.id for update`.execute(db);
  await sql`
    with hidden as (
      update notifications set is_shown = false, read_at = ${now}
      where member_id = ${memberId} and type = ${type} and read_at is null returning id
    )
    update notification_events e set params = '{}', redirect_url = null from hidden
    where e.notification_id = hidden.id`.execute(db);
}
