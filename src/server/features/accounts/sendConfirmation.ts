import { parseEmail } from '#domain/email.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { visitor } from '#server/sessions/principal.ts';
import type { AccountWork } from './accountWork.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import { findAccountByAddress, findEmailChangeTo, getAccount } from './queriesAccount.ts';

/** Sends another confirmation mail to an address that waits for one, of a new account or of a change; else nothing. */
export async function sendConfirmation(
  db: Connection,
  options: { config: Config; gateways: Gateways },
  { at, email, address, requestId }: AccountWork,
): Promise<void> {
  const key = parseEmail(email)?.key ?? '';
  const context = { now: new Date(at), address, requestId, principal: visitor };
  const own = await findAccountByAddress(db, key);
  if (own && own.email_confirmed_at === null && own.status === 'active')
    return issueConfirmation(db, options, context, { account: own, change: undefined });
  const change = await findEmailChangeTo(db, key);
  const account = change && (await getAccount(db, change.member_id));
  if (account?.status === 'active') await issueConfirmation(db, options, context, { account, change });
}
