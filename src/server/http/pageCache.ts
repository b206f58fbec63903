import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AnswerCache } from './answerCache.ts';
import { ChangeCache, type Kept } from './changeCache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page as it is sent: encoded once, sent many times. */
export interface KeptPage extends Kept {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
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

/** Pages of visitors without a session, bounded in bytes, and the answers that rendered ones share. */
export class PageCache extends ChangeCache<KeptPage> {
  readonly answers = new AnswerCache();

  constructor(maxBytes: number) {
    super(maxBytes, ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length + 1024);
  }

  override tableChanged(table: string): void {
    super.tableChanged(table);
    this.answers.tableChanged(table);
  }

  override setTrusted(isTrusted: boolean): void {
    super.setTrusted(isTrusted);
    this.answers.setTrusted(isTrusted);
  }

  override clear(): void {
    super.clear();
    this.answers.clear();
  }
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
