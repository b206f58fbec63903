import type { HighlightPart } from '#ui/Highlight.tsx';

/** Where a search matched a text: [start, end) in UTF-16 units, in order. */
export type Ranges = readonly (readonly [number, number])[];

/** Cuts a text into what a search matched and what it did not. */
export function markedParts(text: string, ranges: Ranges): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start > from) parts.push({ text: text.slice(from, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
