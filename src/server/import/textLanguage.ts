const arabicLetter = /\p{Script=Arabic}/gu;
const anyLetter = /\p{L}/gu;

/** Whether a text, or HTML, is written in Arabic: at least three of ten letters are, as when a title names a tool. */
export function isArabicText(text: string): boolean {
  const words = text.replace(/<[^<>]*>/g, ' ');
  const arabic = words.match(arabicLetter)?.length ?? 0;
  return arabic > 0 && arabic >= 0.3 * (words.match(anyLetter)?.length ?? 0);
}

/** A text under the language that it is written in. */
export function byLanguage(text: string | null): { en: string | null; ar: string | null } {
  if (text === null) return { en: null, ar: null };
  return isArabicText(text) ? { en: null, ar: text } : { en: text, ar: null };
}
