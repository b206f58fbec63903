import { presentWords } from './cvWordsData.ts';
import { foldDigits } from './phone.ts';

/** A year as a pattern. */
export const year = '(?:19|20)\\d{2}';
const month = '(?:(?:\\d{1,2}[/.])|(?:\\p{L}{3,10}\\.?\\s))?';
const dates = new RegExp(
  `[(\\[]?(?<![\\d.])${month}(${year})(?!\\d)(?:\\s*(?:[-–—]|\\bto\\b|إلى|الى|حتى)\\s*${month}(${year}|${presentWords})(?![\\p{L}\\d]))?[)\\]]?`,
  'iu',
);

/** When something began and ended, as one line of a CV says it. */
export interface Dates {
  start: number;
  end: number | null;
  isCurrent: boolean;
  /** The line without them. */
  rest: string;
}

/** The first year or span of years of a line, in any digits; null where there is none. */
export function readDates(line: string): Dates | null {
  const found = dates.exec(foldDigits(line));
  if (!found) return null;
  const [whole, first = '', second] = found;
  const rest = `${line.slice(0, found.index)} | ${line.slice(found.index + whole.length)}`;
  const [a, b] = [Number(first), Number(second)];
  if (second === undefined) return { start: a, end: null, isCurrent: false, rest };
  if (Number.isNaN(b)) return { start: a, end: null, isCurrent: true, rest };
  // Where digits stand among Arabic a span may have been turned around.
  return { start: Math.min(a, b), end: Math.max(a, b), isCurrent: false, rest };
}

/** A column of years may be too narrow for a span: "2015 – PhD" above "2019 University". */
export function joinBrokenDates(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line = '', next = ''] = [lines[index], lines[index + 1]];
    const open = new RegExp(`^(${year})\\s*[-–—]\\s+(?!${year})(\\p{L}.*)$`, 'u').exec(foldDigits(line));
    const close = new RegExp(`^(${year})\\s+(\\p{L}.*)$`, 'u').exec(foldDigits(next));
    if (open && close) {
      joined.push(`${open[1]} – ${close[1]} | ${open[2]} | ${close[2]}`);
      index += 1;
    } else joined.push(line);
  }
  return joined;
}
