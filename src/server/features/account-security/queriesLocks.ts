import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** A member's password and whom to tell of changes. */
export function getOwner(db: Connection, memberId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('members', 'members.id', 'accounts.member_id')
    .select([
      'accounts.email',
      'accounts.locale',
      'accounts.password_hash',
      'accounts.password_changed_at',
      'members.full_name',
      'members.full_name_ar',
    ])
    .where('accounts.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The session has proved again that it is the member. */
export async function updateAuthenticatedAt(db: Connection, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
}

/** Living sessions, the latest first. */
export function listLivingSessions(db: Connection, memberId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'kind', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'address_prefix'])
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Keeps the secret of an app that is to be confirmed; false when another one is on already. */
export async function upsertPendingFactor(
  db: Connection,
  { memberId, keyId, sealed }: { memberId: number; keyId: string; sealed: Buffer },
): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({ member_id: memberId, key_id: keyId, sealed, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ key_id: keyId, sealed, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches a waiting factor on, with the secret whose code was right; false when that was done before. */
export async function updateFactorAsConfirmed(
  db: Connection,
  { memberId, keyId, sealed, step, now }: { memberId: number; keyId: string; sealed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ key_id: keyId, sealed, confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the member's password is long enough with the second factor alone. */
export async function isPasswordShort(db: Connection, memberId: number): Promise<boolean> {
  const { is_password_short: isShort } = await db
    .selectFrom('accounts')
    .select('is_password_short')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return isShort;
}

/** Switches the factor off, a waiting one too, with its recovery codes; false when there was none. */
export async function deleteFactor(db: Connection, memberId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  const { numDeletedRows } = await db.deleteFrom('second_factors').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts these codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(db: Connection, memberId: number, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute();
}

export async function countRecoveryCodes(db: Connection, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export function listPasskeys(db: Connection, memberId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps a passkey and gives its id; undefined when somebody has it already. */
export function insertPasskey(
  db: Connection,
  passkey: {
    memberId: number;
    credentialId: Buffer;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    isBackedUp: boolean;
    name: string;
    now: Date;
  },
) {
  return db
    .insertInto('passkeys')
    .values({
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/** Removes one of a member's passkeys; false when there is none such. */
export async function deletePasskey(db: Connection, memberId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`id = ${id}::uuid`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
