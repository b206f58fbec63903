import { lettersOfShapes } from './arabicLetters.ts';
import {
  attachMarks,
  type Direction,
  directionOf,
  isApart,
  isDrawnInOrder,
  joinAsDrawn,
  type PlacedText,
  rightToLeft,
} from './placedText.ts';
import { turnBrackets } from './turnBrackets.ts';

const letters = /\p{L}/gu;

type Piece = PlacedText & { direction: Direction };

/**
 * The lines of a page in reading order. A PDF says where each piece stands and not in which order it is read, so that
 * Arabic comes out backwards: pieces on one baseline are put in the order of their places, and what runs the other way
 * inside a line is turned around.
 */
export function readPdfLines(pieces: readonly PlacedText[]): string[] {
  // A space without a width is the reader's own guess.
  const written = pieces.filter(({ text, width, height }) => text.trim() !== '' || width > height * 0.05);
  const isMostlyRtl = shareOfRtl(written) > 0.5;
  const lines = groupByBaseline(written);
  const isInOrder = isDrawnInOrder(lines);
  return lines
    .map((line) =>
      joinLine(line, { isMostlyRtl, isInOrder })
        .replace(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function groupByBaseline(pieces: readonly PlacedText[]): PlacedText[][] {
  const lines: { y: number; height: number; pieces: PlacedText[] }[] = [];
  for (const piece of pieces) {
    // Nearly always the line that was written last; a table's cells come back to an earlier one.
    const line = lines.findLast(({ y, height }) => Math.abs(y - piece.y) <= Math.max(height, piece.height) * 0.3);
    if (line) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines.toSorted((a, b) => b.y - a.y).map((line) => line.pieces);
}

function joinLine(
  line: readonly PlacedText[],
  { isMostlyRtl, isInOrder }: { isMostlyRtl: boolean; isInOrder: boolean },
): string {
  const told = line.find((piece) => piece.isRtl !== undefined)?.isRtl;
  const joined =
    isInOrder && told !== undefined ? joinAsDrawn(line, told) : joinPieces(orderByPlace(line, told, isMostlyRtl));
  return turnBrackets(lettersOfShapes(joined));
}

function orderByPlace(line: readonly PlacedText[], told: boolean | undefined, isMostlyRtl: boolean): PlacedText[] {
  const placed = attachMarks(line)
    .toSorted((a, b) => a.x - b.x)
    .map((piece) => ({
      ...piece,
      direction: directionOf(piece.text),
    }));
  const share = shareOfRtl(placed);
  // Where both scripts have a good part of the line, the page says which one holds the other.
  const isRtl = told ?? (share > 0.7 || (share > 0.2 && isMostlyRtl));
  return isRtl ? turnLatin(placed.toReversed()) : turnArabic(placed);
}

function joinPieces(ordered: readonly PlacedText[]): string {
  return ordered
    .map((piece, index) => {
      const before = ordered[index - 1];
      return before && isApart(before, piece) ? ` ${piece.text}` : piece.text;
    })
    .join('');
}

/** The part of the letters that are read from right to left, 0 to 1. */
function shareOfRtl(pieces: readonly PlacedText[]): number {
  let all = 0;
  let rtl = 0;
  for (const { text } of pieces) {
    all += text.match(letters)?.length ?? 0;
    rtl += text.match(rightToLeft)?.length ?? 0;
  }
  return all === 0 ? 0 : rtl / all;
}

/** In a line that is read from the left: turns around each stretch of Arabic, with the neutral pieces inside. */
function turnArabic(pieces: readonly Piece[]): Piece[] {
  return turnStretches(
    pieces,
    ({ direction }) => direction === 'rtl',
    ({ direction }) => direction === 'ltr',
  );
}

/** In a line that is read from the right, given so: turns around each stretch with Latin letters, and pieces of one number. */
function turnLatin(pieces: readonly Piece[]): Piece[] {
  return turnStretches(
    pieces,
    ({ direction }) => direction === 'ltr' || direction === 'number',
    ({ direction }) => direction === 'rtl',
  );
}

function turnStretches(
  pieces: readonly Piece[],
  isOther: (piece: Piece) => boolean,
  isBase: (piece: Piece) => boolean,
): Piece[] {
  const turned: Piece[] = [];
  for (let index = 0; index < pieces.length;) {
    const start = index;
    let end = start;
    const first = pieces[start];
    if (first && isOther(first))
      for (let next = start + 1; next < pieces.length; next += 1) {
        const piece = pieces[next];
        if (!piece || isBase(piece)) break;
        if (isOther(piece)) end = next;
      }
    const stretch = pieces.slice(start, end + 1);
    const isOfNumbers = stretch.every(({ direction }) => direction === 'number' || direction === 'neutral');
    turned.push(...(isOfNumbers ? turnNumbers(stretch) : stretch.toReversed()));
    index = end + 1;
  }
  return turned;
}

/** Numbers one by one keep their order; pieces that touch are one number. */
function turnNumbers(pieces: readonly Piece[]): Piece[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && piece.text.trim() !== '' && before.text.trim() !== '' && !isApart(before, piece))
      group.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => group.toReversed());
}
