import type { Language } from '#i18n/language.ts';
import { localize } from '#server/localize.ts';
import { sanitizeRichText } from '#server/richText.ts';
import type { ProfileRow } from './queries.ts';

/** Rich text is made safe again where it leaves (decisions §3). */
export const cleaned = (html: string | null): string | null => (html === null ? null : sanitizeRichText(html));

const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ar: new Intl.DisplayNames('ar', { type: 'language' }),
};

/** The languages that a member knows; what is no language code was written as a name and stays as it is. */
export function presentLanguages(
  { languages, language_levels: levels }: Pick<ProfileRow, 'languages' | 'language_levels'>,
  language: Language,
) {
  return languages.map((code) => ({
    code,
    name: /^[a-z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.test(code) ? (languageNames[language].of(code) ?? code) : code,
    level: levels[code] ?? null,
  }));
}

/** A text with its author's marks, made safe once more. */
export function presentBiography(row: Pick<ProfileRow, 'biography_en' | 'biography_ar'>, language: Language) {
  return localize(
    'biography',
    { biography_en: cleaned(row.biography_en), biography_ar: cleaned(row.biography_ar) },
    language,
  );
}
