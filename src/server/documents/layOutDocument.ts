import { directionOf } from '#i18n/language.ts';
import type { DocumentBlock, TextDocument } from './documentModel.ts';
import { headingLeadingOf, leadingOf, listIndent, page, pageStyles } from './pageStyles.ts';
import { mayBeginInside, paginate, type Row } from './paginate.ts';
import { type SetLine, setParagraph } from './setParagraph.ts';
import type { Typefaces } from './typefaces.ts';

/** A line of a block with its place in the column; lengths in points. */
export interface BlockRow extends Row {
  block: DocumentBlock;
  line: SetLine;
  /** From the row's head down to the baseline. */
  baseline: number;
  /** By how much the line stands in at its beginning. */
  indent: number;
  /** What stands before an item of a list, on its first line: nothing is drawn for a bullet here but its place kept. */
  marker: SetLine | 'bullet' | null;
  /** Whether the floor line stands above: the head of the document ends here. */
  isBelowHead: boolean;
}

/** What the floor line takes above and below. */
export const floorLine = { above: 12, below: 8 } as const;

/** Sets every block in lines and parts them into pages. */
export function layOutDocument({ blocks }: TextDocument, typefaces: Typefaces): BlockRow[][] {
  const first = blocks.findIndex(({ style }) => style === 'section');
  const rows = blocks.flatMap((block, index) =>
    rowsOf(block, { before: blocks[index - 1], isBelowHead: index === first && index > 0, typefaces }),
  );
  return paginate(rows, page.height - page.top - page.bottom);
}

function rowsOf(
  block: DocumentBlock,
  { before, isBelowHead, typefaces }: { before: DocumentBlock | undefined; isBelowHead: boolean; typefaces: Typefaces },
): BlockRow[] {
  const style = pageStyles[block.style];
  const { face, size, color } = style;
  const indent = block.place ? (block.place.depth + 1) * listIndent : 0;
  const direction = directionOf(block.language);
  const lines = setParagraph(block.pieces, {
    typefaces,
    direction,
    face,
    size,
    color,
    width: page.width - 2 * page.side - indent,
  });
  const hasArabic = lines.some(({ runs }) => runs.some((run) => run.face.isArabic));
  const leading = (face === 'heading' ? headingLeadingOf : leadingOf)[hasArabic ? 'ar' : 'en'];
  const height = size * leading;
  const isAfterLead = before !== undefined && (pageStyles[before.style].isLead ?? false);
  // The heading of a section has its own air below.
  const space =
    before?.style === 'section'
      ? pageStyles.section.after
      : style.before + (before ? pageStyles[before.style].after : 0);
  return lines.map((line, index) => ({
    block,
    line,
    before: index > 0 ? 0 : isBelowHead ? floorLine.above + floorLine.below : space,
    height,
    baseline: height / 2 + size * 0.34,
    indent,
    marker: index === 0 ? markerOf(block, typefaces) : null,
    mayBegin: index === 0 ? !isAfterLead : mayBeginInside(index, lines.length),
    isBelowHead: isBelowHead && index === 0,
  }));
}

function markerOf({ place, language, style }: DocumentBlock, typefaces: Typefaces): BlockRow['marker'] {
  if (!place) return null;
  if (!place.isOrdered) return 'bullet';
  const { face, size, color } = pageStyles[style];
  const direction = directionOf(language);
  const [line] = setParagraph([{ text: `${place.number}.`, language }], {
    typefaces,
    direction,
    face,
    size,
    color,
    width: 100,
  });
  return line ?? null;
}
