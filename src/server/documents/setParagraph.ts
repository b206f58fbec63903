import type { Direction, Language } from '#i18n/language.ts';
import { inVisualOrder, type PieceRange, resolveDirections, splitLines } from './bidiText.ts';
import { breakLines } from './breakLines.ts';
import type { TextPiece } from './documentModel.ts';
import { type Color, colors } from './pageStyles.ts';
import type { FaceName, Typeface, Typefaces } from './typefaces.ts';

/** A glyph as it stands in a group; lengths in points, from the group's left end. */
export interface SetGlyph {
  glyph: number;
  x: number;
  y: number;
}

/** Signs that are drawn together: nearly always one sign by one glyph; two by a ligature. */
export interface SetGroup {
  text: string;
  glyphs: SetGlyph[];
  /** From the line's left end. */
  x: number;
  width: number;
}

/** Groups of one face, size and direction, in reading order. */
export interface SetRun {
  face: Typeface;
  size: number;
  color: Color;
  language: Language;
  direction: Direction;
  href: string | undefined;
  isSlanted: boolean;
  isUnderlined: boolean;
  groups: SetGroup[];
  /** From the line's left end. */
  x: number;
  width: number;
}

export interface SetLine {
  /** In reading order. */
  runs: SetRun[];
  width: number;
}

export interface SetOptions {
  typefaces: Typefaces;
  direction: Direction;
  face: FaceName;
  size: number;
  color: Color;
  /** Of the column. */
  width: number;
}

/** A stretch of one piece in one face and at one level. */
interface Stretch {
  start: number;
  end: number;
  level: number;
  face: Typeface;
  piece: TextPiece;
}

/** Breaks a paragraph into lines of a column and sets each in its own order of places. */
export function setParagraph(pieces: readonly TextPiece[], options: SetOptions): SetLine[] {
  return splitLines(pieces).flatMap((line) => setHardLine(line, options));
}

function setHardLine(pieces: readonly TextPiece[], options: SetOptions): SetLine[] {
  const { typefaces, direction } = options;
  const { text, levels, ranges } = resolveDirections(pieces, direction);
  const stretches = ranges.flatMap((range) => splitRange(text, levels, range, options));
  const advances = new Float64Array(text.length);
  for (const stretch of stretches)
    for (const { cluster, advance } of typefaces.shape(stretch.face, shapeOrder(text, stretch)))
      advances[cluster] = (advances[cluster] ?? 0) + (advance * options.size) / stretch.face.unitsPerEm;
  return breakLines(text, advances, options.width).map(([start, end]) => {
    const onLine = stretches
      .filter((stretch) => stretch.start < end && stretch.end > start)
      .map((stretch) => ({ ...stretch, start: Math.max(start, stretch.start), end: Math.min(end, stretch.end) }));
    let width = 0;
    const placed = inVisualOrder(onLine).map((stretch) => {
      const run = setRun(text, stretch, width, options);
      width += run.width;
      return { start: stretch.start, run };
    });
    return { runs: placed.sort((a, b) => a.start - b.start).map(({ run }) => run), width };
  });
}

function shapeOrder(text: string, { start, end, level }: Stretch) {
  return { text, start, end, direction: level % 2 === 1 ? ('rtl' as const) : ('ltr' as const) };
}

/** Parts a piece where its direction or its face changes. */
function splitRange(
  text: string,
  levels: Uint8Array,
  { piece, start, end }: PieceRange,
  { typefaces, face: faceName }: SetOptions,
): Stretch[] {
  const faces = typefaces[piece.isBold ? (faceName === 'heading' ? 'heading' : 'strong') : faceName];
  const stretches: Stretch[] = [];
  let at = start;
  for (const sign of text.slice(start, end)) {
    const last = stretches.at(-1);
    const level = levels[at] ?? 0;
    const face = chooseFace(faces, sign, last?.face, level % 2 === 1);
    if (last && last.face === face && last.level === level) last.end = at + sign.length;
    else stretches.push({ start: at, end: at + sign.length, level, face, piece });
    at += sign.length;
  }
  return stretches;
}

const joinsBefore = /^[\p{M}\u200C\u200D]$/u;
const isNeutral = /^[^\p{L}\p{N}]$/u;

/** What has no letter's shape stays with what stands before it, so that words and their marks are set in one. */
function chooseFace(
  faces: readonly Typeface[],
  sign: string,
  before: Typeface | undefined,
  isRightToLeft: boolean,
): Typeface {
  const code = sign.codePointAt(0) ?? 0;
  if (before && joinsBefore.test(sign) && (before.covers(code) || sign === '\u200C' || sign === '\u200D'))
    return before;
  const covering = faces.filter((face) => face.covers(code));
  if (before && isNeutral.test(sign) && covering.includes(before) && before.isArabic === isRightToLeft) return before;
  const [first] = faces;
  const chosen = covering.find((face) => face.isArabic === isRightToLeft) ?? covering[0] ?? before ?? first;
  if (!chosen) throw new Error('There is no typeface.');
  return chosen;
}

function setRun(text: string, stretch: Stretch, x: number, { typefaces, size, color }: SetOptions): SetRun {
  const { face, piece, level } = stretch;
  const groups = groupGlyphs(text, stretch, typefaces, size / face.unitsPerEm);
  let at = x;
  for (const group of groups) {
    group.x = at;
    at += group.width;
  }
  const direction = level % 2 === 1 ? 'rtl' : 'ltr';
  return {
    face,
    size,
    // Arabic is never slanted: its stress is a color.
    color: piece.href !== undefined || (piece.isItalic && face.isArabic) ? colors.brand : color,
    language: piece.language,
    direction,
    href: piece.href,
    isSlanted: piece.isItalic === true && !face.isArabic,
    isUnderlined: piece.isUnderlined === true,
    groups: direction === 'rtl' ? groups.toReversed() : groups,
    x,
    width: at - x,
  };
}

/** The groups of a stretch from the left. */
function groupGlyphs(text: string, stretch: Stretch, typefaces: Typefaces, scale: number): SetGroup[] {
  const shaped = typefaces.shape(stretch.face, shapeOrder(text, stretch));
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? stretch.end]));
  const groups: (SetGroup & { cluster: number })[] = [];
  for (const { glyph, cluster, advance, shiftX, shiftY } of shaped) {
    let group = groups.at(-1);
    if (group?.cluster !== cluster) {
      group = { cluster, text: text.slice(cluster, ends.get(cluster)), glyphs: [], x: 0, width: 0 };
      groups.push(group);
    }
    group.glyphs.push({ glyph, x: group.width + shiftX * scale, y: shiftY * scale });
    group.width += advance * scale;
  }
  return groups.reduce<SetGroup[]>((joined, group) => joinMark(joined, group, stretch), []);
}

const marks = /^\p{M}+$/u;

/** A mark belongs to its letter, which in Arabic stands to the right of what comes after it. */
function joinMark(joined: SetGroup[], group: SetGroup, { level }: Stretch): SetGroup[] {
  const last = joined.at(-1);
  const [letter, mark] = level % 2 === 1 ? [group, last] : [last, group];
  if (!last || !letter || !mark || !marks.test(mark.text)) return [...joined, group];
  last.glyphs.push(...group.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + last.width })));
  last.text = letter.text + mark.text;
  last.width += group.width;
  return joined;
}
