import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { choosePage } from './choosePage.ts';
import { people } from './people.ts';
import { practiceRecords } from './records.ts';

export interface RegistryOptions {
  /** Its own origin, which is its issuer. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Where calls are sent on to when it has `moved`. */
  elsewhere: string;
}

/**
 * How it misbehaves: `down`: calls are cut off; `html`: every call gets a page, as from a proxy; `slow`: calls are not answered; `late`: records come after three seconds; `moved`: calls are
 * redirected; `busy`: records are refused for a while; `gone`: there are none; `long_signed_in`: the person signed in an hour ago; `wrong_nonce`, `unsigned`, `tampered`: the identity token is not what was asked for.
 */
export type RegistryMode =
  | 'well'
  | 'down'
  | 'html'
  | 'slow'
  | 'late'
  | 'moved'
  | 'busy'
  | 'gone'
  | 'long_signed_in'
  | 'wrong_nonce'
  | 'unsigned'
  | 'tampered';

/** Longer than a page waits for anything else. */
const lateMs = 3000;

/** A local registry that speaks OpenID Connect as ORCID does: the subject is the iD, names come with the scope `openid`. */
export function createRegistry(options: RegistryOptions): { server: Server; setMode(mode: RegistryMode): void } {
  const provider = createOidc(options);
  const answer = provider.callback();
  let mode: RegistryMode = 'well';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', options.issuer);
    if (misbehaves(mode, pathname, response, options.elsewhere)) return;
    if (pathname.startsWith('/v3.0/')) {
      if (mode === 'late') setTimeout(() => answerRecord('well', pathname, response), lateMs);
      else answerRecord(mode, pathname, response);
      return;
    }
    if (pathname.startsWith('/interaction/')) {
      const signedInAt = Math.floor(Date.now() / 1000) - (mode === 'long_signed_in' ? 3600 : 0);
      interact(provider, request, response, signedInAt).catch((error: unknown) => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
      });
      return;
    }
    // It asks who one is each time: people of the demo want to be another one.
    if (pathname === '/auth') delete request.headers.cookie;
    if (pathname === '/auth' && mode === 'wrong_nonce')
      request.url = request.url?.replace(/([?&]nonce=)[^&]+/, '$1another');
    if (pathname === '/token' && (mode === 'unsigned' || mode === 'tampered')) forge(mode, response);
    void answer(request, response);
  });
  return { server, setMode: (next) => void (mode = next) };
}

function createOidc({ issuer, clientId, clientSecret, redirectUris }: RegistryOptions): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        // ORCID's tokens always say when the person signed in.
        require_auth_time: true,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'practice', use: 'sig', alg: 'RS256' } as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub', 'name', 'given_name', 'family_name', 'email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['lang'],
    findAccount: (_context, sub) => {
      const person = people.find(({ orcid }) => orcid === sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person.claims }) };
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
  });
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  signedInAt: number,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choosePage(people));
    return;
  }
  const person = new URLSearchParams(await readBody(request)).get('person');
  if (!people.some(({ orcid }) => orcid === person) || person === null) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId: person, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid');
  await provider.interactionFinished(request, response, {
    login: { accountId: person, remember: false, ts: signedInAt },
    consent: { grantId: await grant.save() },
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/** Answers, or does not answer, in the registry's place. */
function misbehaves(mode: RegistryMode, pathname: string, response: ServerResponse, elsewhere: string): boolean {
  const isCall =
    pathname.startsWith('/.well-known/') ||
    pathname.startsWith('/v3.0/') ||
    ['/token', '/jwks', '/me'].includes(pathname);
  if (!isCall) return false;
  if (mode === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>');
    return true;
  }
  if (mode === 'moved') {
    // This one keeps the method and what is sent.
    response.writeHead(307, { location: new URL(pathname, elsewhere).href }).end();
    return true;
  }
  if (mode === 'down') {
    response.destroy();
    return true;
  }
  return mode === 'slow';
}

/** Changes the identity token on its way out. */
function forge(mode: 'unsigned' | 'tampered', response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token: string };
    const [header = '', payload = '', signature = ''] = answer.id_token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    answer.id_token =
      mode === 'unsigned'
        ? `${encode({ alg: 'none' })}.${payload}.`
        : `${header}.${encode({ ...claims, sub: '0000-0000-0005-0017' })}.${signature}`;
    const forged = Buffer.from(JSON.stringify(answer));
    response.setHeader('content-length', forged.length);
    return end(forged);
  }) as typeof response.end;
}

/** The public API: a record, or the part of it that the address names. */
function answerRecord(mode: RegistryMode, pathname: string, response: ServerResponse): void {
  const [, , orcid = '', part = 'record'] = pathname.split('/');
  const answer = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
  };
  if (mode === 'busy') return answer(429, { 'response-code': 429, 'developer-message': 'Too many requests' });
  const record = (mode === 'gone' ? undefined : practiceRecords[orcid]) as Record<string, unknown> | undefined;
  const activities = (record?.['activities-summary'] ?? {}) as Record<string, unknown>;
  const parts: Record<string, unknown> = {
    record,
    works: activities.works,
    employments: activities.employments,
    educations: activities.educations,
  };
  const found = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (found === undefined) return answer(404, { 'response-code': 404, 'developer-message': 'There is no such record' });
  answer(200, found as object);
}
