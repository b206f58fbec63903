import type { Language } from './language.ts';

const locales: Record<Language, string> = {
  // Western digits are asked for by name: engines disagree about the default digits of plain `ar` (language.md).
  ar: 'ar-u-nu-latn',
  en: 'en-US',
};

/** The BCP 47 tag handed to Intl for a language: Western digits and Gregorian dates in both. */
export function localeOf(language: Language): string {
  return locales[language];
}
