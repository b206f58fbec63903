import type { z } from 'zod';
import type { Endpoint, EndpointData, EndpointInput, UploadedFile } from '#contract/defineEndpoint.ts';
import { ContractError, type FieldErrors, isContractError } from '#contract/errors.ts';
import type { EndpointName } from '#contract/endpointPaths.ts';
import { addIssues } from './addIssues.ts';
import { requireAccess, takeSharedLimit } from './endpointAccess.ts';
import { isDatabaseAway, isOfMissingRow } from './errorResponse.ts';
import { IdempotentWrites } from './idempotency.ts';
import type { Limiter } from './limiter.ts';
import { MemberTurns } from './memberTurns.ts';
import type { HandlerContext, MemberContext, RequestContext } from './requestContext.ts';
import type { SharedLimits } from './sharedLimits.ts';
import { isSessionAlive } from '#server/sessions/lockAccount.ts';
import type { SecretBox } from '#server/secretBox.ts';
import type { SessionCache } from '#server/sessions/sessionCache.ts';

/** Of an endpoint for members or staff the handler knows that one of them calls. */
export type Handler<E extends Endpoint> = (
  context: E['definition']['access'] extends 'member' | 'messaging' | 'staff' ? MemberContext : HandlerContext,
  input: EndpointInput<E>,
) => Promise<EndpointData<E>>;

/** Runs work if there is room for it, before it costs anything. @throws ContractError rate_limited */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

/** Binds an endpoint of the contract to the function that answers it. @param admit where calls can be too many at once. */
export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>, admit?: Admit) => void;

/** An input before validation, as HTTP or a page's loader brings it. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Record<string, UploadedFile>;
  idempotencyKey?: string | undefined;
  /** Of a page's own call, such as the token from a mail; a request over HTTP brings its bearer in a header. */
  bearer?: string | undefined;
}

interface BoundEndpoint {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  admit: Admit;
}

/** All endpoints with their handlers; HTTP and the page renderer run the same ones through {@link EndpointRegistry.run}. */
export class EndpointRegistry {
  readonly #bound = new Map<EndpointName, BoundEndpoint>();
  readonly #limiter: Limiter;
  readonly #sharedLimits: SharedLimits;
  readonly #sessionCache: SessionCache;
  readonly #writes: IdempotentWrites;
  readonly #memberTurns = new MemberTurns();

  constructor(limiter: Limiter, sharedLimits: SharedLimits, sessionCache: SessionCache, secretBox: SecretBox) {
    this.#limiter = limiter;
    this.#writes = new IdempotentWrites(secretBox.derive('idempotent input'));
    this.#sharedLimits = sharedLimits;
    this.#sessionCache = sessionCache;
  }

