import type { FastifyBaseLogger } from 'fastify';
import { ApiError, type AnyInput, createClient } from '#contract/client.ts';
import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { endpoints, type Api } from '#contract/endpoints.ts';
import { type EndpointName, endpointPaths } from '#contract/endpointPaths.ts';
import type { EndpointRegistry } from './endpointRegistry.ts';
import { toErrorResponse } from './errorResponse.ts';
import type { RequestContext } from './requestContext.ts';

/** A page waits no longer than this for one call, so that it is out within 3 s whatever happens (spec §8). */
const readTimeoutMs = 2000;

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
): { api: Api; dependencies: PageDependencies } {
  const dependencies: PageDependencies = { tables: new Set(), validUntil: null };
  if (remoteUrl !== undefined) {
    return {
      api: createClient({ baseUrl: remoteUrl, language: context.language, timeoutMs: readTimeoutMs }),
      dependencies,
    };
  }
  const pageContext: RequestContext = {
    ...context,
    isKept: true,
    validUntil: (instant) => {
      if (instant === null || instant <= context.now) return;
      if (dependencies.validUntil === null || instant < dependencies.validUntil) dependencies.validUntil = instant;
    },
  };
  const call = async (name: EndpointName, input: AnyInput = {}): Promise<unknown> => {
    const { definition } = endpoints[name] as { definition: { reads?: readonly string[] } };
    for (const table of definition.reads ?? []) dependencies.tables.add(table);
    try {
      const run = registry.run(name, { ...input, files: await readFiles(input.files) }, pageContext);
      return await (endpointPaths[name][0] === 'GET' ? withTimeout(run, context.log) : run);
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

async function withTimeout<T>(run: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer within ${readTimeoutMs} ms.`), { code: 'ETIMEDOUT' })),
      readTimeoutMs,
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
