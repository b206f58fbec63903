import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import { acceptsEncoding } from './pageCache.ts';

const compress = promisify(gzip);
/** Below this a compressed answer is hardly smaller and no packet is saved. */
const minBytes = 1024;
/** Up to this, handing an answer to another thread takes more processor time than compressing it (0.3 ms beside 0.1). */
const maxBytesAtOnce = 32_768;
const options = { level: constants.Z_BEST_SPEED };

/** An answer that is sent once, compressed at the cheapest level; null where it goes as it is. */
export async function gzipAnswer(body: Buffer, acceptEncoding: string | undefined): Promise<Buffer | null> {
  if (body.length < minBytes || !acceptsEncoding(acceptEncoding, 'gzip')) return null;
  return body.length <= maxBytesAtOnce ? gzipSync(body, options) : compress(body, options);
}
