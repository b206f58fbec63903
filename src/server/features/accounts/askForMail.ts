import { checkForm } from '#domain/checkForm.ts';
import { parseEmail } from '#domain/email.ts';
import { passwordResetRules } from '#domain/passwordReset.ts';
import { normalizeText } from '#domain/text.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { CaptchaProof } from '#server/gateways/captcha.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { type AccountTaskName, queueAccountWork } from './accountWork.ts';

/**
 * Queues a mail with a link that anybody may ask for by an address. The request does and answers the same for every
 * address: the job alone sees what there is of it. All such mails to one address count together, and nobody is told of
 * a full count: else an address could be shown to be flooded.
 */
export async function askForMail(
  { gateways, sharedLimits }: AccountOptions,
  context: HandlerContext,
  { body, task }: { body: CaptchaProof & { email?: string | undefined }; task: AccountTaskName },
): Promise<{ is_sent: true }> {
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
        task,
        work: { at: now.toISOString(), email: typed, address, requestId },
      });
    return { is_sent: true as const };
  });
}
