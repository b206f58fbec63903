import { submitContactMessage as endpoint } from '#contract/visitorForms.ts';
import type { Config } from '#server/config.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { submitContactMessage } from './submitContactMessage.ts';

/** The contact form. */
export function bindContact(bind: Bind, options: { config: Config; gateways: Gateways }): void {
  bind(endpoint, (context, input) => submitContactMessage(options, context, input));
}
