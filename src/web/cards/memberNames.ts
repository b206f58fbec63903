import type { Language } from '#i18n/language.ts';

export interface MemberNames {
  /** As written at first, in any script. */
  full_name: string;
  full_name_ar: string | null;
}

export interface MemberName {
  text: string;
  field: keyof MemberNames;
  lang?: 'ar';
}

/** The name that a page in one language shows, and the one in the other script where there is one. */
export function namesIn(
  { full_name, full_name_ar }: MemberNames,
  language: Language,
): { shown: MemberName; other: MemberName | null } {
  const first: MemberName = { text: full_name, field: 'full_name' };
  if (full_name_ar === null || full_name_ar === '' || full_name_ar === full_name) return { shown: first, other: null };
  const arabic: MemberName = { text: full_name_ar, field: 'full_name_ar', lang: 'ar' };
  return language === 'ar' ? { shown: arabic, other: first } : { shown: first, other: arabic };
}
