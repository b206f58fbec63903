import type { AgsCategory } from '#domain/opportunity.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';
import type { SubTheme, TextBlock } from '#server/db/schemaContent.ts';
import type { Bilingual } from './textBlocks.ts';

/** One of the five areas with its texts: a row of `thematic_areas` and its three rows of `thematic_area_categories`. */
export type ThematicAreaContent = {
  readonly id: number;
  readonly slug: ThematicAreaSlug;
  readonly title: Bilingual;
  /** One sentence, for cards and for the page's description. */
  readonly description: Bilingual;
  readonly body: readonly TextBlock[];
  readonly subs: readonly SubTheme[];
  /** What the area means within each category: the opening of its focus-area page. */
  readonly categories: Readonly<Record<AgsCategory, readonly TextBlock[]>>;
};
