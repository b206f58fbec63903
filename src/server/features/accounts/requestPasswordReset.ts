import type { requestPasswordReset as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { askForMail } from './askForMail.ts';

/** Asks for a mail with a link to a new password; {@link sendPasswordReset} sees afterwards whether there is an account. */
export function requestPasswordReset(
  options: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  return askForMail(options, context, { body, task: 'send_password_reset' });
}
