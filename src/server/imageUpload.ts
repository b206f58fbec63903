import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import { checkPhotoContent } from '#domain/photo.ts';
import { programFile } from './places.ts';
import { createTurns } from './workInTurns.ts';

/** A picture as it is stored and served: drawn anew, so that nothing of the file that was sent remains. */
export interface Picture {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  sha256: Buffer;
}

/** Too large, no picture that can be read, or more than 40 megapixels. */
export type PictureError = 'size' | 'type' | 'pixels';

/** How a picture is kept. A portrait lies on white, since a see-through one would show the page; a logo stays see-through. */
export const pictureKinds = {
  portrait: { maxWidth: 640, maxHeight: 800, isOpaque: true, quality: 82 },
  logo: { maxWidth: 512, maxHeight: 512, isOpaque: false, quality: 90 },
} as const;
export type PictureKind = keyof typeof pictureKinds;

/** Decisions §3. */
const maxPixels = 40_000_000;
const timeoutSeconds = 8;
const svgTimeoutMs = 3_000;
/** Decoding takes memory and a core: two at a time, a few waiting, more are asked to come back. */
const inTurn = createTurns({ maxRunning: 2, maxWaiting: 32 });

/**
 * Judges an uploaded picture by its content and draws it anew as WebP: orientation applied, metadata and whatever hid
 * in the file gone, the first frame of an animation, an SVG as dots (decisions §3). Keeps nothing by itself.
 * @throws ContractError rate_limited when too many pictures are waiting.
 */
export async function readPicture(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<{ picture: Picture } | { error: PictureError }> {
  const checked = checkPhotoContent(bytes);
  if ('error' in checked) return checked;
  return inTurn(async () => {
    try {
      if (checked.type !== 'svg') return await redraw(bytes, kind);
      const drawn = await rasterize(bytes, kind);
      return drawn ? await redraw(drawn, kind) : { error: 'type' };
    } catch {
      // The decoder's reason tells about the file, not about us: truncated, corrupt, or made to hurt.
      return { error: 'type' };
    }
  });
}

async function redraw(bytes: Uint8Array, kind: PictureKind): Promise<{ picture: Picture } | { error: PictureError }> {
  const open = await loadSharp();
  const { width, height } = await open(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { error: 'pixels' };
  const { maxWidth, maxHeight, isOpaque, quality } = pictureKinds[kind];
  let image = open(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  if (isOpaque) image = image.flatten({ background: '#ffffff' });
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return {
    picture: {
      bytes: data,
      contentType: 'image/webp',
      width: info.width,
      height: info.height,
      sha256: createHash('sha256').update(data).digest(),
    },
  };
}

let sharpLoading: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | undefined;

/** Loaded with the first picture: its library would else weigh on every start. */
function loadSharp() {
  return (sharpLoading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return (bytes, options) => sharp(bytes, options);
  }));
}

/** Entities can grow without bound and name files; no drawing program writes them. */
const declaresEntities = /<!ENTITY/i;

async function rasterize(svg: Uint8Array, kind: PictureKind): Promise<Buffer | null> {
  if (declaresEntities.test(Buffer.from(svg).toString('latin1'))) return null;
  const { maxWidth, maxHeight } = pictureKinds[kind];
  const child = spawn(process.execPath, [programFile('server/rasterizeSvg'), String(maxWidth), String(maxHeight)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: svgTimeoutMs,
    killSignal: 'SIGKILL',
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A child that dies early closes its input under our hands; its exit code says the rest.
  child.stdin.on('error', () => {});
  child.stdin.end(svg);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return code === 0 && chunks.length > 0 ? Buffer.concat(chunks) : null;
}
