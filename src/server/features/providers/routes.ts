import {
  finishProvider as finish,
  getOnboarding,
  linkOrcid as link,
  startProvider as start,
} from '#contract/providers.ts';
import { submitUserInfo as submit } from '#contract/providers.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { finishProvider } from './finishProvider.ts';
import { linkOrcid } from './linkOrcid.ts';
import { showOnboarding } from './onboardingState.ts';
import type { ProviderOptions } from './providerOptions.ts';
import { startProvider } from './startProvider.ts';
import { submitUserInfo } from './submitUserInfo.ts';

/** Signing in by another service. */
export function bindProviders(bind: Bind, options: ProviderOptions): void {
  bind(start, (context, input) => startProvider(options, context, input));
  bind(finish, (context, input) => finishProvider(options, context, input));
  bind(getOnboarding, (context) => showOnboarding(options.gateways.secretBox, context));
  bind(submit, (context, input) => submitUserInfo(options, context, input));
  bind(link, (context, input) => linkOrcid(options, context, input));
}
