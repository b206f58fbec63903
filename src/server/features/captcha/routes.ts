import { getCaptchaChallenge } from '#contract/visitorForms.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';

/** What a form needs to show that a person sends it. */
export function bindCaptcha(bind: Bind, { gateways }: { gateways: Gateways }): void {
  bind(getCaptchaChallenge, ({ t, now }) => gateways.captcha.challenge(t, now));
}
