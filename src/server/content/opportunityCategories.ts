import type { Bilingual } from './textBlocks.ts';

/** One kind of opportunity: a row of `opportunity_categories`. */
export type OpportunityCategoryContent = { readonly slug: string; readonly name: Bilingual };

/** The ten kinds of opportunity (decisions §5), in the order in which filters list them. */
export const opportunityCategories: readonly OpportunityCategoryContent[] = [
  { slug: 'position', name: { en: 'Position', ar: 'وظيفة' } },
  { slug: 'fellowship', name: { en: 'Fellowship', ar: 'زمالة' } },
  { slug: 'postdoctoral', name: { en: 'Postdoctoral', ar: 'ما بعد الدكتوراه' } },
  { slug: 'doctoral', name: { en: 'Doctoral', ar: 'دكتوراه' } },
  { slug: 'grant', name: { en: 'Grant', ar: 'منحة' } },
  { slug: 'award', name: { en: 'Award', ar: 'جائزة' } },
  { slug: 'training', name: { en: 'Training', ar: 'تدريب' } },
  { slug: 'program', name: { en: 'Program', ar: 'برنامج' } },
  { slug: 'call_for_papers', name: { en: 'Call for papers', ar: 'دعوة لتقديم أوراق بحثية' } },
  { slug: 'volunteering', name: { en: 'Volunteering', ar: 'تطوّع' } },
];
