import type { Language } from '#i18n/language.ts';

type Localized<Name extends string> = Record<Name | `${Name}_en` | `${Name}_ar`, string | null>;

/** What a reader is shown of a bilingual field: what was written in their language, or in the other where it was written only there. */
export function inLanguage<Text extends string | null>(en: Text, ar: Text, language: Language): Text {
  return language === 'ar' ? (ar ?? en) : (en ?? ar);
}

/**
 * A bilingual field as answers carry it: in the reader's language, or in the other where it was written only there,
 * with both beside it (decisions §1).
 */
export function localize<Name extends string>(
  name: Name,
  row: Record<`${Name}_en` | `${Name}_ar`, string | null>,
  language: Language,
): Localized<Name> {
  const en = row[`${name}_en`];
  const ar = row[`${name}_ar`];
  return {
    [name]: inLanguage(en, ar, language),
    [`${name}_en`]: en,
    [`${name}_ar`]: ar,
  } as Localized<Name>;
}
