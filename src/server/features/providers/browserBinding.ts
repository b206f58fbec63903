import type { RequestContext } from '#server/http/requestContext.ts';
import { createToken, isTokenShaped } from '#server/sessions/secretToken.ts';

const bindingCookie = '__Host-oauth';
const onboardingCookie = '__Host-onboarding';
const attributes = 'Path=/; Secure; SameSite=Lax; HttpOnly';

/**
 * The secret that binds what begins here to this browser. Several begun in several tabs share it. `Lax`: the provider
 * leads back by a navigation from its own site.
 */
export function bindBrowser({ cookie, setCookie }: Pick<RequestContext, 'cookie' | 'setCookie'>, lifeMs: number) {
  const known = cookie(bindingCookie);
  const binding = known !== null && isTokenShaped(known) ? known : createToken();
  setCookie(`${bindingCookie}=${binding}; ${attributes}; Max-Age=${lifeMs / 1000}`);
  return binding;
}

export function readBinding({ cookie }: Pick<RequestContext, 'cookie'>): string | null {
  return cookie(bindingCookie);
}

/** A browser keeps the token of its onboarding where no script and no address shows it. */
export function keepOnboarding({ setCookie }: Pick<RequestContext, 'setCookie'>, token: string, lifeMs: number): void {
  setCookie(`${onboardingCookie}=${token}; ${attributes}; Max-Age=${lifeMs / 1000}`);
}

export function readOnboarding({ cookie }: Pick<RequestContext, 'cookie'>): string | null {
  return cookie(onboardingCookie);
}

export function forgetOnboarding({ setCookie }: Pick<RequestContext, 'setCookie'>): void {
  setCookie(`${onboardingCookie}=; ${attributes}; Max-Age=0`);
}