  readonly bind: Bind = (endpoint, handler, admit = (work) => work()) => {
    if (this.#bound.has(endpoint.name)) throw new Error(`The endpoint ${endpoint.name} is bound twice.`);
    this.#bound.set(endpoint.name, { endpoint, handler: handler as unknown as Handler<Endpoint>, admit });
  };

  get endpoints(): Endpoint[] {
    return [...this.#bound.values()].map(({ endpoint }) => endpoint);
  }

  /**
   * Checks access and limits, validates, and answers. The result is the `data` of a successful answer.
   * @throws ContractError for every refusal.
   */
  async run(name: EndpointName, raw: RawInput, context: RequestContext): Promise<unknown> {
    try {
      return await this.#run(name, raw, context);
    } finally {
      // Whoever hears of the end of a session must find it ended.
      if (this.#bound.get(name)?.endpoint.method !== 'GET') this.#sessionCache.forget();
    }
  }

  async #run(name: EndpointName, raw: RawInput, context: RequestContext): Promise<unknown> {
    const bound = this.#bound.get(name);
    if (!bound) throw new ContractError('not_found');
    requireAccess(bound.endpoint.definition.access, context);
    const answer = (from = context) => bound.admit(() => this.#answer(bound, raw, from));
    const { principal } = context;
    if (principal.kind !== 'member') return answer();
    const isAlive = (): Promise<boolean> => isSessionAlive(context.db, { principal, now: context.now });
    const answerVisitor = (): Promise<unknown> => {
      const late = { ...context, principal: { kind: 'visitor', credential: 'dead' } as const };
      requireAccess(bound.endpoint.definition.access, late);
      return answer(late);
    };
    const answerMember = async (hasWaited: boolean): Promise<unknown> => {
      // Its session may have ended while it waited: then it comes from a visitor.
      if (hasWaited && !(await isAlive())) return answerVisitor();
      try {
        return await answer();
      } catch (error) {
        if (isContractError(error) || isDatabaseAway(error)) throw error;
        // So may its member have gone while it was answered, or what it hangs on: nothing was done, and what is
        // there now answers it.
        if (!(await isAlive())) return answerVisitor();
        if (isOfMissingRow(error)) return answer();
        throw error;
      }
    };
    return bound.endpoint.method === 'GET'
      ? answerMember(false)
      : this.#memberTurns.run(principal.memberId, answerMember);
  }

  async #answer({ endpoint, handler }: BoundEndpoint, raw: RawInput, context: RequestContext): Promise<unknown> {
    const { definition } = endpoint;
    const limit = definition.limit ?? 'api';
    const now = context.now.getTime();
    // A form counts as a call each time, so that nobody has pictures decoded and proofs checked without end, and as a
    // form once it is accepted. What a page does is counted with the page: else a campus behind one address would see
    // pages with holes.
    if (limit === 'uiAction') this.#limiter.take(limit, context.address, now);
    else if (!context.isKept) this.#takeCall(context, now);
    await takeSharedLimit(this.#sharedLimits, limit, context);
    const input = parseInput(endpoint, raw);
    const key = definition.isIdempotent ? raw.idempotencyKey : undefined;
    // A key is one caller's own: with another's, nobody learns what that one was answered.
    const scope =
      context.principal.kind === 'member' ? `${endpoint.name} of ${context.principal.memberId}` : endpoint.name;
    return this.#writes.run(context.db, scope, key, raw, async (once) => {
      // Access was checked above: the handler of a member's endpoint gets a member.
      const handlerContext = { ...context, once } as MemberContext;
      if (limit !== 'visitorForm') return handler(handlerContext, input);
      // Of visitors' forms only what was accepted counts: a mistyped form must not lock a campus out (decisions §8).
      this.#limiter.take(limit, context.address, now);
      try {
        return await handler(handlerContext, input);
      } catch (error) {
        this.#limiter.giveBack(limit, context.address, now);
        throw error;
      }
    });
  }

  #takeCall({ principal, address }: RequestContext, now: number): void {
    if (principal.kind === 'member') this.#limiter.take('memberApi', `member ${principal.memberId}`, now);
    else this.#limiter.take('api', address, now);
  }
}

function parseInput(endpoint: Endpoint, raw: RawInput): EndpointInput<Endpoint> {
  const { definition } = endpoint;
  // Without a prototype: a field may be called `toString`.
  const errors: FieldErrors = Object.create(null) as FieldErrors;
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    addIssues(errors, parsed.error.issues);
    return undefined;
  };
  const params = parse(definition.params, raw.params ?? {});
  const query = parse(definition.query, raw.query ?? {});
  if (!definition.body && raw.body !== undefined && raw.body !== null && Object.keys(raw.body).length > 0) {
    throw new ContractError('validation_failed', {
      fields: Object.fromEntries(Object.keys(raw.body).map((key) => [key, [{ id: 'form.error.unknown' }]])),
    });
  }
  const body = parse(definition.body, raw.body ?? {});
  const files = raw.files ?? {};
  for (const name of Object.keys(files))
    if (!definition.files || !Object.hasOwn(definition.files, name)) errors[name] = [{ id: 'form.error.unknown' }];
  if (Object.keys(errors).length > 0) throw new ContractError('validation_failed', { fields: errors });
  return { params, query, body, files } as EndpointInput<Endpoint>;
}
