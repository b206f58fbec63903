import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Step } from '#web/shell/jsonLd.ts';
import { pathsIn } from '#web/shell/paths.ts';

/** The way to an opportunity: home, the list, the list of its category, itself. */
export function crumbsOf(opportunity: OpportunityDetail, language: Language, t: Translate): Step[] {
  const paths = pathsIn(language);
  const { ags_category: agsCategory } = opportunity;
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('opportunities.title'), path: paths.opportunities() },
    { label: t(`agsCategory.${agsCategory}`), path: paths.opportunities({ agsCategory }) },
    { label: opportunity.title ?? '', path: paths.opportunity(opportunity) },
  ];
}
