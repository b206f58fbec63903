/** The portal's languages, the default first (spec §2). */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

export type Direction = 'ltr' | 'rtl';

/** True for exactly `en` and `ar`; `EN`, `article` and anything that is no string are not languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

/** The direction in which a language is written. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language that the header's toggle leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}
