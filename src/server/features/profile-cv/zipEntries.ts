import { inflateRawSync } from 'node:zlib';

/** security.md, Defaults 3. */
const maxEntries = 1_000;
const maxUnpackedBytes = 50 * 1024 * 1024;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const maxCommentBytes = 65_535;

/**
 * The entries of a ZIP by their names, unpacked; null when it is damaged, holds too much, names places outside of itself
 * or lies about its sizes. What it says of itself is bounded before anything is unpacked.
 */
export function readZipEntries(bytes: Buffer): Map<string, Buffer> | null {
  const end = findEnd(bytes);
  if (end === -1) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries || bytes.readUInt16LE(end + 8) !== count || bytes.readUInt16LE(end + 4) !== 0) return null;
  const entries = new Map<string, Buffer>();
  let unpackedBytes = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null;
    const entry = {
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    };
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    unpackedBytes += entry.unpacked;
    if (unpackedBytes > maxUnpackedBytes || entry.isEncrypted || leadsOutside(name) || entries.has(name)) return null;
    const content = unpack(bytes, entry);
    if (!content) return null;
    entries.set(name, content);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - maxCommentBytes);
  for (let at = bytes.length - endBytes; at >= first; at -= 1) if (bytes.readUInt32LE(at) === endSignature) return at;
  return -1;
}

function leadsOutside(name: string): boolean {
  return /^[/\\]|^[a-z]:|\0|\\/i.test(name) || name.split('/').includes('..');
}

function unpack(
  bytes: Buffer,
  { method, packed, unpacked, local }: { method: number; packed: number; unpacked: number; local: number },
): Buffer | null {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localSignature) return null;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) return null;
  if (method === 0) return packed === unpacked ? content : null;
  if (method !== 8) return null;
  try {
    // One byte more than promised is a lie.
    const whole = inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) });
    return whole.length === unpacked ? whole : null;
  } catch {
    return null;
  }
}
