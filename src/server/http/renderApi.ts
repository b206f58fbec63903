import type { FastifyBaseLogger } from 'fastify';
import { ApiError, type AnyInput, createClient } from '#contract/client.ts';
import type { EndpointDefinition, UploadedFile } from '#contract/defineEndpoint.ts';
import { endpoints, type Api } from '#contract/endpoints.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import { type EndpointName, endpointPaths } from '#contract/endpointPaths.ts';
import type { AnswerCache } from './answerCache.ts';
import type { EndpointRegistry } from './endpointRegistry.ts';
import { toErrorResponse } from './errorResponse.ts';
import type { Hold, RequestContext } from './requestContext.ts';

/**
 * A page waits no longer than this for one call, and for those that it makes one after another until this long after the
 * first, but for a moment each, so that it is out within 3 s whatever happens (spec §8), but for what its
 * reader asked another's server for by a press.
 */
const readTimeoutMs = 2000;
const lateReadTimeoutMs = 600;

/** What the rendered page turned out to depend on. */
export interface PageDependencies {
  tables: Set<string>;
  /** When the earliest of the shown facts changes by itself; null when none does. */
  validUntil: Date | null;
}

/**
 * The API for one page: the same endpoints, run in this process with the visitor's language, noting what they read.
 * With a remote API it calls that over HTTP.
 */
export function createRenderApi(
  registry: EndpointRegistry,
  context: RequestContext,
  remoteUrl: string | undefined,
  answers?: AnswerCache,
): { api: Api; dependencies: PageDependencies } {
  const dependencies: PageDependencies = { tables: new Set(), validUntil: null };
  if (remoteUrl !== undefined) {
    return { api: createRemoteApi(remoteUrl, context.language), dependencies };
  }
  const limitTo = (instant: Date | null): void => {
    if (instant === null || instant <= context.now) return;
    if (dependencies.validUntil === null || instant < dependencies.validUntil) dependencies.validUntil = instant;
  };
  const shared = new Map<string, Promise<unknown>>();
  const pageContext: RequestContext = {
    ...context,
    isKept: true,
    share: <T>(question: string, ask: () => Promise<T>, hold?: Hold<T>): Promise<T> => {
      const asked =
        (shared.get(question) as Promise<T> | undefined) ?? (hold ? holdAnswer(question, ask, hold) : ask());
      shared.set(question, asked);
      return asked;
    },
    shows: (key) => void dependencies.tables.add(key),
    validUntil: limitTo,
  };
  /** From memory as long as it holds; else asked for, and kept. */
  async function holdAnswer<T>(key: string, ask: () => Promise<T>, { tables, until }: Hold<T>): Promise<T> {
    const known = answers?.get(key, context.now.getTime());
    if (known) return known.data as T;
    const before = answers?.snapshot();
    const data = await ask();
    const end = answers && (await until?.(data));
    if (before) answers?.keep(key, { data, tables: new Set(tables), validUntil: end?.getTime() ?? Infinity }, before);
    return data;
  }
  /** What is on every page is an answer to hold, together with the instant until which it says that it does. */
  async function runHeld(name: EndpointName, tables: readonly string[]): Promise<unknown> {
    const ask = async () => {
      let until: Date | null = null;
      const data = await registry.run(
        name,
        {},
        {
          ...pageContext,
          validUntil: (instant) => {
            if (instant && instant > context.now && (until === null || instant < until)) until = instant;
          },
        },
      );
      return { data, until };
    };
    const held = await holdAnswer(`${name} ${context.language}`, ask, { tables, until: (answer) => answer.until });
    limitTo(held.until);
    return held.data;
  }
  let firstReadAt: number | undefined;
  const readWaitMs = (name: EndpointName): number => {
    const waitMs = waitMsFor(name);
    const now = performance.now();
    const left = readTimeoutMs - (now - (firstReadAt ??= now));
    return waitMs > readTimeoutMs ? waitMs : Math.max(left, lateReadTimeoutMs);
  };
  const call = async (name: EndpointName, input: AnyInput = {}): Promise<unknown> => {
    const { definition } = endpoints[name] as { definition: EndpointDefinition };
    const tables = definition.reads ?? [];
    for (const table of tables) dependencies.tables.add(table);
    try {
      if (definition.isOnEveryPage && Object.keys(input).length === 0)
        return await withTimeout(runHeld(name, tables), readWaitMs(name), context.log);
      const run = registry.run(
        name,
        { ...input, files: await readFiles(input.files) },
        input.bearer === undefined ? pageContext : { ...pageContext, bearer: input.bearer },
      );
      return await (endpointPaths[name][0] === 'GET' ? withTimeout(run, readWaitMs(name), context.log) : run);
    } catch (error) {
      const { status, body, isFault } = toErrorResponse(error, context.t);
      if (isFault) context.log.error({ err: error, endpoint: name }, 'a call for a page failed');
      throw new ApiError(status, body.code, body.message, body.errors, body.state);
    }
  };
  const api = new Proxy({} as Api, {
    get: (_target, name) =>
      typeof name === 'string' && name in endpointPaths
        ? (input?: AnyInput) => call(name as EndpointName, input)
        : undefined,
  });
  return { api, dependencies };
}

function waitMsFor(name: EndpointName): number {
  const { definition } = endpoints[name] as { definition: EndpointDefinition };
  return definition.pageWaitMs ?? readTimeoutMs;
}

/** The API over HTTP; each call has its own time. */
function createRemoteApi(baseUrl: string, language: Language): Api {
  const faultSentence = translatorFor(language)('api.error.internal');
  const clientFor = (timeoutMs: number): Api => createClient({ baseUrl, language, timeoutMs, faultSentence });
  const usual = clientFor(readTimeoutMs);
  return new Proxy(usual, {
    get: (_target, name) => {
      const waitMs = typeof name === 'string' && name in endpoints ? waitMsFor(name as EndpointName) : readTimeoutMs;
      return Reflect.get(waitMs === readTimeoutMs ? usual : clientFor(waitMs), name) as unknown;
    },
  });
}

async function withTimeout<T>(run: Promise<T>, waitMs: number, log: FastifyBaseLogger): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer within ${waitMs} ms.`), { code: 'ETIMEDOUT' })),
      waitMs,
    );
  });
  // The page has gone on without it; its late failure must not become an unhandled rejection.
  run.catch((error: unknown) => log.debug({ err: error }, 'a call for a page ended after its page'));
  try {
    return await Promise.race([run, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function readFiles(files: Record<string, File | undefined> | undefined): Promise<Record<string, UploadedFile>> {
  const read: Record<string, UploadedFile> = {};
  for (const [field, file] of Object.entries(files ?? {})) {
    if (file && (file.size > 0 || file.name !== ''))
      read[field] = { name: file.name, declaredType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
  }
  return read;
}
