import type { z } from 'zod';
import { type EndpointName, endpointPaths } from './endpointPaths.ts';

/**
 * Who may call. There is no default: an endpoint that does not say it does not compile. With the kinds of mail tokens
 * the bearer is a token of that kind, which the endpoint itself judges: a bad one is a 422 that says why (decisions §1).
 * `messaging` are members for whom chat was switched on; to others there is no such endpoint (decisions §6).
 */
export type Access = 'public' | 'member' | 'messaging' | 'staff' | 'confirmToken' | 'resetToken' | 'setPasswordToken';

/** The limits that endpoints name (security.md, Defaults 5). */
export type EndpointLimit =
  | 'api'
  | 'visitorForm'
  | 'uiAction'
  | 'login'
  | 'providerStart'
  | 'register'
  | 'passwordReset'
  | 'mailToken'
  | 'passwordCheck'
  | 'apply'
  | 'chatMessage';

/** One file of a multipart form. */
export interface FileRule {
  maxBytes: number;
}

export interface EndpointDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Files extends string = string,
> {
  summary: string;
  access: Access;
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Present for a multipart form: its files by field name. Text fields are in `body`. */
  files?: Record<Files, FileRule>;
  /** The shape of `data` in a successful answer. */
  data: Data;
  /** Present where a successful answer is a file: the media types it may have. Then `data` is a {@link FileAnswer}. */
  download?: readonly string[];
  /** The status of a successful answer; 200 when absent. 204 sends no body. */
  successStatus?: 200 | 201 | 204;
  /** Whether `is_new` in a successful answer says that something was made: then it is a 201. */
  saysIfNew?: boolean;
  /** Whether a repeated `Idempotency-Key` gets the first answer again (decisions §1). */
  isIdempotent?: boolean;
  /** Tables whose change makes an answer stale; kept pages that asked for it are dropped then. */
  reads?: readonly string[];
  /** Whether the answer is about who asks: nobody else is ever shown it, and no page that shows it is kept. */
  isPersonal?: boolean;
  /** Whether every page asks for it with the same input: then pages take the answer from memory until it changes. */
  isOnEveryPage?: boolean;
  /** How long a page waits for it, in milliseconds; 2 seconds when absent. For what another's server has to answer. */
  pageWaitMs?: number;
  /** The limit that counts these calls (security.md, Defaults 5); `api` when absent. */
  limit?: EndpointLimit;
}

export interface Endpoint<Definition extends EndpointDefinition = EndpointDefinition> {
  name: EndpointName;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  definition: Definition;
}

/** Joins a name of {@link endpointPaths} to its schemas, access and limits. */
export function defineEndpoint<const Definition extends EndpointDefinition>(
  name: EndpointName,
  definition: Definition,
): Endpoint<Definition> {
  const [method, path] = endpointPaths[name];
  return { name, method, path, definition };
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives for an endpoint, after validation. */
export interface EndpointInput<E extends Endpoint> {
  params: Output<E['definition']['params']>;
  query: Output<E['definition']['query']>;
  body: Output<E['definition']['body']>;
  files: Partial<Record<E['definition']['files'] extends Record<infer F, FileRule> ? F : never, UploadedFile>>;
}

/** What an endpoint with `download` answers: saved by a browser under its name. */
export interface FileAnswer {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface UploadedFile {
  /** As the person's browser sent it; never used as a path. */
  name: string;
  declaredType: string;
  bytes: Uint8Array;
}

/** What a handler returns: the `data` of the answer. */
export type EndpointData<E extends Endpoint> = z.output<E['definition']['data']>;

/** What a caller passes; absent parts may be left out. */
export interface CallInput<E extends Endpoint> {
  params?: Input<E['definition']['params']>;
  query?: Partial<Input<E['definition']['query']>>;
  body?: Input<E['definition']['body']>;
  /** Files by field name, as a form's FormData gives them. */
  files?: Record<string, File | undefined>;
  idempotencyKey?: string;
  /** A token from a mail, for the endpoints that take one as their bearer. */
  bearer?: string;
}
