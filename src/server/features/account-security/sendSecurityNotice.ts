import type { Connection } from '#server/db/connection.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { type SecurityNotice, securityNoticeMail } from '#server/gateways/mail/securityMails.ts';
import { getOwner } from './queriesLocks.ts';

/** Tells a member by mail and by a notification, in their language and in the transaction of its cause, what happened to their locks. */
export async function sendSecurityNotice(
  db: Connection,
  { config, gateways }: Pick<AccountOptions, 'config' | 'gateways'>,
  { memberId, notice }: { memberId: number; notice: SecurityNotice },
): Promise<void> {
  const { to, name, language } = recipientOf(await getOwner(db, memberId));
  await gateways.mailQueue.enqueue(db, securityNoticeMail({ config, language }, { to, name, notice }));
  await notify(db, {
    memberId,
    type: 'account-security',
    params: { notice: { words: `mail.security.${notice}.subject` } },
    redirectUrl: '/account/security',
  });
}
