import type { Language } from '#i18n/language.ts';
import {
  type BlockStyle,
  type DocumentBlock,
  type ListPlace,
  printableText,
  type TextPiece,
} from '#server/documents/documentModel.ts';
import { decodeEntities, sanitizeRichText } from '#server/richText.ts';

const blockStyles: Readonly<Record<string, BlockStyle>> = { p: 'body', h1: 'heading', h2: 'subheading' };
const token = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g;

/** A rich text of the editor's toolbar (spec §9) as paragraphs of a document; `nextList` numbers its lists. */
export function richBlocks(html: string | null, language: Language, nextList: () => number): DocumentBlock[] {
  if (html === null) return [];
  const blocks: DocumentBlock[] = [];
  const lists: { isOrdered: boolean; number: number; list: number }[] = [];
  const marks = { strong: 0, em: 0, u: 0 };
  let open: DocumentBlock | null = null;
  const begin = (style: BlockStyle, place?: ListPlace): void => {
    open = { style, language, pieces: [], ...(place ? { place } : {}) };
    blocks.push(open);
  };
  const write = (text: string): void => {
    if (!open) begin('body');
    open?.pieces.push({
      text,
      language,
      ...(marks.strong > 0 ? { isBold: true } : {}),
      ...(marks.em > 0 ? { isItalic: true } : {}),
      ...(marks.u > 0 ? { isUnderlined: true } : {}),
    });
  };
  for (const [, slash, name = '', text] of sanitizeRichText(html).matchAll(token)) {
    const isEnd = slash === '/';
    if (text !== undefined) {
      const printable = printableText(decodeEntities(text)).replaceAll(/[\n ]+/g, ' ');
      if (printable.trim() !== '' || open) write(printable);
    } else if (name === 'strong' || name === 'em' || name === 'u') marks[name] += isEnd ? -1 : 1;
    else if (name === 'br') write('\n');
    else if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop();
      else lists.push({ isOrdered: name === 'ol', number: 0, list: nextList() });
      open = null;
    } else if (name === 'li') {
      open = null;
      const list = lists.at(-1);
      if (!isEnd && list) {
        list.number += 1;
        begin('listItem', { ...list, depth: lists.length - 1 });
      }
    } else if (blockStyles[name] !== undefined) {
      open = null;
      if (!isEnd) begin(blockStyles[name]);
    }
  }
  return blocks.map((block) => ({ ...block, pieces: trimmed(block.pieces) })).filter(({ pieces }) => pieces.length > 0);
}

/** Without the spaces at a paragraph's edges. */
function trimmed(pieces: readonly TextPiece[]): TextPiece[] {
  const kept = pieces.map((piece) => ({ ...piece }));
  const [first, last] = [kept[0], kept.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return kept.filter(({ text }) => text !== '');
}
