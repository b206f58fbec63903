import type { TokenState } from '#contract/accounts.ts';
import { maskEmail } from '#domain/maskEmail.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { findMailToken, judgeMailToken } from './mailTokens.ts';
import type { MailTokenKind } from './queriesMailTokens.ts';

/** Whether a token works. Changes nothing: mail scanners open links (case ATH-04). */
export async function showTokenState({ db, bearer, now }: RequestContext, kind: MailTokenKind): Promise<TokenState> {
  const token = await findMailToken(db, kind, bearer);
  const reason = judgeMailToken(token, now);
  const isKnown = token !== undefined && reason !== 'token_invalid';
  return { valid: reason === null, reason, email_masked: isKnown ? maskEmail(token.email) : null };
}
