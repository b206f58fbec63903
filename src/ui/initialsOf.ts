const titles = /^(?:prof|professor|dr|mr|mrs|ms|eng|أ\.?د|د|أ|م|الدكتور|الدكتورة|الأستاذ|الأستاذة)\.?$/iu;
const arabicLetter = /^\p{Script=Arabic}/u;

/**
 * The letters that stand for a name where there is no portrait: first and last word in Latin and like scripts, the
 * first letter alone in Arabic (two would join into another word). Titles are passed over; graphemes stay whole.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const named = words.filter((word) => !titles.test(word));
  const [first = words[0] ?? ''] = named;
  const last = named.length > 1 ? (named.at(-1) ?? '') : '';
  const initial = firstLetter(first);
  if (arabicLetter.test(initial)) return initial;
  return `${initial}${firstLetter(last)}`.toLocaleUpperCase('en');
}

/** A letter that nothing can be part of but itself, in the scripts of most names here. */
const plainLetter = /^[\p{Script=Latin}\p{Script=Arabic}](?=[\p{Script=Latin}\p{Script=Arabic}]|$)/u;
/** Made when a name needs it: reading its rules takes a browser 10 ms. */
let graphemes: Intl.Segmenter | undefined;

function firstLetter(word: string): string {
  const [plain] = plainLetter.exec(word) ?? [];
  if (plain !== undefined) return plain;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters.find((letter) => /^[\p{L}\p{N}]/u.test(letter)) ?? '';
}
