import type { resendConfirmation as endpoint } from '#contract/accounts.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { confirmEmailMail } from '#server/gateways/mail/accountMails.ts';
import type { AccountOptions } from './accountOptions.ts';
import { findMailToken, issueMailToken } from './mailTokens.ts';
import { findAccountByAddress, findEmailChange, getAccount } from './queriesAccount.ts';
import { findWaitingRegistration, lockAccount, type MailTokenRow } from './queriesMailTokens.ts';
import { recipientOf } from './recipientOf.ts';

/** Sends the confirmation mail again, asked by a session or by the token of an earlier one, an expired one too. */
export async function resendConfirmation(
  { config, gateways, sharedLimits }: AccountOptions,
  context: HandlerContext,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once } = context;
  const { memberId, token } = await findWhoAsks(context);
  const account = await getAccount(db, memberId);
  const change = await findEmailChange(db, memberId);
  const waiting = change ?? (account.email_confirmed_at === null ? account : undefined);
  if (!waiting) throw token ? new ContractError('token_used') : new ContractError('conflict');
  if (token && token.email_key !== waiting.email_key) throw new ContractError('token_superseded');
  await sharedLimits.take(context, 'confirmationPerMember', String(memberId));
  return once(async (transaction) => {
    // An address that got another owner meanwhile is not confirmed any more; that owner was told.
    const holder = change ? await findAccountByAddress(transaction, waiting.email_key) : undefined;
    if (holder && holder.email_confirmed_at !== null) return { is_sent: true as const };
    await lockAccount(transaction, memberId);
    // Whoever asks, with whichever link: the latest registration is the one that the next link confirms.
    const registration = change
      ? null
      : await findWaitingRegistration(transaction, { memberId, emailKey: waiting.email_key });
    const fresh = await issueMailToken(transaction, {
      memberId,
      kind: 'confirm',
      email: waiting.email,
      emailKey: waiting.email_key,
      now,
      registration,
    });
    const to = {
      ...recipientOf(registration ? { ...account, ...registration } : account),
      to: waiting.email,
    };
    await gateways.mailQueue.enqueue(
      transaction,
      confirmEmailMail(
        { config, language: to.language },
        { ...to, token: fresh, isAgain: registration !== null, isChange: change !== undefined },
      ),
    );
    await writeAuditEvent(transaction, context, {
      action: 'email.confirm_request',
      targetType: 'account',
      targetId: memberId,
      details: { is_change: change !== undefined },
    });
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
