import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/**
 * What waits for its second half: a code, a passkey's signature, a provider's answer, the rest of an account, a
 * sign-in after which a form goes on.
 */
export type ChallengeKind =
  | 'second_factor'
  | 'passkey_login'
  | 'passkey_registration'
  | 'provider'
  | 'onboarding'
  | 'provider_handle'
  | 'held_form';

/** Keeps a challenge under the hash of its token. */
export async function insertChallenge(
  db: Connection,
  challenge: {
    kind: ChallengeKind;
    tokenHash: Buffer;
    /** Whose it is; null while nobody is known. */
    memberId: number | null;
    data?: Record<string, unknown>;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('auth_challenges')
    .values({
      kind: challenge.kind,
      token_hash: challenge.tokenHash,
      member_id: challenge.memberId,
      data: JSON.stringify(challenge.data ?? {}),
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** A challenge, open or not. */
export function findChallenge(db: Connection, kind: ChallengeKind, tokenHash: Buffer) {
  return db
    .selectFrom('auth_challenges')
    .select(['member_id', 'data', 'used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Uses an open challenge up: true for exactly one of however many try, and for nobody once its time is over. */
export async function takeChallenge(
  db: Connection,
  {
    kind,
    tokenHash,
    memberId,
    now,
  }: {
    kind: ChallengeKind;
    tokenHash: Buffer;
    /** Whose it must be; anybody's when absent. */
    memberId?: number | null;
    now: Date;
  },
): Promise<boolean> {
  let taken = db
    .updateTable('auth_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  if (memberId !== undefined) taken = taken.where(sql<SqlBool>`member_id is not distinct from ${memberId}`);
  const { numUpdatedRows } = await taken.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends what waits of a kind for a member. */
export async function endChallenges(
  db: Connection,
  { kind, memberId, now }: { kind: ChallengeKind; memberId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('auth_challenges')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
