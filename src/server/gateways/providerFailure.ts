import type { ProviderFailure } from '#contract/providers.ts';
import { ContractError, isContractError } from '#contract/errors.ts';

/** A sign-in by a provider that led to nothing, with a sentence that says why and the way back. */
export function providerFailure(reason: ProviderFailure, cause?: unknown, nextUrl?: string): ContractError {
  return new ContractError('provider_failed', {
    fields: { provider: [{ id: `orcid.failed.${reason}` }] },
    state: { reason, ...(nextUrl === undefined ? {} : { next_url: nextUrl }) },
    cause,
  });
}

/** Codes of openid-client for answers that are none of the protocol's: a proxy's page, half an answer, none in time. */
const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

/**
 * What openid-client throws, as the contract's failure: the provider is away where the network or the form of its
 * answer failed, else what it answered is not right.
 */
export function toProviderFailure(error: unknown): ContractError {
  if (isContractError(error)) return error;
  const { code, error: refusal } = (error ?? {}) as { code?: unknown; error?: unknown };
  if (refusal === 'temporarily_unavailable' || refusal === 'server_error') return providerFailure('unavailable', error);
  if (typeof code === 'string' && code.startsWith('OAUTH_'))
    return providerFailure(awayCodes.has(code) ? 'unavailable' : 'invalid', error);
  const isNetwork = error instanceof TypeError || (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));
  return providerFailure(isNetwork ? 'unavailable' : 'invalid', error);
}
