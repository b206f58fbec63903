import type { Direction, Language } from '#i18n/language.ts';

/** A stretch of text in one manner. A line feed in it begins a new line. */
export interface TextPiece {
  text: string;
  language: Language;
  /** What somebody wrote elsewhere stands in a line of ours in its own direction and moves nothing around it. */
  isolate?: Direction;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  /** An absolute address. */
  href?: string;
}

/** What a paragraph is; how it looks is each format's own. */
export type BlockStyle =
  | 'name'
  | 'otherName'
  | 'position'
  | 'headline'
  | 'facts'
  | 'section'
  | 'itemTitle'
  | 'place'
  | 'itemFacts'
  | 'body'
  | 'heading'
  | 'subheading'
  | 'listItem';

export interface ListPlace {
  isOrdered: boolean;
  /** From 1. */
  number: number;
  /** 0 for a list that stands by itself. */
  depth: number;
  /** Which list of the document: items of one are numbered together. */
  list: number;
}

/** A paragraph, in the direction of its language. */
export interface DocumentBlock {
  style: BlockStyle;
  language: Language;
  pieces: TextPiece[];
  place?: ListPlace;
}

/** A document of text, as the writers of PDF and DOCX take it. */
export interface TextDocument {
  language: Language;
  title: string;
  author: string;
  /** Stands at the foot of each page, with `{page}` and `{pages}` in it. */
  pageWords: string;
  blocks: DocumentBlock[];
  createdAt: Date;
}

/** Controls, marks of direction (both formats say direction themselves), soft hyphens and what XML does not take. */
const unprintable = /(?!\n)[\p{Cc}\u00AD\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFEFF\uFFFE\uFFFF]/gu;

/** A person's text as a document holds it: composed, well-formed, with line feeds and without what is never seen. */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unprintable, '');
}
