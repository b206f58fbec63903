import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { SharedLimits } from '#server/http/sharedLimits.ts';

/** What the verbs of accounts work with. */
export interface AccountOptions {
  config: Config;
  gateways: Gateways;
  sharedLimits: SharedLimits;
}
