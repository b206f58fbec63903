import type { Language } from './language.ts';

/**
 * Which of the portal's languages a text is best read in: that of its first letter's script. A voice for the other
 * script spells it out or leaves it out, so a guess by script is worth more than none. Null for numbers and other
 * scripts.
 */
export function languageOfText(text: string): Language | null {
  const [letter] = /\p{Script=Arabic}|\p{Letter}/u.exec(text) ?? [];
  if (letter === undefined) return null;
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  return /\p{Script=Latin}/u.test(letter) ? 'en' : null;
}
