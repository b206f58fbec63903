import { inflateSync } from 'node:zlib';

/** What a PDF needs of a TrueType font; shapes of words are chosen before. */
const tablesOfPdf = new Set(['head', 'hhea', 'maxp', 'hmtx', 'loca', 'glyf', 'cvt ', 'fpgm', 'prep']);

interface Table {
  tag: string;
  bytes: Buffer;
}

/** Unpacks a web font (WOFF 1.0) to the TrueType file inside: whole for shaping, and what a PDF embeds of it. */
export function readWoff(woff: Buffer): { font: Buffer; embedded: Buffer } {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const flavor = woff.readUInt32BE(4);
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index): Table => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.toString('latin1', at, at + 4), bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  // Readers look tables up by halving, and not every file has them in order.
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1));
  return {
    font: writeFont(flavor, tables),
    embedded: writeFont(
      flavor,
      tables.filter(({ tag }) => tablesOfPdf.has(tag)),
    ),
  };
}

function writeFont(flavor: number, tables: readonly Table[]): Buffer {
  const headerLength = 12 + tables.length * 16;
  const header = Buffer.alloc(headerLength);
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  const parts: Buffer[] = [header];
  let offset = headerLength;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(padded), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
