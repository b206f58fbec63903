import type { Connection } from '#server/db/connection.ts';
import { selectAccounts } from '#server/sessions/selectAccounts.ts';

/** An account as its own verbs need it. */
export interface AccountRow {
  member_id: number;
  full_name: string;
  full_name_ar: string | null;
  email: string;
  email_key: string;
  email_confirmed_at: Date | null;
  password_hash: string | null;
  locale: string;
  status: string;
  second_factor_since: Date | null;
}

function selectWithNames(db: Connection) {
  return selectAccounts(db)
    .innerJoin('members', 'members.id', 'accounts.member_id')
    .select([
      'members.full_name',
      'members.full_name_ar',
      'accounts.email',
      'accounts.email_key',
      'accounts.email_confirmed_at',
      'accounts.locale',
    ]);
}

export async function findAccountByAddress(db: Connection, emailKey: string): Promise<AccountRow | undefined> {
  return selectWithNames(db).where('accounts.email_key', '=', emailKey).executeTakeFirst();
}

export async function getAccount(db: Connection, memberId: number): Promise<AccountRow> {
  return selectWithNames(db).where('accounts.member_id', '=', memberId).executeTakeFirstOrThrow();
}

export async function updateEmailConfirmed(db: Connection, memberId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

export async function updateEmail(
  db: Connection,
  memberId: number,
  { email, emailKey, now }: { email: string; emailKey: string; now: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email, email_key: emailKey, email_confirmed_at: now, updated_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

export async function updatePassword(
  db: Connection,
  memberId: number,
  { hash, isShort, now }: { hash: string; isShort: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: hash, is_password_short: isShort, password_changed_at: now, updated_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Removes every other way into an account: each may be of somebody who never showed that the address is theirs. */
export async function deleteOtherCredentials(db: Connection, memberId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
  await db.deleteFrom('second_factors').where('member_id', '=', memberId).execute();
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await db.deleteFrom('provider_identities').where('member_id', '=', memberId).execute();
}

export function findEmailChange(db: Connection, memberId: number) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'email_key'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The latest change to an address that waits for its confirmation, whoever asked for it. */
export function findEmailChangeTo(db: Connection, emailKey: string) {
  return db
    .selectFrom('email_changes')
    .select(['member_id', 'email', 'email_key'])
    .where('email_key', '=', emailKey)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function upsertEmailChange(
  db: Connection,
  memberId: number,
  { email, emailKey, now }: { email: string; emailKey: string; now: Date },
): Promise<void> {
  const values = { email, email_key: emailKey, requested_at: now };
  await db
    .insertInto('email_changes')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Gives whether there was one. */
export async function deleteEmailChange(db: Connection, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('email_changes').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}
