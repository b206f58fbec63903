/** Lookup types of GPOS that attach a mark to a letter, to a part of a ligature, to another mark; and the extension. */
const attachment = { base: 4, ligature: 5, mark: 6, extension: 9 };

/**
 * Turns the heights of a TrueType font's mark anchors upside down, in place. HarfBuzz counts an offset upwards, and
 * satori (0.63) adds it to a place that SVG counts downwards: without this a shadda is drawn through its lam.
 */
export function turnMarks(font: Buffer): Buffer {
  const table = findTable(font, 'GPOS');
  if (!table) return font;
  const lookups = table.subarray(table.readUInt16BE(8));
  const anchors = new Set<number>();
  for (const lookup of offsetsIn(lookups, 2, lookups.readUInt16BE(0))) {
    const kind = lookup.readUInt16BE(0);
    for (const subtable of offsetsIn(lookup, 6, lookup.readUInt16BE(4))) {
      const isExtension = kind === attachment.extension;
      const attached = isExtension ? subtable.subarray(subtable.readUInt32BE(4)) : subtable;
      for (const anchor of anchorsOf(attached, isExtension ? subtable.readUInt16BE(2) : kind))
        anchors.add(anchor.byteOffset - table.byteOffset);
    }
  }
  // Letters share anchors: each is turned once.
  for (const at of anchors) table.writeInt16BE(-table.readInt16BE(at + 4), at + 4);
  return font;
}

function findTable(font: Buffer, tag: string): Buffer | undefined {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag)
      return font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
  return undefined;
}

function anchorsOf(subtable: Buffer, kind: number): Buffer[] {
  if (kind !== attachment.base && kind !== attachment.ligature && kind !== attachment.mark) return [];
  const classes = subtable.readUInt16BE(6);
  const marks = subtable.subarray(subtable.readUInt16BE(8));
  const letters = subtable.subarray(subtable.readUInt16BE(10));
  // A mark's record is its class and its anchor's offset.
  const ofMarks = offsetsIn(marks, 4, marks.readUInt16BE(0), 4);
  const rows = kind === attachment.ligature ? offsetsIn(letters, 2, letters.readUInt16BE(0)) : [letters];
  return [...ofMarks, ...rows.flatMap((row) => offsetsIn(row, 2, row.readUInt16BE(0) * classes))];
}

/** What the 16-bit offsets of a table point to; a zero points to nothing. */
function offsetsIn(table: Buffer, from: number, count: number, step = 2): Buffer[] {
  return Array.from({ length: count }, (_, index) => table.readUInt16BE(from + index * step))
    .filter((offset) => offset > 0)
    .map((offset) => table.subarray(offset));
}
