import type { SubTheme, TextBlock } from '#server/db/schemaContent.ts';

/** A short text in both languages; neither is the translation of the other. */
export type Bilingual = { readonly en: string; readonly ar: string };

/** One paragraph of a text. */
export function paragraph(en: string, ar: string): TextBlock {
  return { type: 'paragraph', en, ar };
}

/** A heading between paragraphs. */
export function heading(en: string, ar: string): TextBlock {
  return { type: 'heading', en, ar };
}

/** A list of points; each point is written in both languages, so the two lists are equally long. */
export function list(...points: readonly (readonly [en: string, ar: string])[]): TextBlock {
  return { type: 'list', en: points.map(([en]) => en), ar: points.map(([, ar]) => ar) };
}

/** A sub-theme from its title and its description, each in both languages. */
export function subTheme(title: Bilingual, description: Bilingual): SubTheme {
  return {
    title_en: title.en,
    title_ar: title.ar,
    description_en: description.en,
    description_ar: description.ar,
  };
}
