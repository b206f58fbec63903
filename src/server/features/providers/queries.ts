import type { Connection } from '#server/db/connection.ts';
import { selectAccounts } from '#server/sessions/selectAccounts.ts';

/** Whose identity this is, with what a sign-in needs of the account. */
export function findAccountByIdentity(db: Connection, provider: string, subject: string) {
  return selectAccounts(db)
    .innerJoin('provider_identities', 'provider_identities.member_id', 'accounts.member_id')
    .where('provider_identities.provider', '=', provider)
    .where('provider_identities.subject', '=', subject)
    .executeTakeFirst();
}

export async function isEmailTaken(db: Connection, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('member_id').where('email_key', '=', emailKey).executeTakeFirst();
  return row !== undefined;
}

/** A member's iD, and since when; undefined for none. */
export function findIdentity(db: Connection, provider: string, memberId: number) {
  return db
    .selectFrom('provider_identities')
    .select(['subject', 'created_at'])
    .where('provider', '=', provider)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** False when the identity is somebody's already. */
export async function insertIdentity(
  db: Connection,
  identity: { provider: string; subject: string; memberId: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_identities')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      member_id: identity.memberId,
      created_at: identity.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteIdentity(db: Connection, provider: string, memberId: number): Promise<void> {
  await db
    .deleteFrom('provider_identities')
    .where('provider', '=', provider)
    .where('member_id', '=', memberId)
    .execute();
}

/** Whether a member can sign in without the provider. */
export async function hasOtherWayIn(db: Connection, memberId: number): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (account?.password_hash) return true;
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
}
