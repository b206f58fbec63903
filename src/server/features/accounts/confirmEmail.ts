import type { confirmEmail as endpoint } from '#contract/accounts.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Connection } from '#server/db/connection.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { endSessions } from '#server/sessions/endSessions.ts';
import { takeMailToken } from './mailTokens.ts';
import {
  type AccountRow,
  deleteEmailChange,
  deleteOtherCredentials,
  findAccountByAddress,
  findEmailChange,
  getAccount,
  updateEmail,
  updateEmailConfirmed,
} from './queriesAccount.ts';
import { type MailTokenRow, supersedeTokens } from './queriesMailTokens.ts';
import { deleteUnconfirmedHolder, lockAddress, replaceRegisteredMember } from './queriesRegistration.ts';

/** Confirms the address that a mail was sent to: the account's own, or the one that is to take its place. */
export async function confirmEmail(context: HandlerContext): Promise<EndpointData<typeof endpoint>> {
  const { bearer, now, once } = context;
  return once(async (db) => {
    const token = await takeMailToken(db, { kind: 'confirm', bearer, now });
    const account = await getAccount(db, token.member_id);
    const isChange = token.email_key !== account.email_key;
    if (isChange) await changeEmail(db, context, { token, account });
    else if (account.email_confirmed_at === null) await confirmAccount(db, { token, now });
    await writeAuditEvent(db, context, {
      action: 'email.confirm',
      actorMemberId: account.member_id,
      targetType: 'account',
      targetId: account.member_id,
      details: { is_change: isChange },
    });
    return { is_confirmed: true as const, email: token.email };
  });
}

async function confirmAccount(db: Connection, { token, now }: { token: MailTokenRow; now: Date }): Promise<void> {
  const { member_id: memberId, registration } = token;
  if (registration) {
    // Who registered the address before may be somebody else: nothing of them stays, and no way in.
    await replaceRegisteredMember(db, memberId, registration, now);
    await deleteOtherCredentials(db, memberId);
    await endSessions(db, { memberId, now });
    await supersedeTokens(db, { memberId, kinds: ['reset', 'set_password'], now });
    await deleteEmailChange(db, memberId);
  }
  await updateEmailConfirmed(db, memberId, now);
}

async function changeEmail(
  db: Connection,
  { principal, now }: HandlerContext,
  { token, account }: { token: MailTokenRow; account: AccountRow },
): Promise<void> {
  const { member_id: memberId, email, email_key: emailKey } = token;
  const change = await findEmailChange(db, memberId);
  if (change?.email_key !== emailKey) throw new ContractError('token_superseded');
  await lockAddress(db, emailKey);
  await deleteUnconfirmedHolder(db, emailKey);
  // Somebody has made it theirs since the mail was sent. It is no secret to who reads that mailbox.
  if (await findAccountByAddress(db, emailKey)) throw new ContractError('token_invalid');
  await deleteEmailChange(db, memberId);
  await updateEmail(db, memberId, { email, emailKey, now });
  // Links that were sent to the old address lead nowhere now.
  await supersedeTokens(db, { memberId, kinds: ['reset', 'set_password'], now });
  const isOwn = principal.kind === 'member' && principal.memberId === account.member_id;
  await endSessions(db, { memberId, now, ...(isOwn ? { exceptSessionId: principal.sessionId } : {}) });
}
