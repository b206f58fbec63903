import type { resendConfirmation as endpoint } from '#contract/accounts.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import { findMailToken } from './mailTokens.ts';
import { findEmailChange, getAccount } from './queriesAccount.ts';
import type { MailTokenRow } from './queriesMailTokens.ts';

/** Sends the confirmation mail again, asked by a session or by the token of an earlier one, an expired one too. */
export async function resendConfirmation(
  options: AccountOptions,
  context: HandlerContext,
): Promise<EndpointData<typeof endpoint>> {
  const { db, once } = context;
  const { memberId, token } = await findWhoAsks(context);
  const account = await getAccount(db, memberId);
  const change = await findEmailChange(db, memberId);
  const waiting = change ?? (account.email_confirmed_at === null ? account : undefined);
  if (!waiting)
    throw token
      ? new ContractError('token_used')
      : new ContractError('conflict', { message: { id: 'confirm.nothingWaits' }, state: { email_verified: true } });
  if (token && token.email_key !== waiting.email_key) throw new ContractError('token_superseded');
  await options.sharedLimits.take(context, 'confirmationPerMember', String(memberId));
  await options.sharedLimits.take(context, 'confirmationPerEmailAndDay', waiting.email_key);
  return once(async (transaction) => {
    await issueConfirmation(transaction, options, context, { account, change });
    return { is_sent: true as const };
  });
}

async function findWhoAsks({
  db,
  principal,
  bearer,
}: HandlerContext): Promise<{ memberId: number; token?: MailTokenRow }> {
  if (principal.kind === 'member' && (bearer === null || principal.sessionKind === 'bearer'))
    return { memberId: principal.memberId };
  const token = await findMailToken(db, 'confirm', bearer);
  if (!token || token.status !== 'active') throw new ContractError('token_invalid');
  if (token.used_at !== null) throw new ContractError('token_used');
  return { memberId: token.member_id, token };
}
