import type { Language } from '#i18n/language.ts';

/** Whom a mail about an account goes to: greeted by the name in the language they chose. */
export interface Recipient {
  to: string;
  name: string;
  language: Language;
}

export function recipientOf(account: {
  email: string;
  full_name: string;
  full_name_ar: string | null;
  locale: string;
}): Recipient {
  const language = account.locale === 'ar' ? 'ar' : 'en';
  const name = language === 'ar' ? (account.full_name_ar ?? account.full_name) : account.full_name;
  return { to: account.email, name, language };
}
