import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberPrincipal, Principal } from '#server/sessions/principal.ts';

/** Until when an answer holds: until one of its tables changes, or by the clock. */
export interface Hold<T> {
  tables: readonly string[];
  until?: (answer: T) => Promise<Date | null> | Date | null;
}

/** What every handler is given beside its validated input. */
export interface RequestContext {
  db: Connection;
  /** The clock of this request: rules and queries of one request see one instant. */
  now: Date;
  language: Language;
  t: Translate;
  principal: Principal;
  /** The request's own bearer token, for endpoints whose bearer is a token from a mail. */
  bearer: string | null;
  /** Whether a browser asks, a page without script included: it is given cookies and never a token. */
  isBrowser: boolean;
  userAgent: string | null;
  /** Of the log, and of the answer's header `x-request-id`. */
  requestId: string;
  log: FastifyBaseLogger;
  /** Address of the caller, for limits only; never stored with content. */
  address: string;
  /** A cookie of the request, or null: for what binds a flow to this browser. The session is the principal's. */
  cookie(name: string): string | null;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(cookie: string): void;
  /** Whether a page asks: its answer may be kept, so that it is worth a query to know until when it holds. */
  isKept: boolean;
  /**
   * Asks once for what several answers of one page need, by its name. With `hold`, pages take the answer from memory for
   * as long as it holds; it must be the same for everybody, and nobody may write into it.
   */
  share<T>(name: string, ask: () => Promise<T>, hold?: Hold<T>): Promise<T>;
  /**
   * Says that the answer shows one row, by the key with which its changes are announced (`member:7`), or depends on one
   * more kind of change: a kept page goes when that is announced.
   */
  shows(key: string): void;
  /** Says until when the answer holds; a kept page that shows it is dropped then. Null and the past are ignored. */
  validUntil(instant: Date | null): void;
}

/**
 * Runs the effect of a write in one transaction, together with the answer that a repeated request will get. Whatever
 * is slow (decoding a picture, asking another server) is done before; the effect uses the given connection alone.
 */
export type Once = <Answer>(effect: (db: Connection) => Promise<Answer>) => Promise<Answer>;

/** What a handler is given: the request, and the way to change something at most once. */
export interface HandlerContext extends RequestContext {
  once: Once;
}

/** What a handler of an endpoint for members is given. */
export interface MemberContext extends HandlerContext {
  principal: MemberPrincipal;
}
