import type { EndpointInput } from '#contract/defineEndpoint.ts';
import type { login as endpoint, SignInAnswer } from '#contract/accounts.ts';
import { ContractError, type FieldErrors, invalidFields } from '#contract/errors.ts';
import { parseEmail } from '#domain/email.ts';
import { normalizeText } from '#domain/text.ts';
import { maxPasswordLength } from '#domain/password.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import type { AccountOptions } from './accountOptions.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { finishSignIn } from './finishSignIn.ts';
import { dropLoginAttempt, forgiveLoginAttempts, reserveLoginAttempt } from './loginAttempts.ts';
import { findAccountByEmail } from './queries.ts';

/**
 * Signs in with e-mail and password. An unknown address, a wrong password and a disabled account get the same answer
 * after the same work (security.md).
 */
export async function logIn(
  options: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<SignInAnswer> {
  const { config, gateways } = options;
  const { email, password } = readCredentials(body);
  const { db, now, once } = context;
  const attempt = await reserveLoginAttempt(db, email, { now, factor: config.rateLimitFactor });
  if (attempt.needsCaptcha) {
    try {
      if (!body.recaptcha && !body.captcha_token)
        throw new ContractError('captcha_required', { fields: { recaptcha: [{ id: 'login.error.captcha' }] } });
      const proof = await gateways.captcha.check(db, body, now);
      await gateways.captcha.spend(db, proof);
    } catch (error) {
      await dropLoginAttempt(db, email, { now, factor: config.rateLimitFactor });
      throw error;
    }
  }
  const account = await findAccountByEmail(db, email);
  const isRight = await gateways.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight || account.status !== 'active') {
    const event = {
      result: 'refused',
      targetType: 'account',
      ...(account ? { targetId: account.member_id } : {}),
    } as const;
    await writeAuditEvent(db, context, { action: 'login', ...event });
    if (attempt.startsWait)
      await writeAuditEvent(db, context, { action: 'limit.hit', ...event, details: { limit: 'loginFailures' } });
    throw new ContractError('invalid_credentials');
  }
  await forgiveLoginAttempts(db, email);
  return once(async (transaction) => {
    // While the password was looked at its owner may have changed it, or switched the second factor on.
    await lockAccount(transaction, account.member_id);
    const locked = await findAccountByEmail(transaction, email);
    if (locked?.password_hash !== account.password_hash || locked.status !== 'active')
      throw new ContractError('invalid_credentials');
    const { member_id: memberId, messaging_system: hasMessaging } = locked;
    if (locked.second_factor_since === null)
      return finishSignIn(transaction, context, { memberId, hasMessaging, method: 'password' });
    return {
      status: 'second_factor_required' as const,
      challenge: await askSecondFactor(transaction, memberId, now),
    };
  });
}

/** The key of the address, and the password as typed. @throws ContractError naming every field that is wrong. */
function readCredentials({ email: typed = '', password = '' }: EndpointInput<typeof endpoint>['body']) {
  const errors: FieldErrors = {};
  const email = parseEmail(normalizeText(typed));
  if (!email) errors['email'] = [{ id: `login.error.email.${normalizeText(typed) === '' ? 'required' : 'email'}` }];
  if (password === '') errors['password'] = [{ id: 'login.error.password.required' }];
  if (!email || password === '') throw invalidFields(errors);
  // Nobody has one: not worth the work of hashing.
  if (password.length > 2 * maxPasswordLength) throw new ContractError('invalid_credentials');
  return { email: email.key, password };
}
