import { writeAuditEvent } from '#server/auditLog.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { confirmEmailMail } from '#server/gateways/mail/accountMails.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import { issueMailToken } from './mailTokens.ts';
import { type AccountRow, findAccountByAddress } from './queriesAccount.ts';
import { findWaitingRegistration } from './queriesMailTokens.ts';
import { recipientOf } from './recipientOf.ts';

/** Sends a new link for the address of an account that waits for its confirmation: its own, or the one to come. */
export async function issueConfirmation(
  db: Connection,
  { config, gateways }: { config: Config; gateways: Pick<Gateways, 'mailQueue'> },
  context: Pick<RequestContext, 'now' | 'address' | 'requestId' | 'principal'>,
  { account, change }: { account: AccountRow; change: { email: string; email_key: string } | undefined },
): Promise<void> {
  const { member_id: memberId } = account;
  const { email, email_key: emailKey } = change ?? account;
  // An address that got another owner meanwhile is not confirmed any more; that owner was told.
  const holder = change ? await findAccountByAddress(db, emailKey) : undefined;
  if (holder && holder.email_confirmed_at !== null) return;
  await lockAccount(db, memberId);
  // Whoever asks, with whichever link: the latest registration is the one that the next link confirms.
  const registration = change ? null : await findWaitingRegistration(db, { memberId, emailKey });
  const token = await issueMailToken(db, {
    memberId,
    kind: 'confirm',
    email,
    emailKey,
    now: context.now,
    registration,
  });
  const to = { ...recipientOf(registration ? { ...account, ...registration } : account), to: email };
  await gateways.mailQueue.enqueue(
    db,
    confirmEmailMail(
      { config, language: to.language },
      { ...to, token, isAgain: registration !== null, isChange: change !== undefined },
    ),
  );
  await writeAuditEvent(db, context, {
    action: 'email.confirm_request',
    targetType: 'account',
    targetId: memberId,
    details: { is_change: change !== undefined },
  });
}
