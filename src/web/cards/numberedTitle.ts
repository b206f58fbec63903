import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';

/** A list's title; from the second page on with the number of the page, so that no two pages are called the same. */
export function numberedTitle(title: string, page: number, t: Translate, language: Language): string {
  return page > 1 ? `${title} · ${t('pagination.page', { page: formatNumber(page, language) })}` : title;
}
