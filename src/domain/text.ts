/** Unicode White_Space, all of it in the BMP: unlike `\s` it has NEL (U+0085) and has not the BOM (U+FEFF). */
const whiteSpace = /\p{White_Space}/u;

function isWhiteSpaceAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit > 0x7e && whiteSpace.test(text.charAt(index)));
}

/** Something that is drawn: fillers, joiners and direction marks alone are no name and no message. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The one form in which the portal keeps, measures and compares a text (decisions §2): NFC, line breaks as LF, no
 * white space at either end, and nothing where nothing of it can be seen. Passwords never pass through here.
 */
export function normalizeText(text: string): string {
  const unified = text.normalize('NFC').replace(/\r\n?/g, '\n');
  let start = 0;
  let end = unified.length;
  while (start < end && isWhiteSpaceAt(unified, start)) start += 1;
  while (end > start && isWhiteSpaceAt(unified, end - 1)) end -= 1;
  return visible.test(unified) ? unified.slice(start, end) : '';
}

/** Whether a text has nothing that can be seen: the portal takes it as empty (decisions §2). */
export function isBlank(text: string): boolean {
  return normalizeText(text) === '';
}

/**
 * The number of words: runs between Unicode White_Space (decisions §2). The counter under the box, the browser's rule
 * and the server's rule all ask this function.
 */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = isWhiteSpaceAt(text, index);
    if (!isSpace && !isInWord) words += 1;
    isInWord = !isSpace;
  }
  return words;
}

const forbiddenInNames = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether a name or another one-line text has what decisions §2 refuses: control characters, bidi overrides and
 * isolates, or a surrogate without its pair. Every script, apostrophe, hyphen, joiner and LRM/RLM/ALM may stay.
 */
export function hasForbiddenNameCharacters(text: string): boolean {
  return forbiddenInNames.test(text) || !text.isWellFormed();
}

const forbiddenInText = /[^\P{Cc}\n\t]/u;

/**
 * Whether a text of several lines has control characters other than line feed and tab (the database cannot keep NUL),
 * or a surrogate without its pair. Judge the normalized form: there, line breaks are LF already.
 */
export function hasForbiddenTextCharacters(text: string): boolean {
  return forbiddenInText.test(text) || !text.isWellFormed();
}

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/;

/**
 * The normalized text without the invisible direction marks at its ends: contact cards and Arabic messages put them
 * around e-mail addresses, links and phone numbers that people copy.
 */
export function trimDirectionMarks(text: string): string {
  const whole = normalizeText(text);
  let start = 0;
  let end = whole.length;
  while (start < end && (directionMarks.test(whole.charAt(start)) || isWhiteSpaceAt(whole, start))) start += 1;
  while (end > start && (directionMarks.test(whole.charAt(end - 1)) || isWhiteSpaceAt(whole, end - 1))) end -= 1;
  return whole.slice(start, end);
}

let segmenter: Intl.Segmenter | undefined;

/**
 * The first `maxGraphemes` user-perceived characters of a text, with "…" when something was cut: never half an emoji
 * and never a letter without its marks (decisions §2).
 */
export function truncateGraphemes(text: string, maxGraphemes: number): string {
  if (text.length <= maxGraphemes) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === maxGraphemes) return `${normalizeText(text.slice(0, index))}…`;
    count += 1;
  }
  return text;
}
