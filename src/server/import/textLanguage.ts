const arabicLetter = /\p{Script=Arabic}/gu;
const otherLetter = /\p{L}/gu;

/** Whether a text is written in Arabic: at least three of ten letters are Arabic ones, as in «مهندس Python». */
export function isArabicText(text: string): boolean {
  const arabic = text.match(arabicLetter)?.length ?? 0;
  return arabic > 0 && arabic >= 0.3 * (text.match(otherLetter)?.length ?? 0);
}

/** A text under the language that it is written in. */
export function byLanguage(text: string | null): { en: string | null; ar: string | null } {
  if (text === null) return { en: null, ar: null };
  return isArabicText(text) ? { en: null, ar: text } : { en: text, ar: null };
}
