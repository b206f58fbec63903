import { normalizeLongText } from './longText.ts';
import { hasForbiddenTextCharacters, normalizeText } from './text.ts';

/** Longest rich text that is looked at, its tags included. */
export const maxRichTextSource = 40_000;

/**
 * The words of rich text without its tags, as its length is counted: the browser counts under the box what the server
 * judges. A block's end is a line break.
 */
export function wordsOfRichText(html: string): string {
  const text = html
    .replace(/<\/?(?:strong|em|u|span)(?:\s[^<>]*)?>/gi, '')
    .replace(/<[a-z/][^<>]*>/gi, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
  return normalizeLongText(text.replace(/\n{2,}/g, '\n'));
}

/** What is wrong with a rich text, or undefined; an empty one is right. */
export function checkRichText(
  html: string,
  { min, max }: { min?: number; max: number },
): 'min' | 'maxLength' | 'characters' | undefined {
  const normal = normalizeText(html);
  if (normal.length > maxRichTextSource) return 'maxLength';
  const words = wordsOfRichText(normal);
  if (words === '') return undefined;
  if (min !== undefined && words.length < min) return 'min';
  if (words.length > max) return 'maxLength';
  return hasForbiddenTextCharacters(normal) ? 'characters' : undefined;
}
