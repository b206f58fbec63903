import { deletionGraceMs } from '#domain/accountDeletion.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { accountErasedMail } from '#server/gateways/mail/accountDataMails.ts';
import { visitor } from '#server/sessions/principal.ts';
import { deleteMember, listAccountsToErase, lockAccountToErase } from './queries.ts';

/**
 * Erases the accounts whose grace is over, each by itself: the member, what hangs on them, their files; a last mail
 * says so. The audit log keeps what was done under the member's number. Gives how many.
 */
export async function eraseAccounts(
  { db, config, gateways }: { db: Connection; config: Config; gateways: Gateways },
  now: Date,
): Promise<number> {
  const requestedBefore = new Date(now.getTime() - deletionGraceMs);
  let count = 0;
  for (const { member_id: memberId } of await listAccountsToErase(db, requestedBefore)) {
    const fileIds = await db.transaction().execute(async (transaction) => {
      const account = await lockAccountToErase(transaction, memberId, requestedBefore);
      if (!account) return null;
      const ids = await deleteMember(transaction, {
        memberId,
        emailKey: account.email_key,
        avatarFileId: account.avatar_file_id,
      });
      const recipient = recipientOf(account);
      await gateways.mailQueue.enqueue(
        transaction,
        accountErasedMail({ config, language: recipient.language }, recipient),
      );
      const context = { now, principal: visitor, address: '', requestId: 'erase_accounts' };
      await writeAuditEvent(transaction, context, {
        action: 'account.erase',
        targetType: 'account',
        targetId: memberId,
      });
      return ids;
    });
    if (!fileIds) continue;
    count += 1;
    // After the commit; what is missed here, the hourly search for files that nothing names finds.
    for (const id of fileIds) await gateways.fileStore.remove(id);
  }
  return count;
}
