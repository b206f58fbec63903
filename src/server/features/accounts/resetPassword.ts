import type { resetPassword as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { checkNewPassword } from '#domain/newPassword.ts';
import { isShortPassword } from '#domain/password.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { commonPasswords } from '#server/content/commonPasswords.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import { passwordChangedMail } from '#server/gateways/mail/accountMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { endSessions } from '#server/sessions/endSessions.ts';
import type { AccountOptions } from './accountOptions.ts';
import { forgiveLoginAttempts } from './loginAttempts.ts';
import { requireMailToken, takeMailToken } from './mailTokens.ts';
import { ownerOf } from './ownerOf.ts';
import {
  type AccountRow,
  deleteOtherCredentials,
  getAccount,
  updateEmailConfirmed,
  updatePassword,
} from './queriesAccount.ts';
import { supersedeTokens } from './queriesMailTokens.ts';
import { recipientOf } from './recipientOf.ts';
import { dropEmailChange } from './requestEmailChange.ts';

/**
 * Sets a new password with a mail's token. A wrong form uses nothing up. All sessions end and nobody is signed in; an
 * address that was not confirmed is so now, since the mail was read, and whatever way in was added before goes.
 */
export async function resetPassword(
  { config, gateways }: AccountOptions,
  context: HandlerContext,
  { kind, body }: { kind: 'reset' | 'set_password'; body: EndpointInput<typeof endpoint>['body'] },
): Promise<EndpointData<typeof endpoint>> {
  const { db, bearer, now, once } = context;
  const { member_id: memberId } = await requireMailToken(db, { kind, bearer, now });
  const account = await getAccount(db, memberId);
  const judge = (owner: AccountRow) => {
    // With the first proof of the address the second factor goes: it may be another's.
    const hasSecondFactor = owner.second_factor_since !== null && owner.email_confirmed_at !== null;
    const errors = checkNewPassword(body, { ...ownerOf(owner), hasSecondFactor }, commonPasswords());
    refuseIfWrong(toFieldErrors('newPassword', errors));
  };
  judge(account);
  const passwordHash = await gateways.passwords.hash(body.password ?? '');
  await once(async (transaction) => {
    await takeMailToken(transaction, { kind, bearer, now });
    const isShort = isShortPassword(body.password ?? '');
    await updatePassword(transaction, memberId, { hash: passwordHash, isShort, now });
    const locked = await getAccount(transaction, memberId);
    if (isShort) judge(locked);
    if (locked.email_confirmed_at === null) {
      await deleteOtherCredentials(transaction, memberId);
      await updateEmailConfirmed(transaction, memberId, now);
    }
    await supersedeTokens(transaction, { memberId, kinds: ['reset', 'set_password'], now });
    // Whoever got in before may have asked for it, and its link would let them in again.
    await dropEmailChange(transaction, memberId, now);
    await endSessions(transaction, { memberId, now });
    const to = { ...recipientOf(account), isFirst: account.password_hash === null };
    await gateways.mailQueue.enqueue(transaction, passwordChangedMail({ config, language: to.language }, to));
    await writeAuditEvent(transaction, context, {
      action: kind === 'reset' ? 'password.reset' : 'password.set',
      actorMemberId: memberId,
      targetType: 'account',
      targetId: memberId,
    });
  });
  await forgiveLoginAttempts(db, account.email_key);
  return { is_changed: true };
}
