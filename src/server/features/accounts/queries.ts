import type { Connection } from '#server/db/connection.ts';
import { selectAccounts } from '#server/sessions/selectAccounts.ts';

/** What a sign-in needs of an account, by the key of its e-mail address. */
export function findAccountByEmail(db: Connection, emailKey: string) {
  return selectAccounts(db).where('accounts.email_key', '=', emailKey).executeTakeFirst();
}
