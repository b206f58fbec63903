import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { archPath } from '#ui/archPath.ts';

// The portal's icons, drawn from the arch of the logo. Run again only when the mark changes: `npm run icons`.

const publicFolder = path.resolve(import.meta.dirname, '..', 'public');
const brand = '#0F5C63';
const accent = '#B7791F';
const ground = '#FBF7EE';

const mark = `<path fill="${brand}" fill-rule="evenodd" d="${archPath(32, 32)}Z${archPath(20, 25, 6, 7)}Z"/><path fill="${accent}" d="${archPath(9.5, 18, 11.25, 14)}Z"/>`;

/** The mark on a square, with a margin that is a share of the whole. */
function square(size: number, margin: number, background: string | null): string {
  const inner = size * (1 - 2 * margin);
  const at = size * margin;
  const field = background === null ? '' : `<rect width="${size}" height="${size}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${field}<g transform="translate(${at} ${at}) scale(${inner / 32})">${mark}</g></svg>`;
}

async function png(name: string, size: number, margin: number, background: string | null): Promise<Buffer> {
  const bytes = await sharp(Buffer.from(square(size, margin, background)), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  if (name !== '') writeFileSync(path.join(publicFolder, name), bytes);
  return bytes;
}

/** An ICO file that holds one PNG, which every browser of the last decade reads. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

writeFileSync(path.join(publicFolder, 'icon.svg'), `${square(32, 0, null)}\n`);
await png('apple-touch-icon.png', 180, 0.18, ground);
await png('icon-192.png', 192, 0.08, null);
await png('icon-512.png', 512, 0.08, null);
await png('icon-maskable-512.png', 512, 0.22, ground);
writeFileSync(path.join(publicFolder, 'favicon.ico'), ico(await png('', 32, 0, null), 32));
