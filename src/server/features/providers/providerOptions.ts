import { ContractError } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { OrcidRegistry } from '#server/gateways/orcid.ts';

/** What the verbs of providers work with. */
export interface ProviderOptions {
  config: Config;
  gateways: Gateways;
}

/** The name under which identities of the registry are kept. */
export const orcidProvider = 'orcid';

/** @throws ContractError not_found for a provider that is not there, or not set up. */
export function requireRegistry({ gateways }: ProviderOptions, provider: string): OrcidRegistry {
  if (provider !== orcidProvider || !gateways.orcid) throw new ContractError('not_found');
  return gateways.orcid;
}
