import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AnswerCache } from './answerCache.ts';
import { ChangeCache, type Kept } from './changeCache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** A text as it is sent: encoded once, sent many times. */
export interface Encoded {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** Header names and values in turn, as Node.js writes them without work. */
type FlatHeaders = readonly string[];

export interface KeptPage extends Kept, Encoded {
  headers: Record<Encoding, FlatHeaders>;
  /** Of the answer to who has the page already. */
  headersUnchanged: FlatHeaders;
}

/** Encodes a text in every form that it may be sent in. */
export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
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

/** Encodes a page, and its headers for each form. */
export async function encodePage(
  html: string,
  headers: Record<string, string>,
): Promise<Encoded & Pick<KeptPage, 'headers' | 'headersUnchanged'>> {
  const encoded = await encode(html);
  const { etag, bodies } = encoded;
  const headersUnchanged = Object.entries({ ...headers, etag }).flat();
  const headersOf = (encoding: Encoding): FlatHeaders => [
    ...headersUnchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bodies[encoding].length),
  ];
  return {
    ...encoded,
    headersUnchanged,
    headers: { identity: headersOf('identity'), gzip: headersOf('gzip'), br: headersOf('br') },
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
