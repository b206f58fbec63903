import { opportunityCategories as categories, type OpportunityCategory } from '#domain/opportunity.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Bilingual } from './textBlocks.ts';

/** One row of `opportunity_categories`. */
export type OpportunityCategoryContent = {
  readonly slug: OpportunityCategory;
  readonly position: number;
  readonly name: Bilingual;
};

/** The ten kinds of opportunity (decisions §5), named as the pages name them. */
export const opportunityCategories: readonly OpportunityCategoryContent[] = categories.map((slug, index) => ({
  slug,
  position: index + 1,
  name: {
    en: translatorFor('en')(`opportunityCategory.${slug}`),
    ar: translatorFor('ar')(`opportunityCategory.${slug}`),
  },
}));
