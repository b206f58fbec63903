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
