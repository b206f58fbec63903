/** One line of a page, or whatever takes its height. */
export interface Row {
  /** Free space above; none at the head of a page. */
  before: number;
  height: number;
  /** Whether a page may begin here. */
  mayBegin: boolean;
}

/**
 * Parts rows into pages of a height: each page is filled as far as it goes and ends where the next may begin, so that no
 * heading ends a page. Where nothing may begin, what fits stands.
 */
export function paginate<R extends Row>(rows: readonly R[], height: number): R[][] {
  const pages: R[][] = [];
  let start = 0;
  while (start < rows.length) {
    const end = endOfPage(rows, start, height);
    pages.push(rows.slice(start, end));
    start = end;
  }
  return pages.length === 0 ? [[]] : pages;
}

function endOfPage(rows: readonly Row[], start: number, height: number): number {
  let used = 0;
  let at = start;
  for (; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) break;
    used += (at === start ? 0 : row.before) + row.height;
    if (used > height) break;
  }
  if (at >= rows.length) return rows.length;
  for (let end = at; end > start; end -= 1) if (rows[end]?.mayBegin) return end;
  return Math.max(at, start + 1);
}

/** Whether a page may begin with a line of a paragraph: never with its last one alone, nor leaving its first one alone. */
export function mayBeginInside(line: number, lines: number): boolean {
  return line >= 2 && lines - line >= 2;
}
