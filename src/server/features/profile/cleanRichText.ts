import { wordsOfRichText } from '#domain/richTextRule.ts';
import { looksLikeHtml, richTextFromPlain, sanitizeRichText } from '#server/richText.ts';

/**
 * A text of the editor, or a plain one typed without script, as it is stored: clean HTML with the toolbar's tags. Null
 * when it has no words.
 */
export function cleanRichText(text: string | null): string | null {
  if (text === null) return null;
  const html = looksLikeHtml(text) ? sanitizeRichText(text) : richTextFromPlain(text);
  return wordsOfRichText(html) === '' ? null : html;
}
