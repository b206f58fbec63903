/** An image format that the portal takes as a photo (spec §5). */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'svg';

const beginsWith = (bytes: Uint8Array, offset: number, ...expected: number[]): boolean =>
  expected.every((byte, index) => bytes[offset + index] === byte);

/** The first bytes are enough: an SVG's root comes after a prologue that is short in every honest file. */
const svgPrologueBytes = 8192;

/**
 * The image format by the content's first bytes, never by a name or a declared type (decisions §3). Null when it is
 * none of the five, an empty file included. It says what a file claims to be; only decoding says that it is whole.
 */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  if (beginsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (beginsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (beginsWith(bytes, 0, 0x47, 0x49, 0x46, 0x38) && (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61)
    return 'gif';
  if (beginsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && beginsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return isSvg(bytes) ? 'svg' : null;
}

function isSvg(bytes: Uint8Array): boolean {
  let text = '';
  for (const byte of bytes.subarray(0, svgPrologueBytes)) text += String.fromCharCode(byte);
  let rest = text.replace(/^\u00EF\u00BB\u00BF/, '');
  for (;;) {
    rest = rest.trimStart();
    const end = endOfProloguePart(rest);
    if (end === 0) return /^<svg[\s>/]/.test(rest);
    if (end === -1) return false;
    rest = rest.slice(end);
  }
}

/** Where the declaration, comment or doctype at the start ends; 0 when there is none, -1 when it never ends. */
function endOfProloguePart(text: string): number {
  const after = (mark: string): number => (text.includes(mark) ? text.indexOf(mark) + mark.length : -1);
  if (text.startsWith('<?')) return after('?>');
  if (text.startsWith('<!--')) return after('-->');
  const doctype = /^<!DOCTYPE\s+svg\b[^[>]*/i.exec(text)?.[0];
  if (doctype === undefined) return 0;
  if (text[doctype.length] !== '[') return after('>');
  const subset = /\]\s*>/.exec(text);
  return subset === null ? -1 : subset.index + subset[0].length;
}
