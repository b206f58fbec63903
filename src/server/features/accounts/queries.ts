import type { Connection } from '#server/db/connection.ts';

/** What a sign-in needs of an account, by the key of its e-mail address. */
export function findAccountByEmail(db: Connection, emailKey: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('second_factors', (join) =>
      join
        .onRef('second_factors.member_id', '=', 'accounts.member_id')
        .on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'accounts.member_id',
      'accounts.password_hash',
      'accounts.status',
      'accounts.messaging_system',
      'second_factors.confirmed_at as second_factor_since',
    ])
    .where('accounts.email_key', '=', emailKey)
    .executeTakeFirst();
}

export interface NewChallenge {
  kind: 'second_factor' | 'passkey_login' | 'passkey_registration' | 'provider' | 'onboarding' | 'provider_handle';
  tokenHash: Buffer;
  memberId?: number | null;
  data?: Record<string, unknown>;
  now: Date;
  expiresAt: Date;
}

/** Keeps what waits for its second half; gives its id. */
export async function insertChallenge(db: Connection, challenge: NewChallenge): Promise<string> {
  const { id } = await db
    .insertInto('auth_challenges')
    .values({
      kind: challenge.kind,
      token_hash: challenge.tokenHash,
      member_id: challenge.memberId ?? null,
      data: JSON.stringify(challenge.data ?? {}),
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
