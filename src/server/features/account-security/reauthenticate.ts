import type { reauthenticate as endpoint } from '#contract/accountSessions.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import { maxPasswordLength } from '#domain/password.ts';
import { parseSignInCode } from '#domain/signInCode.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { wrongCode } from './finishLogin.ts';
import { isSecondFactorOn } from './isSecondFactorOn.ts';
import { keepProof } from './keepProof.ts';
import { updatePasskeyUse } from './queries.ts';
import { getOwner } from './queriesLocks.ts';
import { reserveCodeTry } from './reserveCodeTry.ts';
import { sendSecurityNotice } from './sendSecurityNotice.ts';
import { takeCode } from './takeCode.ts';
import { verifyPasskey } from './verifyPasskey.ts';

type Body = EndpointInput<typeof endpoint>['body'];

/**
 * Takes a fresh proof and opens this session's locks for a quarter of an hour. Where the second factor is on, the
 * password is not looked at: a code or a passkey proves.
 */
export async function reauthenticate(
  options: AccountOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, principal } = context;
  let hasUsedRecoveryCode = false;
  try {
    if (body.response) await provePasskey(options, context, body);
    else if (body.code) hasUsedRecoveryCode = (await proveCode(options, context, body.code)) === 'recovery_code';
    else await provePassword(options, context, body.password ?? '');
  } catch (error) {
    await writeAuditEvent(db, context, { action: 'reauthenticate', result: 'refused' });
    throw error;
  }
  return keepProof(context, { is_authenticated: true as const }, async (transaction) => {
    if (hasUsedRecoveryCode)
      await sendSecurityNotice(transaction, options, { memberId: principal.memberId, notice: 'recoveryCodeUsed' });
  });
}

async function provePassword({ gateways }: AccountOptions, { db, principal }: MemberContext, password: string) {
  if (await isSecondFactorOn(db, principal.memberId))
    throw invalidFields({ code: [{ id: 'secondFactor.error.code.required' }] });
  if (password === '') throw invalidFields({ password: [{ id: 'reauthenticate.error.password.required' }] });
  const { password_hash: stored } = await getOwner(db, principal.memberId);
  const isRight = password.length <= 2 * maxPasswordLength && (await gateways.passwords.verify(stored, password));
  if (!isRight)
    throw new ContractError('invalid_credentials', {
      fields: { password: [{ id: 'reauthenticate.error.password.wrong' }] },
    });
}

async function proveCode(options: AccountOptions, context: MemberContext, typed: string) {
  const { db, now, principal } = context;
  const { memberId } = principal;
  const code = parseSignInCode(typed);
  const giveTryBack = await reserveCodeTry(options, context, { memberId, code });
  const method = code && (await takeCode(db, options.gateways.secretBox, { memberId, code, now }));
  if (!method) throw wrongCode();
  await giveTryBack();
  return method;
}

async function provePasskey({ config, gateways }: AccountOptions, context: MemberContext, body: Body) {
  const { db, now, principal } = context;
  const passkey = await verifyPasskey({ config, secretBox: gateways.secretBox }, context, body);
  const isOwn = passkey.memberId === principal.memberId;
  if (!isOwn || !(await updatePasskeyUse(db, { ...passkey, now }))) throw new ContractError('passkey_failed');
}
