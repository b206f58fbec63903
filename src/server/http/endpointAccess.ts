import type { Access, EndpointLimit } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { network } from './limiter.ts';
import type { RequestContext } from './requestContext.ts';
import type { SharedLimitName, SharedLimits } from './sharedLimits.ts';

/** Whether a call is for members alone, all of them or some. */
export function isForMembers(access: Access): boolean {
  return access === 'member' || access === 'messaging' || access === 'staff';
}

/**
 * Refuses who may not call (decisions §1): 401 where a member's credential is missing or dead, 403 for a disabled
 * account, and for whom an endpoint is not there at all, the 404 of an unknown one. Mail tokens are judged by their
 * endpoints, whose refusals say what to do next.
 * @throws ContractError
 */
export function requireAccess(access: Access, { principal }: Pick<RequestContext, 'principal'>): void {
  if (!isForMembers(access)) return;
  if (principal.kind === 'visitor')
    throw new ContractError(principal.credential === 'disabled' ? 'account_disabled' : 'unauthenticated');
  if (access === 'messaging' && !principal.hasMessaging) throw new ContractError('not_found');
  if (access === 'staff' && principal.roles.length === 0) throw new ContractError('not_found');
}

type CountedPerAddress = Exclude<EndpointLimit, 'api' | 'visitorForm' | 'uiAction' | keyof typeof perMember>;

const perMember = {
  passwordCheck: 'passwordCheckPerMember',
  apply: 'applyPerMember',
  chatMessage: 'chatMessagePerMember',
} as const satisfies Partial<Record<EndpointLimit, SharedLimitName>>;

const perAddress: Record<CountedPerAddress, SharedLimitName> = {
  login: 'loginPerAddress',
  providerStart: 'providerStartPerAddress',
  register: 'registerPerAddress',
  passwordReset: 'passwordResetPerAddress',
  mailToken: 'mailTokenPerAddress',
};

/** Counts a call against the limit that its endpoint names in the shared store. @throws ContractError rate_limited */
export async function takeSharedLimit(
  limits: SharedLimits,
  limit: EndpointLimit,
  context: RequestContext,
): Promise<void> {
  if (limit === 'api' || limit === 'visitorForm' || limit === 'uiAction') return;
  const { principal, address } = context;
  if (limit === 'passwordCheck' || limit === 'apply' || limit === 'chatMessage')
    return limits.take(
      context,
      perMember[limit],
      principal.kind === 'member' ? String(principal.memberId) : network(address),
    );
  return limits.take(context, perAddress[limit], network(address));
}
