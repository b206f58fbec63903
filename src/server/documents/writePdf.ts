import { directionOf } from '#i18n/language.ts';
import { fill, drawRun } from './drawText.ts';
import type { DocumentBlock, TextDocument } from './documentModel.ts';
import { type BlockRow, floorLine, layOutDocument } from './layOutDocument.ts';
import { colors, listIndent, page } from './pageStyles.ts';
import { PdfFile, pdfNumber as n, pdfString, pdfText, type PdfReference } from './pdfFile.ts';
import { PdfFonts } from './pdfFonts.ts';
import { PdfStructure } from './pdfStructure.ts';
import { type SetLine, setParagraph } from './setParagraph.ts';
import { readTypefaces, type Typefaces } from './typefaces.ts';

interface DrawnLink {
  href: string;
  box: [number, number, number, number];
}

/**
 * Writes a document as a tagged PDF on A4 pages. Glyphs are drawn in the order of their places and each says which
 * letters it stands for, so that whatever reads the file finds the text as it was written, Arabic included.
 */
export async function writePdf(document: TextDocument): Promise<Buffer> {
  const typefaces = await readTypefaces();
  const file = new PdfFile();
  const fonts = new PdfFonts();
  const structure = new PdfStructure();
  const pages = layOutDocument(document, typefaces);
  const drawn = pages.map((rows, index) => {
    const { content, links } = drawPage(rows, { index, fonts, structure });
    return { content: content + drawFoot(document, { index, count: pages.length, typefaces, fonts }), links };
  });

  const tree = file.reserve();
  const references = drawn.map(() => file.reserve());
  const resources = file.add(`<</Font<<${fonts.write(file)}>>>>`);
  for (const [index, { content, links }] of drawn.entries()) {
    const stream = file.addStream(content);
    const annotations = links.map((link) => addLink(file, link));
    file.put(
      references[index] ?? 0,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources ${resources} 0 R/Contents ${stream} 0 R/StructParents ${index}/Tabs/S${annotations.length > 0 ? `/Annots[${annotations.map((one) => `${one} 0 R`).join(' ')}]` : ''}>>`,
    );
  }
  file.put(tree, `<</Type/Pages/Count ${references.length}/Kids[${references.map((one) => `${one} 0 R`).join(' ')}]>>`);
  const root = structure.write(file, references, document.language);
  const order = directionOf(document.language) === 'rtl' ? '/Direction/R2L' : '';
  const catalog = file.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(${document.language})/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R/ViewerPreferences<</DisplayDocTitle true${order}>>>>`,
  );
  const info = file.add(
    `<</Title ${pdfText(document.title)}/Author ${pdfText(document.author)}/CreationDate(D:${document.createdAt.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z)>>`,
  );
  return file.write(catalog, info);
}

function addLink(file: PdfFile, { href, box }: DrawnLink): PdfReference {
  return file.add(
    `<</Type/Annot/Subtype/Link/Rect[${box.map(n).join(' ')}]/Border[0 0 0]/F 4/Contents ${pdfText(href)}/A<</S/URI/URI${pdfString(asciiAddress(href))}>>>>`,
  );
}

/** Addresses of other scripts in the form that every reader follows. */
function asciiAddress(href: string): string {
  return URL.canParse(href) ? new URL(href).href : encodeURI(href);
}

interface PageTools {
  index: number;
  fonts: PdfFonts;
  structure: PdfStructure;
}

function drawPage(rows: readonly BlockRow[], { index, fonts, structure }: PageTools) {
  let content = '';
  const links: DrawnLink[] = [];
  let y = page.height - page.top;
  let open: DocumentBlock | null = null;
  const close = (): void => {
    if (open) content += 'EMC\n';
    open = null;
  };
  for (const [position, row] of rows.entries()) {
    if (position > 0) y -= row.before;
    if (row.block !== open) close();
    if (row.isBelowHead) content += drawFloorLine(y + (position > 0 ? floorLine.below : 0));
    const baseline = y - row.baseline;
    const isRtl = directionOf(row.block.language) === 'rtl';
    if (row.marker === 'bullet') content += drawBullet(row, baseline, isRtl);
    if (row.block !== open) {
      content += `/P <</MCID ${structure.mark(row.block, index)}>> BDC\n`;
      open = row.block;
    }
    const edge = page.side + row.indent;
    const start = isRtl ? page.width - edge - row.line.width : edge;
    if (row.marker && row.marker !== 'bullet') {
      const x = isRtl ? page.width - edge + listIndent - row.marker.width : edge - listIndent;
      content += drawLine(row.marker, row.block, { x, y: baseline }, fonts);
    }
    content += drawLine(row.line, row.block, { x: start, y: baseline }, fonts, links);
    y -= row.height;
  }
  close();
  return { content, links };
}

/** Draws a line; what is in another language than its block says so. */
function drawLine(
  line: SetLine,
  { language }: Pick<DocumentBlock, 'language'>,
  { x, y }: { x: number; y: number },
  fonts: PdfFonts,
  links: DrawnLink[] = [],
): string {
  let content = '';
  let spoken = language;
  const speak = (next: typeof language): void => {
    if (next === spoken) return;
    if (spoken !== language) content += 'EMC\n';
    if (next !== language) content += `/Span <</Lang(${next})>> BDC\n`;
    spoken = next;
  };
  for (const run of line.runs) {
    speak(run.language);
    content += drawRun(run, { x, y }, fonts);
    const left = x + run.x;
    if (run.href !== undefined)
      links.push({ href: run.href, box: [left, y - run.size * 0.35, left + run.width, y + run.size * 0.95] });
  }
  speak(language);
  return content;
}

/** The heavy rule on which the portal's arches stand. */
function drawFloorLine(y: number): string {
  return artifact(`${fill(colors.ink)} ${n(page.side)} ${n(y)} ${n(page.width - 2 * page.side)} 1.6 re f`);
}

function drawBullet({ indent, block }: BlockRow, baseline: number, isRtl: boolean): string {
  const [size, radius] = [9.75, 1.6];
  const place = page.side + indent - listIndent + 5;
  const x = isRtl ? page.width - place : place;
  const y = baseline + size * 0.3;
  const bend = radius * 0.5523;
  const disc = `${n(x + radius)} ${n(y)} m ${n(x + radius)} ${n(y + bend)} ${n(x + bend)} ${n(y + radius)} ${n(x)} ${n(y + radius)} c ${n(x - bend)} ${n(y + radius)} ${n(x - radius)} ${n(y + bend)} ${n(x - radius)} ${n(y)} c ${n(x - radius)} ${n(y - bend)} ${n(x - bend)} ${n(y - radius)} ${n(x)} ${n(y - radius)} c ${n(x + bend)} ${n(y - radius)} ${n(x + radius)} ${n(y - bend)} ${n(x + radius)} ${n(y)} c`;
  const isInner = (block.place?.depth ?? 0) > 0;
  return artifact(`${fill(isInner ? colors.muted : colors.accent)} ${disc} f`);
}

/** What is seen and not read. */
function artifact(operators: string): string {
  return `/Artifact BMC ${operators} EMC\n`;
}

function drawFoot(
  { language, title, pageWords }: TextDocument,
  { index, count, typefaces, fonts }: { index: number; count: number; typefaces: Typefaces; fonts: PdfFonts },
): string {
  const direction = directionOf(language);
  const set = (text: string) =>
    setParagraph([{ text, language }], {
      typefaces,
      direction,
      face: 'body',
      size: page.footSize,
      color: colors.muted,
      width: page.width - 2 * page.side,
    })[0];
  const words = pageWords.replace('{page}', String(index + 1)).replace('{pages}', String(count));
  const [name, number] = [index === 0 ? undefined : set(title), set(words)];
  const draw = (line: SetLine | undefined, isAtStart: boolean): string => {
    if (!line) return '';
    const isAtLeft = isAtStart === (direction === 'ltr');
    const x = isAtLeft ? page.side : page.width - page.side - line.width;
    return drawLine(line, { language }, { x, y: page.foot }, fonts);
  };
  return `/Artifact <</Type/Pagination/Subtype/Footer>> BDC\n${draw(name, true)}${draw(number, false)}EMC\n`;
}
