import { memberHeader } from '#domain/pageMember.ts';
import { encodeQuery } from './encodeQuery.ts';
import type { Api } from './endpoints.ts';
import type { EndpointName, EndpointPath } from './endpointPaths.ts';
import { publicEndpointPaths } from './publicEndpointPaths.ts';

/** What a refused call throws: the machine code, the sentence in the reader's language, and the sentences per field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly state: Record<string, unknown> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    errors: Record<string, string[]> = {},
    state?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.state = state;
  }
}

/** Whether a thrown value came from a refused call; by name, since the class may exist twice in one process. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Record<string, File | undefined>;
  idempotencyKey?: string;
  bearer?: string;
}

export interface ClientOptions {
  /** Empty for the same origin. */
  baseUrl: string;
  language: 'en' | 'ar';
  /** For whom the page was made: what it sends counts for nobody else. */
  memberId?: number | undefined;
  /** Milliseconds after which a call is given up; none when absent. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** What a fault is called whose answer says nothing, in the reader's language (spec §8, HTTP 500). */
  faultSentence: string;
  /** Told of a 401 or 403: nobody is signed in any more (spec §8). */
  onSignedOut?: () => void;
}

/** Makes the typed API client over HTTP. Every call sends the Language header when the language is Arabic (spec §7). */
export function createClient(options: ClientOptions): Api {
  const call = async (name: EndpointName, input: AnyInput = {}): Promise<unknown> => {
    const [method, template] = await pathOf(name);
    const headers = new Headers({ accept: 'application/json' });
    if (options.language === 'ar') headers.set('Language', 'ar');
    if (options.memberId) headers.set(memberHeader, String(options.memberId));
    if (input.bearer) headers.set('Authorization', `Bearer ${input.bearer}`);
    if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
    const body = encodeBody(input, headers);
    const doFetch = options.fetch ?? fetch;
    const response = await doFetch(options.baseUrl + fillPath(template, input.params) + encodeQuery(input.query), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(options.timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(options.timeoutMs) }),
    });
    if (response.status === 204) return null;
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (response.ok && answer?.success) return answer.data;
    if (response.status === 401 || response.status === 403) options.onSignedOut?.();
    throw new ApiError(
      response.status,
      answer?.code ?? 'internal',
      answer?.message ?? sentenceFor(response, options.faultSentence),
      answer?.errors,
      answer?.state,
    );
  };
  return new Proxy({} as Api, {
    get: (_target, name) =>
      // It is no promise: whoever waits for it would call an endpoint of that name.
      typeof name === 'string' && name !== 'then' ? (input?: AnyInput) => call(name as EndpointName, input) : undefined,
  });
}

async function pathOf(name: EndpointName): Promise<EndpointPath> {
  if (isPublic(name)) return publicEndpointPaths[name];
  return (await import('./memberEndpointPaths.ts')).memberEndpointPaths[name];
}

function isPublic(name: EndpointName): name is keyof typeof publicEndpointPaths {
  return name in publicEndpointPaths;
}

/** Of an answer without a sentence, such as a proxy's page: its status text, unless that is no error's (spec §8). */
function sentenceFor({ status, statusText }: Response, faultSentence: string): string {
  return status < 400 || status === 500 || statusText === '' ? faultSentence : statusText;
}

interface Answer {
  success: boolean;
  data?: unknown;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
  state?: Record<string, unknown>;
}

function fillPath(template: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>;
  return template.replace(/:([a-z]+)/g, (_match, key: string) => encodeURIComponent(String(values[key] ?? '')));
}

function encodeBody(input: AnyInput, headers: Headers): FormData | string | undefined {
  if (input.files) {
    const form = new FormData();
    for (const [key, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
      for (const item of Array.isArray(value) ? value : [value]) {
        if (item !== undefined && item !== null) form.append(key, String(item));
      }
    }
    for (const [key, file] of Object.entries(input.files)) if (file) form.append(key, file, file.name);
    return form;
  }
  if (input.body === undefined) return undefined;
  headers.set('content-type', 'application/json');
  return JSON.stringify(input.body);
}
