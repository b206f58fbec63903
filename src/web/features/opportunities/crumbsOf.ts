import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { AgsCategory } from '#domain/opportunity.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Step } from '#web/shell/jsonLd.ts';
import { pathsIn } from '#web/shell/paths.ts';

/** The way to the list: home, the list, and where one is chosen the list of that category. */
export function crumbsToList(agsCategory: AgsCategory | null, language: Language, t: Translate): Step[] {
  const paths = pathsIn(language);
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('opportunities.title'), path: paths.opportunities() },
    ...(agsCategory ? [{ label: t(`agsCategory.${agsCategory}`), path: paths.opportunities({ agsCategory }) }] : []),
  ];
}

/** The way to an opportunity: home, the list, the list of its category, itself. */
export function crumbsOf(opportunity: OpportunityDetail, language: Language, t: Translate): Step[] {
  return [
    ...crumbsToList(opportunity.ags_category, language, t),
    { label: opportunity.title ?? '', path: pathsIn(language).opportunity(opportunity) },
  ];
}
