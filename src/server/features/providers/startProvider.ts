import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { startProvider as endpoint } from '#contract/providers.ts';
import { safeRedirectPath } from '#domain/url.ts';
import type { OrcidChecks } from '#server/gateways/orcid.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { createToken, hashToken } from '#server/sessions/secretToken.ts';
import { bindBrowser } from './browserBinding.ts';
import { holdState } from '#server/sessions/heldState.ts';
import { type ProviderOptions, requireRegistry } from './providerOptions.ts';

/** A person signs in at the provider within this time, or begins again. */
const lifeMs = 10 * 60_000;
const maxPathLength = 2000;

/** What waits for the provider's answer. */
export interface BegunSignIn {
  checks: OrcidChecks;
  /** SHA-256 of this browser's secret, base64. */
  binding: string;
  nextUrl: string;
  /** Whether a member proves anew who they are. */
  isProof: boolean;
}

/** Begins a sign-in: the state, its checks and where it leads stay here, and only this browser can go on with it. */
export async function startProvider(
  options: ProviderOptions,
  context: HandlerContext,
  { params, body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const registry = requireRegistry(options, params.provider);
  const { config, gateways } = options;
  const { db, now, language, principal } = context;
  const state = createToken();
  const isProof = body.purpose === 'proof' && principal.kind === 'member';
  const { url, checks } = await registry.start(state, {
    redirectUri: `${config.publicUrl}/${language}/auth/orcid/callback`,
    language,
    signedInSince: isProof ? now.getTime() : undefined,
  });
  const nextUrl = safeRedirectPath(body.nextUrl, config.publicUrl);
  const begun: BegunSignIn = {
    checks,
    binding: hashToken(bindBrowser(context, lifeMs)).toString('base64'),
    nextUrl: nextUrl.length > maxPathLength ? '/' : nextUrl,
    isProof,
  };
  await holdState(db, gateways.secretBox, {
    kind: 'provider',
    token: state,
    memberId: principal.kind === 'member' ? principal.memberId : null,
    state: begun,
    now,
    lifeMs,
  });
  return { url };
}
