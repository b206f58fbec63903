const space = /^[ \u2000-\u200B\u3000]$/;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Where the lines of a text begin and end, without the spaces around them: between words, and inside one that fills a
 * line alone. `advances` holds the width of each code unit, in the unit of `width`.
 */
export function breakLines(text: string, advances: Float64Array, width: number): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = skipSpaces(text, 0);
  while (start < text.length) {
    const end = endOfLine(text, advances, start, width);
    lines.push([start, trimEnd(text, start, end)]);
    start = skipSpaces(text, end);
  }
  return lines.length === 0 ? [[0, 0]] : lines;
}

function endOfLine(text: string, advances: Float64Array, start: number, width: number): number {
  let used = 0;
  let opportunity = start;
  for (let at = start; at < text.length; at += 1) {
    if (at > start && mayBreakBefore(text, at)) opportunity = at;
    used += advances[at] ?? 0;
    if (used <= width + 0.01 || space.test(text.charAt(at))) continue;
    return opportunity > start ? opportunity : endInsideWord(text, advances, start, width);
  }
  return text.length;
}

function endInsideWord(text: string, advances: Float64Array, start: number, width: number): number {
  let used = 0;
  for (const { index, segment } of graphemes.segment(text.slice(start))) {
    for (let at = 0; at < segment.length; at += 1) used += advances[start + index + at] ?? 0;
    if (used > width && index > 0) return start + index;
  }
  return text.length;
}

/** After a space; after a hyphen, a dash or a slash that something follows. */
function mayBreakBefore(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at);
  if (space.test(before)) return !space.test(after);
  return /[-\u2010\u2013\u2014/]/.test(before) && /[\p{L}\p{N}]/u.test(after) && !space.test(text.charAt(at - 2));
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && space.test(text.charAt(at))) at += 1;
  return at;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && space.test(text.charAt(at - 1))) at -= 1;
  return at;
}
