import type { TextBlock } from '#server/db/schemaContent.ts';
import type { Bilingual } from './textBlocks.ts';

/** An edited page: a row of `pages`. */
export type PageContent = {
  readonly slug: string;
  readonly title: Bilingual;
  /** One sentence, for the page's description and for search engines. */
  readonly description: Bilingual;
  readonly body: readonly TextBlock[];
};
