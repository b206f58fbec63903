import { parseEmail } from '#domain/email.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { resetPasswordMail, setPasswordMail } from '#server/gateways/mail/accountMails.ts';
import { visitor } from '#server/sessions/principal.ts';
import type { AccountWork } from './accountWork.ts';
import { issueMailToken } from './mailTokens.ts';
import { findAccountByAddress } from './queriesAccount.ts';
import { recipientOf } from './recipientOf.ts';

/** Sends the link to a new password where there is an account; to a member without a password, the one to a first. */
export async function sendPasswordReset(
  db: Connection,
  { config, gateways }: { config: Config; gateways: Gateways },
  { at, email, address, requestId }: AccountWork,
): Promise<void> {
  const account = await findAccountByAddress(db, parseEmail(email)?.key ?? '');
  if (!account || account.status !== 'active') return;
  const now = new Date(at);
  const kind = account.password_hash === null ? 'set_password' : 'reset';
  const token = await issueMailToken(db, {
    memberId: account.member_id,
    kind,
    email: account.email,
    emailKey: account.email_key,
    now,
  });
  const to = recipientOf(account);
  const write = kind === 'reset' ? resetPasswordMail : setPasswordMail;
  await gateways.mailQueue.enqueue(db, write({ config, language: to.language }, { ...to, token }));
  await writeAuditEvent(
    db,
    { now, address, requestId, principal: visitor },
    { action: 'password.reset_request', targetType: 'account', targetId: account.member_id },
  );
}
