import type { Email } from '#domain/email.ts';
import type { Connection } from '#server/db/connection.ts';
import { accountKnownMail, confirmEmailMail, emailChangeMail } from '#server/gateways/mail/accountMails.ts';
import type { AccountOptions } from './accountOptions.ts';
import { issueMailToken } from './mailTokens.ts';
import { deleteEmailChange, findAccountByAddress, getAccount, upsertEmailChange } from './queriesAccount.ts';
import { supersedeTokens } from './queriesMailTokens.ts';
import { recipientOf } from './recipientOf.ts';

/**
 * Notes another address for an account. It counts once its owner confirms it; the old one is told at once. Whether the
 * new one belongs to another member, the answer does not tell: its owner is told, and nothing can be confirmed.
 */
export async function requestEmailChange(
  db: Connection,
  { config, gateways }: Pick<AccountOptions, 'config' | 'gateways'>,
  { memberId, email, now }: { memberId: number; email: Email; now: Date },
): Promise<void> {
  const account = await getAccount(db, memberId);
  await upsertEmailChange(db, memberId, { email: email.address, emailKey: email.key, now });
  const own = recipientOf(account);
  if (account.email_confirmed_at !== null)
    await gateways.mailQueue.enqueue(
      db,
      emailChangeMail({ config, language: own.language }, { ...own, newAddress: email.address }),
    );
  const holder = await findAccountByAddress(db, email.key);
  if (holder && holder.email_confirmed_at !== null) {
    await supersedeTokens(db, { memberId, kinds: ['confirm'], now });
    const to = recipientOf(holder);
    await gateways.mailQueue.enqueue(db, accountKnownMail({ config, language: to.language }, to));
    return;
  }
  const token = await issueMailToken(db, { memberId, kind: 'confirm', email: email.address, emailKey: email.key, now });
  await gateways.mailQueue.enqueue(
    db,
    confirmEmailMail({ config, language: own.language }, { ...own, to: email.address, token, isChange: true }),
  );
}

/** Forgets an address that waits for its confirmation: its link confirms nothing any more. */
export async function dropEmailChange(db: Connection, memberId: number, now: Date): Promise<void> {
  if (await deleteEmailChange(db, memberId)) await supersedeTokens(db, { memberId, kinds: ['confirm'], now });
}
