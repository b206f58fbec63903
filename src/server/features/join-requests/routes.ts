import { submitJoinRequest as endpoint } from '#contract/visitorForms.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { submitJoinRequest } from './submitJoinRequest.ts';

/** Organizations that ask to join. */
export function bindJoinRequests(bind: Bind, options: { config: Config; gateways: Gateways }): void {
  bind(endpoint, (context, input) => submitJoinRequest(options, context, input));
}
