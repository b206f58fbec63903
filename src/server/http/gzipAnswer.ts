import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './pageCache.ts';

const compress = promisify(gzip);
/** Below this a compressed answer is hardly smaller and no packet is saved. */
const minBytes = 1024;

/** An answer that is sent once, compressed at the cheapest level; null where it goes as it is. */
export async function gzipAnswer(body: Buffer, acceptEncoding: string | undefined): Promise<Buffer | null> {
  if (body.length < minBytes || !acceptsEncoding(acceptEncoding, 'gzip')) return null;
  return compress(body, { level: constants.Z_BEST_SPEED });
}
