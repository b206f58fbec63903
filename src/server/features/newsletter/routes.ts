import {
  confirmNewsletter as confirmEndpoint,
  subscribeToNewsletter as subscribeEndpoint,
} from '#contract/visitorForms.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { confirmNewsletter } from './confirmNewsletter.ts';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

/** The newsletter, by double opt-in. */
export function bindNewsletter(bind: Bind, options: { config: Config; gateways: Gateways }): void {
  bind(subscribeEndpoint, (context, input) => subscribeToNewsletter(options, context, input));
  bind(confirmEndpoint, confirmNewsletter);
}
