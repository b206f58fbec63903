import type { finishLogin as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields, isContractError } from '#contract/errors.ts';
import { parseSignInCode } from '#domain/signInCode.ts';
import { normalizeText } from '#domain/text.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import { finishSignIn } from '#server/features/accounts/finishSignIn.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { takeChallenge } from '#server/sessions/challenges.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import { hashToken, isTokenShaped } from '#server/sessions/secretToken.ts';
import { findActiveAccount, takeChallengeAttempt } from './queries.ts';
import { reserveCodeTry } from './reserveCodeTry.ts';
import { sendSecurityNotice } from './sendSecurityNotice.ts';
import { takeCode } from './takeCode.ts';

/**
 * Takes the code of the second factor and signs in. Tries are counted per challenge and per member before the code is
 * looked at; a challenge, a code of the app and a recovery code count once each, also in a race.
 */
export async function finishLogin(
  options: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { gateways } = options;
  const { db, now, once } = context;
  const { challenge: token = '', code: typed = '' } = body;
  if (normalizeText(typed) === '') throw invalidFields({ code: [{ id: 'secondFactor.error.code.required' }] });
  const challenge = isTokenShaped(token) ? await takeChallengeAttempt(db, hashToken(token), now) : undefined;
  if (!challenge || challenge.member_id === null) throw new ContractError('challenge_expired');
  const memberId = challenge.member_id;
  const code = parseSignInCode(typed);
  const giveTryBack = await reserveCodeTry(options, context, { memberId, code });
  try {
    const signedIn = await once(async (transaction) => {
      await lockAccount(transaction, memberId);
      const isOpen = await takeChallenge(transaction, { kind: 'second_factor', tokenHash: hashToken(token), now });
      if (!isOpen) throw new ContractError('challenge_expired');
      const method = code && (await takeCode(transaction, gateways.secretBox, { memberId, code, now }));
      if (!method) throw wrongCode();
      const account = await findActiveAccount(transaction, memberId);
      if (!account) throw new ContractError('challenge_expired');
      if (method === 'recovery_code')
        await sendSecurityNotice(transaction, options, { memberId, notice: 'recoveryCodeUsed' });
      return finishSignIn(transaction, context, { memberId, hasMessaging: account.messaging_system, method });
    });
    await giveTryBack();
    return signedIn;
  } catch (error) {
    if (isContractError(error) && error.code === 'invalid_code')
      await writeAuditEvent(db, context, {
        action: 'login.second_factor',
        result: 'refused',
        targetType: 'account',
        targetId: memberId,
      });
    throw error;
  }
}

/** The refusal of a code that is wrong, or was right once. */
export function wrongCode(): ContractError {
  return new ContractError('invalid_code', { fields: { code: [{ id: 'secondFactor.error.code.wrong' }] } });
}
