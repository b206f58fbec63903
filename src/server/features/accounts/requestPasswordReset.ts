import type { requestPasswordReset as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { checkForm } from '#domain/checkForm.ts';
import { parseEmail } from '#domain/email.ts';
import { passwordResetRules } from '#domain/passwordReset.ts';
import { normalizeText } from '#domain/text.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { queueAccountWork } from './accountWork.ts';

/**
 * Asks for a mail with a link to a new password. The request does and answers the same for every address;
 * {@link sendPasswordReset} sees afterwards whether there is an account.
 */
export async function requestPasswordReset(
  { gateways, sharedLimits }: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once, address, requestId } = context;
  refuseIfWrong(toFieldErrors('resetRequest', checkForm(passwordResetRules, body)));
  const proof = await gateways.captcha.check(db, body, now);
  const typed = normalizeText(body.email ?? '');
  const key = parseEmail(typed)?.key ?? typed;
  const isWithin =
    (await sharedLimits.isWithin(context, 'passwordResetPerEmail', key)) &&
    (await sharedLimits.isWithin(context, 'passwordResetPerEmailAndDay', key));
  return once(async (transaction) => {
    await gateways.captcha.spend(transaction, proof);
    if (isWithin)
      await queueAccountWork(transaction, gateways.secretBox, {
        task: 'send_password_reset',
        work: { at: now.toISOString(), email: typed, address, requestId },
      });
    return { is_sent: true as const };
  });
}
