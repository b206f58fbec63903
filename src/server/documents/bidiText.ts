import bidiModule from 'bidi-js';
import type { Direction } from '#i18n/language.ts';
import type { TextPiece } from './documentModel.ts';

// The package's one export is this function; its types say so of a module format that Node.js does not load.
const createBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = createBidi();

const isolates: Readonly<Record<Direction, string>> = { ltr: '\u2066', rtl: '\u2067' };
const endOfIsolate = '\u2069';

/** Where a piece stands in its line's text: UTF-16 units, the end not included. */
export interface PieceRange {
  piece: TextPiece;
  start: number;
  end: number;
}

export interface BidiLine {
  /** The pieces' texts, with the marks that isolate some of them: for deciding directions, never to be written. */
  text: string;
  /** The level of each UTF-16 unit (UAX #9): odd is right to left. */
  levels: Uint8Array;
  ranges: PieceRange[];
}

/** Decides the directions inside a paragraph of one line, by the Unicode Bidirectional Algorithm. */
export function resolveDirections(pieces: readonly TextPiece[], base: Direction): BidiLine {
  let text = '';
  const ranges: PieceRange[] = [];
  for (const piece of pieces) {
    if (piece.isolate) text += isolates[piece.isolate];
    ranges.push({ piece, start: text.length, end: text.length + piece.text.length });
    text += piece.text;
    if (piece.isolate) text += endOfIsolate;
  }
  return { text, levels: bidi.getEmbeddingLevels(text, base).levels, ranges };
}

/** Parts the pieces at their line feeds. */
export function splitLines(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [[]];
  for (const piece of pieces)
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    }
  return lines;
}

/** Puts what stands in reading order into the order of places, from the left (UAX #9, rule L2). */
export function inVisualOrder<Item extends { level: number }>(items: readonly Item[]): Item[] {
  const order = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}
