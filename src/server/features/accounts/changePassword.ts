import type { changePassword as endpoint } from '#contract/accountSecurity.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import { checkNewPassword } from '#domain/newPassword.ts';
import { isShortPassword } from '#domain/password.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { commonPasswords } from '#server/content/commonPasswords.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import { passwordChangedMail } from '#server/gateways/mail/accountMails.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { endSessions } from '#server/sessions/endSessions.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { isRecentlyAuthenticated } from '#server/sessions/principal.ts';
import type { AccountOptions } from './accountOptions.ts';
import { ownerOf } from './ownerOf.ts';
import { type AccountRow, getAccount, updatePassword } from './queriesAccount.ts';
import { supersedeTokens } from './queriesMailTokens.ts';
import { recipientOf } from './recipientOf.ts';
import { dropEmailChange } from './requestEmailChange.ts';

/**
 * Changes the member's password and ends all other sessions. Who has none yet sets it, after a proof of late: there is
 * no old one to ask for.
 */
export async function changePassword(
  { config, gateways }: AccountOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once, principal } = context;
  const { memberId } = principal;
  const account = await getAccount(db, memberId);
  const hasPassword = account.password_hash !== null;
  if (!hasPassword && !isRecentlyAuthenticated(principal, now)) throw new ContractError('reauthentication_required');
  const judge = (owner: AccountRow) =>
    toFieldErrors('newPassword', checkNewPassword(body, ownerOf(owner), commonPasswords()));
  const errors = judge(account);
  if (hasPassword && !body.old_password) errors.old_password = [{ id: 'newPassword.error.old_password.required' }];
  refuseIfWrong(errors);
  if (hasPassword && !(await gateways.passwords.verify(account.password_hash, body.old_password ?? ''))) {
    await writeAuditEvent(db, context, {
      action: 'password.change',
      result: 'refused',
      targetType: 'account',
      targetId: memberId,
    });
    throw wrongOldPassword();
  }
  const passwordHash = await gateways.passwords.hash(body.password ?? '');
  return once(async (transaction) => {
    await lockOwnAccount(transaction, context);
    // The old one may have been replaced since it was looked at.
    const locked = await getAccount(transaction, memberId);
    if (locked.password_hash !== account.password_hash) throw wrongOldPassword();
    const isShort = isShortPassword(body.password ?? '');
    // The second factor that makes it long enough may have been switched off meanwhile.
    if (isShort) refuseIfWrong(judge(locked));
    await updatePassword(transaction, memberId, { hash: passwordHash, isShort, now });
    await supersedeTokens(transaction, { memberId, kinds: ['reset', 'set_password'], now });
    // Whoever got in before may have asked for it, and its link would let them in again.
    await dropEmailChange(transaction, memberId, now);
    await endSessions(transaction, { memberId, exceptSessionId: principal.sessionId, now });
    const to = { ...recipientOf(account), isFirst: !hasPassword };
    await gateways.mailQueue.enqueue(transaction, passwordChangedMail({ config, language: to.language }, to));
    await writeAuditEvent(transaction, context, {
      action: hasPassword ? 'password.change' : 'password.set',
      targetType: 'account',
      targetId: memberId,
    });
    return { is_changed: true as const };
  });
}

function wrongOldPassword(): ContractError {
  return invalidFields({ old_password: [{ id: 'newPassword.error.old_password.wrong' }] });
}
