import type { requestConfirmation as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { askForMail } from './askForMail.ts';

/** Asks for another confirmation mail by its address; {@link sendConfirmation} sees afterwards whether one waits. */
export function requestConfirmation(
  options: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  return askForMail(options, context, { body, task: 'send_confirmation' });
}
