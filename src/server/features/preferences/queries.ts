import type { Updateable } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';

/** What a member chose, and the language and zone of their account; null where they chose nothing. */
export function getPreferenceRow(db: Connection, memberId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('notification_settings as s', 's.member_id', 'a.member_id')
    .select(['a.locale', 'a.time_zone', 's.types', 's.digest_frequency', 's.digest_weekday', 's.digest_hour'])
    .select(['s.quiet_from', 's.quiet_until'])
    .where('a.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}
export type PreferenceRow = Awaited<ReturnType<typeof getPreferenceRow>>;

/** The member's own row, made where there is none, and held until the end of the transaction. */
export async function lockSettings(db: Connection, memberId: number) {
  await db
    .insertInto('notification_settings')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('notification_settings')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  db: Connection,
  memberId: number,
  settings: Updateable<Database['notification_settings']>,
): Promise<void> {
  await db.updateTable('notification_settings').set(settings).where('member_id', '=', memberId).execute();
}

/** Language and zone belong to the account: the general information shows them too. */
export async function updateAccountLocale(
  db: Connection,
  memberId: number,
  account: { locale?: string; time_zone?: string },
): Promise<void> {
  if (Object.keys(account).length === 0) return;
  await db.updateTable('accounts').set(account).where('member_id', '=', memberId).execute();
}

export async function hasAccountRow(db: Connection, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
