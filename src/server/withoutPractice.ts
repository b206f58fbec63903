import type { Config } from './config.ts';
import type { Gateways } from './gateways/createGateways.ts';

/**
 * Takes a practice registry away, if there is one: whoever signs in there may be any of its people, so that it must never
 * open what holds real data.
 */
export function withoutPractice(config: Config, gateways: Gateways): { config: Config; gateways: Gateways } {
  if (config.orcid?.isPractice !== true) return { config, gateways };
  return { config: { ...config, orcid: undefined }, gateways: { ...gateways, orcid: null, orcidRecords: null } };
}
