import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { confirmNewsletter as endpoint } from '#contract/visitorForms.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { hashToken } from '#server/sessions/secretToken.ts';
import { findSubscriberByToken, updateConfirmed } from './queries.ts';

/** Decisions §3. */
const tokenLifeMs = 48 * 3_600_000;

/** Confirms a subscription by the token of the newest mail. Pressing again answers the same. */
export async function confirmNewsletter(
  { db, now }: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const subscriber = body.token ? await findSubscriberByToken(db, hashToken(body.token)) : undefined;
  if (!subscriber) throw new ContractError('token_invalid');
  if (subscriber.confirmed_at === null) {
    if (now.getTime() - (subscriber.token_sent_at?.getTime() ?? 0) > tokenLifeMs)
      throw new ContractError('token_expired');
    await updateConfirmed(db, subscriber.id, now);
  }
  return { is_confirmed: true };
}
