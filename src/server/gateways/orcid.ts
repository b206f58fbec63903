import type { Configuration, CustomFetch } from 'openid-client';
import type { OrcidSettings } from '#server/config.ts';
import { parseEmail } from '#domain/email.ts';
import { parseOrcid } from '#domain/orcid.ts';
import { readResearcherName, type ResearcherName } from '#domain/researcherName.ts';
import { providerFailure, toProviderFailure } from './providerFailure.ts';

/** security.md, SSRF: nobody waits longer for the registry. */
const timeoutSeconds = 5;
/** How long what the registry says of itself is believed. */
const configurationMs = 3_600_000;
/** Far more than any of its answers has. */
const maxAnswerBytes = 256 * 1024;

/** What only this server and the registry may know of one sign-in; kept sealed until the browser comes back. */
export interface OrcidChecks {
  redirectUri: string;
  codeVerifier: string;
  nonce: string;
  /** Since when the person must have signed in there, in ms; absent where an older sign-in will do. */
  signedInSince?: number | undefined;
}

/** What a browser brought back. */
export interface OrcidCallback {
  code: string;
  state: string;
  iss: string | undefined;
}

/** A person whom the registry vouches for. The e-mail address is what it says, which proves nothing (security.md). */
export interface Researcher extends ResearcherName {
  orcid: string;
  email: string | null;
}

/** Signing in by OpenID Connect: authorization code, PKCE, state, nonce. Every failure is a ContractError `provider_failed`. */
export interface OrcidRegistry {
  start(
    state: string,
    options: { redirectUri: string; language: string; signedInSince?: number | undefined },
  ): Promise<{ url: string; checks: OrcidChecks }>;
  finish(callback: OrcidCallback, checks: OrcidChecks): Promise<Researcher>;
}

/** Connects to nothing before the first sign-in: the registry may be away when the portal starts. */
export function createOrcidRegistry(settings: OrcidSettings): OrcidRegistry {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  function configure(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.configuration;
    const configuration = discover(settings);
    const current = { configuration, until: Date.now() + configurationMs };
    known = current;
    configuration.catch(() => {
      if (known === current) known = null;
    });
    return configuration;
  }

  return {
    start: async (state, { redirectUri, language, signedInSince }) => {
      const client = await import('openid-client');
      const configuration = await configure().catch((error: unknown) => {
        throw providerFailure('unavailable', error);
      });
      const checks = {
        redirectUri,
        codeVerifier: client.randomPKCECodeVerifier(),
        nonce: client.randomNonce(),
        signedInSince,
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        // The registry's own name for the language of its pages.
        lang: language,
        ...(signedInSince === undefined ? {} : { prompt: 'login' }),
      });
      return { url: url.href, checks };
    },
    finish: async ({ code, state, iss }, { redirectUri, codeVerifier, nonce, signedInSince }) => {
      const client = await import('openid-client');
      const configuration = await configure().catch((error: unknown) => {
        throw providerFailure('unavailable', error);
      });
      try {
        const answer = new URL(redirectUri);
        answer.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          // The address with `prompt` went through a browser, which may have left it out.
          ...(signedInSince === undefined ? {} : { maxAge: Math.ceil((Date.now() - signedInSince) / 1000) }),
        });
        const claims = tokens.claims();
        const orcid = claims && parseOrcid(claims.sub);
        if (!claims || !orcid || orcid !== claims.sub) throw providerFailure('invalid');
        const told = configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        const facts: Record<string, unknown> = { ...claims, ...told };
        return { orcid, ...readResearcherName(facts), email: readEmail(facts['email']) };
      } catch (error) {
        throw toProviderFailure(error);
      }
    },
  };
}

async function discover({ baseUrl, clientId, clientSecret }: OrcidSettings): Promise<Configuration> {
  const client = await import('openid-client');
  const configuration = await client.discovery(
    new URL(baseUrl),
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
    {
      timeout: timeoutSeconds,
      [client.customFetch]: fetchWithin(baseUrl),
      execute: [
        client.enableNonRepudiationChecks,
        // The settings let plain http through on this machine only. Marked as deprecated to be thought about.
        // oxlint-disable-next-line typescript/no-deprecated
        ...(baseUrl.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { authorization_endpoint: page } = configuration.serverMetadata();
  if (page === undefined || new URL(page).origin !== baseUrl) throw new Error('Its page is elsewhere.');
  return configuration;
}

/** Asks the registry alone, whatever its answers name, and follows no redirect. */
function fetchWithin(baseUrl: string): CustomFetch {
  return async (url, options) => {
    if (new URL(url).origin !== baseUrl) throw new TypeError(`The registry leads to another place: ${url}`);
    const response = await fetch(url, { ...(options as RequestInit), redirect: 'manual' });
    const body = await readWithin(response);
    // A status that never has a body refuses even an empty one.
    return new Response(body.length === 0 ? null : body, { status: response.status, headers: response.headers });
  };
}

async function readWithin(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length;
    if (bytes > maxAnswerBytes) throw new TypeError('The registry answers without end.');
    parts.push(part as Uint8Array);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function readEmail(told: unknown): string | null {
  return typeof told === 'string' ? (parseEmail(told)?.address ?? null) : null;
}
