import { ContractError } from '#contract/errors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isRecentlyAuthenticated } from '#server/sessions/principal.ts';

/**
 * Lets what changes an account's locks, or takes all of its data away, only a session do that lately proved to be the
 * member: who found an open browser can not. @throws ContractError reauthentication_required
 */
export function requireRecentProof({ principal, now }: Pick<MemberContext, 'principal' | 'now'>): void {
  if (!isRecentlyAuthenticated(principal, now)) throw new ContractError('reauthentication_required');
}
