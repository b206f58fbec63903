import { pdfNumber as n } from './pdfFile.ts';
import { codeHex, type PdfFonts } from './pdfFonts.ts';
import type { Color } from './pageStyles.ts';
import type { SetGroup, SetRun } from './setParagraph.ts';

/** How far a slanted letter leans, for faces that have no italic. */
const slant = 0.2;
/** The width of a mark that is read between two letters and takes no place, in thousandths of the size. */
const markWidth = 20;
const spaces = /^\s+$/;
const letters = /\p{L}/u;
const marks = /.\p{M}$/u;

interface Point {
  x: number;
  y: number;
}

/**
 * Draws a run of a line whose left end is at a point of the page: the operators of a content stream. Readers of a PDF
 * take the signs of a word from the left and turn Arabic ones around, so a word is drawn from its left end; the words
 * themselves come in reading order. Each sign has a code of its own: what is drawn by one glyph for two signs, or beside
 * the line, is drawn as a shape, and its signs are written unseen.
 */
export function drawRun(run: SetRun, { x, y }: Point, fonts: PdfFonts): string {
  const used = fonts.use(run.face);
  const shapes: string[] = [];
  const words = wordsOf(run).map((groups) => drawWord(run, groups, { x, y }, fonts, shapes));
  const line = run.isUnderlined || run.href !== undefined ? underline(run, { x: x + run.x, y }) : '';
  return `${fill(run.color)}\nBT /${used.resource} ${n(run.size)} Tf ${words.join('')}ET\n${shapes.join('')}${line}`;
}

/** From the left what is read from the left; of Arabic each word by itself, in reading order. */
function wordsOf({ direction, groups }: SetRun): SetGroup[][] {
  if (direction === 'ltr') return [[...groups]];
  const words: SetGroup[][] = [];
  let isSpace = true;
  for (const group of groups) {
    const isNextSpace = spaces.test(group.text);
    if (words.length > 0 && !isSpace && !isNextSpace) words.at(-1)?.unshift(group);
    else words.push([group]);
    isSpace = isNextSpace;
  }
  // Signs without a letter among them are not known for Arabic, and not turned around.
  return words.flatMap((word) =>
    word.some(({ text }) => letters.test(text)) ? [word] : word.toReversed().map((group) => [group]),
  );
}

function drawWord(
  run: SetRun,
  groups: readonly SetGroup[],
  { x, y }: Point,
  fonts: PdfFonts,
  shapes: string[],
): string {
  const used = fonts.use(run.face);
  const { size } = run;
  const start = groups[0]?.x ?? 0;
  let shown = '';
  let codes = '';
  /** Where the next sign would stand, from the line's left end. */
  let at = start;
  const show = (code: number, width: number, place: number): void => {
    const move = Math.round(((at - place) * 1000) / size);
    if (move !== 0) {
      shown += `${codes === '' ? '' : `<${codes}>`}${move} `;
      codes = '';
      at -= (move * size) / 1000;
    }
    codes += codeHex(code);
    at += (width * size) / 1000;
  };
  for (const group of groups) {
    const [only] = group.glyphs;
    const signs = Array.from(group.text);
    if (only && group.glyphs.length === 1 && signs.length === 1 && only.x === 0 && only.y === 0 && group.width > 0) {
      show(used.codeOf(only.glyph, group.text), used.widthOf(only.glyph), group.x);
      continue;
    }
    for (const { glyph, x: shift, y: rise } of group.glyphs)
      shapes.push(drawShape(run, glyph, { x: x + group.x + shift, y: y + rise }));
    const width = Math.max(markWidth, Math.round((group.width * 1000) / size / signs.length));
    const ordered = run.direction === 'rtl' ? signs.toReversed() : signs;
    for (const [index, sign] of ordered.entries())
      show(used.codeOfUnseen(sign, width), width, group.x + (index * width * size) / 1000);
  }
  if (codes !== '') shown += `<${codes}>`;
  const words = `1 0 ${run.isSlanted ? slant : 0} 1 ${n(x + start)} ${n(y)} Tm [${shown}]TJ`;
  // Some readers give a mark that comes first to the word before, unless something begins between them.
  const isMarkFirst = run.direction === 'rtl' && marks.test(groups[0]?.text ?? '');
  return isMarkFirst ? `/Span BMC ${words} EMC ` : `${words} `;
}

export function fill(color: Color): string {
  return `${[0, 2, 4].map((at) => n(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')} rg`;
}

function underline({ size, width, isUnderlined }: SetRun, { x, y }: Point): string {
  const thickness = size * (isUnderlined ? 0.06 : 0.04);
  return `${n(x)} ${n(y - size * 0.16)} ${n(width)} ${n(-thickness)} re f\n`;
}

function drawShape({ face, size, isSlanted }: SetRun, glyph: number, { x, y }: Point): string {
  const path = shapeOperators(face.outlineOf(glyph));
  if (path === '') return '';
  const scale = Number((size / face.unitsPerEm).toFixed(6));
  return `q ${scale} 0 ${isSlanted ? Number((slant * scale).toFixed(6)) : 0} ${scale} ${n(x)} ${n(y)} cm ${path}f Q\n`;
}

/** SVG path data of absolute M, L, Q, C and Z as operators of a page. */
function shapeOperators(path: string): string {
  let operators = '';
  let [x, y] = [0, 0];
  for (const [, command = '', values = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = values.split(/[ ,]+/).filter(Boolean).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === 'M') operators += `${a} ${b} m `;
    else if (command === 'L') operators += `${a} ${b} l `;
    else if (command === 'C') operators += `${a} ${b} ${c} ${d} ${e} ${f} c `;
    // A page knows cubic curves alone.
    else if (command === 'Q')
      operators += `${n(x + (2 / 3) * (a - x))} ${n(y + (2 / 3) * (b - y))} ${n(c + (2 / 3) * (a - c))} ${n(d + (2 / 3) * (b - d))} ${c} ${d} c `;
    else operators += 'h ';
    if (numbers.length >= 2) [x, y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
  }
  return operators;
}
