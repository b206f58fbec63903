import { lettersOfShapes } from './arabicLetters.ts';
import { turnBrackets } from './turnBrackets.ts';

/** A piece of text as a PDF places it: its letters in reading order, its start and width, its baseline and its height. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const letters = /\p{L}/gu;
const marksAlone = /^\p{M}+$/u;

/** A number goes with Latin letters beside it; among Arabic each number stands for itself. */
type Direction = 'rtl' | 'ltr' | 'number' | 'neutral';
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
  return groupByBaseline(written)
    .map((line) =>
      joinLine(line, isMostlyRtl)
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

function joinLine(line: readonly PlacedText[], isMostlyRtl: boolean): string {
  const placed = inPlace(line).map((piece) => ({
    ...piece,
    direction: directionOf(piece.text),
  }));
  const share = shareOfRtl(placed);
  // Where both scripts have a good part of the line, the page says which one holds the other.
  const isRtl = share > 0.7 || (share > 0.2 && isMostlyRtl);
  const ordered = isRtl ? turnLatin(placed.toReversed()) : turnArabic(placed);
  const joined = ordered
    .map((piece, index) => {
      const before = ordered[index - 1];
      return before && isApart(before, piece) ? ` ${piece.text}` : piece.text;
    })
    .join('');
  return turnBrackets(lettersOfShapes(joined));
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

function directionOf(text: string): Direction {
  if (text.search(rightToLeft) !== -1) return 'rtl';
  if (/\p{L}/u.test(text)) return 'ltr';
  return /\p{N}/u.test(text) ? 'number' : 'neutral';
}

/**
 * Puts vowel marks that are placed by themselves behind the letter that they stand over, and all pieces in the order of
 * their places. In Arabic a mark is drawn before its letter, since both are drawn from the left.
 */
function inPlace(line: readonly PlacedText[]): PlacedText[] {
  const bases = line.filter(({ text }) => !marksAlone.test(text)).map((piece) => ({ ...piece }));
  let before = 0;
  for (const piece of line) {
    if (!marksAlone.test(piece.text)) {
      before += 1;
      continue;
    }
    const next = bases[before];
    const isNext = next && directionOf(next.text) === 'rtl' && Math.abs(next.x - piece.x) < piece.height * 0.6;
    const base = isNext ? next : bases.find(({ x, width }) => x <= piece.x && piece.x <= x + width);
    if (base) base.text += piece.text;
  }
  return bases.toSorted((a, b) => a.x - b.x);
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

/** Whether there is room for a space between two pieces that follow each other in reading. */
function isApart(a: PlacedText, b: PlacedText): boolean {
  if (/\s$/.test(a.text) || /^\s/.test(b.text)) return false;
  const [first, second] = a.x <= b.x ? [a, b] : [b, a];
  return second.x - (first.x + first.width) > Math.max(a.height, b.height) * 0.18;
}
