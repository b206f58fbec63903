import type { TextBlock } from '#contract/fields.ts';
import type { Language } from '#i18n/language.ts';

/** A block of an edited text in one language. */
export type ReadBlock = { type: 'paragraph'; text: string } | { type: 'list'; items: string[] };

/** The blocks below one heading. */
export interface TextSection {
  /** The same in both languages, so that an address with it survives a change of language. */
  id: string;
  /** Null for what stands before the first heading. */
  heading: string | null;
  blocks: ReadBlock[];
}

/**
 * An edited text in the page's language, cut at its headings. The other language stays behind: a page that carried
 * both would be twice as heavy.
 */
export function readSections(blocks: readonly TextBlock[], language: Language): TextSection[] {
  const sections: TextSection[] = [];
  let current: TextSection = { id: 'section-0', heading: null, blocks: [] };
  for (const block of blocks) {
    if (block.type === 'heading') {
      if (current.heading !== null || current.blocks.length > 0) sections.push(current);
      current = {
        id: `section-${sections.filter(({ heading }) => heading !== null).length + 1}`,
        heading: block[language],
        blocks: [],
      };
    } else {
      current.blocks.push(
        block.type === 'list' ? { type: 'list', items: block[language] } : { type: 'paragraph', text: block[language] },
      );
    }
  }
  if (current.heading !== null || current.blocks.length > 0) sections.push(current);
  return sections;
}

/** The blocks of a text without headings. */
export function readBlocks(blocks: readonly TextBlock[], language: Language): ReadBlock[] {
  return readSections(blocks, language).flatMap((section) => section.blocks);
}
