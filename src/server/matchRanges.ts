import type { MatchRanges } from '#contract/fields.ts';
import { highlightMatches } from '#domain/highlightMatches.ts';

/**
 * Where a query matched a text, as answers carry it. Found here and not in the browser, which then needs neither the
 * folding nor the spellings of names.
 */
export function matchRanges(text: string | null, query: string, options: { isName?: boolean } = {}): MatchRanges {
  const ranges: MatchRanges = [];
  let at = 0;
  for (const part of highlightMatches(text ?? '', query, options)) {
    const end = at + part.text.length;
    if (part.isMatch) ranges.push([at, end]);
    at = end;
  }
  return ranges;
}
