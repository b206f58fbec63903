import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page as it is sent: encoded once, sent many times. */
export interface KeptPage {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  tables: ReadonlySet<string>;
  /** Milliseconds since the epoch after which the page shows something that is no longer so. */
  validUntil: number;
}

/** Encodes a page in every form that it may be sent in. */
export async function encodePage(html: string): Promise<{ etag: string; bodies: Record<Encoding, Buffer> }> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 6 }),
  ]);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: zipped, br },
  };
}

/**
 * Pages of visitors without a session, least recently used first out, bounded in bytes. A page goes when a table it
 * was made from changes, and when its time is over.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #maxBytes: number;
  /** How often each table has changed: a page whose tables changed while it was rendered is not kept. */
  readonly #changes = new Map<string, number>();
  #epoch = 0;
  /** Raised with every change of anything that pages are made from. */
  version = 0;
  #isTrusted = true;
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string, now: number): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.validUntil <= now) {
      this.#drop(key, page);
      return undefined;
    }
    // A Map keeps insertion order, so that moving a page to its end makes the first the least recently used.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Taken before rendering; {@link keep} compares it. */
  snapshot(): { epoch: number; changes: Map<string, number> } {
    return { epoch: this.#epoch, changes: new Map(this.#changes) };
  }

  keep(key: string, page: KeptPage, before: { epoch: number; changes: Map<string, number> }): void {
    if (!this.#isTrusted || before.epoch !== this.#epoch) return;
    for (const table of page.tables) if (this.#changes.get(table) !== before.changes.get(table)) return;
    const size = sizeOf(key, page);
    if (size > this.#maxBytes / 4) return;
    const old = this.#pages.get(key);
    if (old) this.#drop(key, old);
    this.#pages.set(key, page);
    this.bytes += size;
    for (const [oldKey, oldPage] of this.#pages) {
      if (this.bytes <= this.#maxBytes) break;
      this.#drop(oldKey, oldPage);
    }
  }

  /** Drops every page made from a table. */
  tableChanged(table: string): void {
    this.version += 1;
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
    for (const [key, page] of this.#pages) if (page.tables.has(table)) this.#drop(key, page);
  }

  /** While changes can not be heard, nothing may be kept. */
  setTrusted(isTrusted: boolean): void {
    this.#isTrusted = isTrusted;
    this.clear();
  }

  clear(): void {
    this.version += 1;
    this.#epoch += 1;
    this.#pages.clear();
    this.bytes = 0;
  }

  #drop(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.bytes -= sizeOf(key, page);
  }
}

function sizeOf(key: string, page: KeptPage): number {
  return key.length * 2 + page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 1024;
}

/** The best encoding that the browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br';
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

const taken = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** Whether the browser takes an encoding; one that it names with the weight 0 it does not. */
export function acceptsEncoding(acceptEncoding: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return acceptEncoding !== undefined && taken[encoding].test(acceptEncoding);
}
