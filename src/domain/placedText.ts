/** A piece of text as a PDF places it: its letters in reading order, its start and width, its baseline and its height. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether its paragraph is read from the right, where the document says so. */
  isRtl?: boolean;
}

export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;

const marksAlone = /^\s*\p{M}+\s*$/u;

/** A number goes with Latin letters beside it; among Arabic each number stands for itself. */
export type Direction = 'rtl' | 'ltr' | 'number' | 'neutral';

export function directionOf(text: string): Direction {
  if (text.search(rightToLeft) !== -1) return 'rtl';
  if (/\p{L}/u.test(text)) return 'ltr';
  return /\p{N}/u.test(text) ? 'number' : 'neutral';
}

/**
 * Puts vowel marks that are placed by themselves behind the letter that they stand over. In Arabic a mark is drawn before
 * its letter, since both are drawn from the left.
 */
export function attachMarks(line: readonly PlacedText[]): PlacedText[] {
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
    if (base) base.text += piece.text.trim();
  }
  return bases;
}

/** Whether there is room for a space between two pieces that follow each other in reading. */
export function isApart(a: PlacedText, b: PlacedText): boolean {
  if (hasSpaceBetween(a, b)) return false;
  const [first, second] = a.x <= b.x ? [a, b] : [b, a];
  return second.x - endOf(first) > roomOf(a, b);
}

/**
 * Whether the lines of a page were drawn in the order of reading, as a document that tells its languages may be: some go
 * back from one word to the next, and no Arabic word is drawn letter by letter from the left.
 */
export function isDrawnInOrder(lines: readonly (readonly PlacedText[])[]): boolean {
  let goesBack = false;
  for (const line of lines)
    for (const [index, piece] of line.entries()) {
      const before = line[index - 1];
      if (!before || piece.isRtl === undefined) continue;
      if (piece.x < before.x) goesBack = true;
      else if (isArabicFromLeft(before, piece)) return false;
    }
  return goesBack;
}

function isArabicFromLeft(a: PlacedText, b: PlacedText): boolean {
  return directionOf(a.text) === 'rtl' && directionOf(b.text) === 'rtl' && b.x - endOf(a) < roomOf(a, b);
}

/** Joins a line whose pieces were drawn in the order of reading, in a paragraph that is read from the right or not. */
export function joinAsDrawn(drawn: readonly PlacedText[], isRtl: boolean): string {
  // What lies between words is judged by their places alone: a space may be the reader's guess at a step back.
  const line = attachMarks(drawn.filter(({ text }) => text.trim() !== ''));
  return line
    .map((piece, index) => {
      const before = line[index - 1];
      const isNext = !before || Math.abs(gapBetween(before, piece)) < Math.max(before.height, piece.height);
      const hasRoom = before && (isNext ? isApart(before, piece) : isEdgeFree(line, index, isRtl));
      return hasRoom ? ` ${piece.text}` : piece.text;
    })
    .join('');
}

/**
 * Between a piece and the one drawn before it that do not stand side by side, since the one begins or ends a stretch that
 * runs the other way: whether the one of the paragraph's own direction has room where that stretch begins or ends.
 */
function isEdgeFree(line: readonly PlacedText[], index: number, isRtl: boolean): boolean {
  const [a, b] = [line[index - 1], line[index]];
  if (!a || !b || hasSpaceBetween(a, b)) return false;
  // What has no letters runs with what was drawn before it.
  const runs = directionOf(a.text);
  const last = line[index - 2] ?? a;
  const isFromRight = runs === 'rtl' || (runs !== 'ltr' && (a === last ? isRtl : a.x < last.x));
  const isOwn = isFromRight === isRtl;
  const isAtEnd = isOwn !== isRtl;
  const own = isOwn ? a : b;
  const edge = isAtEnd ? endOf(own) : own.x;
  const room = roomOf(a, b);
  return !line.some((piece) => piece !== own && Math.abs((isAtEnd ? piece.x : endOf(piece)) - edge) <= room);
}

function hasSpaceBetween(a: PlacedText, b: PlacedText): boolean {
  return /\s$/.test(a.text) || /^\s/.test(b.text);
}

function gapBetween(a: PlacedText, b: PlacedText): number {
  return a.x <= b.x ? b.x - endOf(a) : a.x - endOf(b);
}

function endOf({ x, width }: PlacedText): number {
  return x + width;
}

function roomOf(a: PlacedText, b: PlacedText): number {
  return Math.max(a.height, b.height) * 0.18;
}
