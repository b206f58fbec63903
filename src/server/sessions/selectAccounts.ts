import type { Connection } from '#server/db/connection.ts';

/** Accounts with what a sign-in needs of them. A second factor counts once it was confirmed. */
export function selectAccounts(db: Connection) {
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
    ]);
}
