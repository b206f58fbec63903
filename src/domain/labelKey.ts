import { lightStem } from './matchRanges.ts';
import { stripArticle, tokenizeQuery } from './searchText.ts';

/**
 * What the ways to write a label have in common, for comparing: its folded words less article and common ending, in no
 * order (الاستدامة and استدامة, `On-site` and `on site`, `grants` and `Grant`). Empty where there are no words.
 */
export function labelKey(text: string): string {
  const words = labelWords(text).map((word) => lightStem(stripArticle(word)));
  return words.toSorted().join(' ');
}

/** The folded words of a label, in their order; a hyphen or slash parts them. */
export function labelWords(text: string): string[] {
  return tokenizeQuery(text.replaceAll(/[-–_/]/g, ' '));
}
