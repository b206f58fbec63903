import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** Codes that a second-factor challenge takes. */
export const maxCodesPerChallenge = 5;

/**
 * Counts a try at a challenge of a sign-in and gives whose it is; undefined when there is no such open challenge. Done
 * before the code is looked at, so that parallel guesses count each.
 */
export function takeChallengeAttempt(db: Connection, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('auth_challenges')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'second_factor')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxCodesPerChallenge)
    .returning('member_id')
    .executeTakeFirst();
}

/** The member's second factor, once it was confirmed. */
export function findSecondFactor(db: Connection, memberId: number) {
  return db
    .selectFrom('second_factors')
    .select(['key_id', 'sealed', 'confirmed_at', 'last_step'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Remembers the time step of a code that was right; false when that step, or a later one, was taken before. */
export async function updateLastStep(db: Connection, memberId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up; false when it is none, or no longer. */
export async function updateRecoveryCodeAsUsed(
  db: Connection,
  { memberId, codeHash, now }: { memberId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a sign-in without a password needs of an account that may sign in. */
export function findActiveAccount(db: Connection, memberId: number) {
  return db
    .selectFrom('accounts')
    .select(['member_id', 'messaging_system'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export function findPasskeyByCredential(db: Connection, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'member_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes a use. False when another use with the same count came first: one of the two is a copy. */
export async function updatePasskeyUse(
  db: Connection,
  {
    id,
    counter,
    newCounter,
    isBackedUp,
    now,
  }: { id: string; counter: number; newCounter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
