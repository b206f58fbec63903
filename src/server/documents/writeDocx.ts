import { strToU8, zipSync } from 'fflate';
import { directionOf } from '#i18n/language.ts';
import type { DocumentBlock, TextDocument } from './documentModel.ts';
import { escapeXml, writeRuns } from './docxRuns.ts';
import { namespaces, styleIds, writeFontTable, writeStyles } from './docxStyles.ts';
import { colors, page } from './pageStyles.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** The deepest level of a list that is numbered. */
const maxDepth = 3;

/** Writes a document as Word's own format, with styles, an outline, real lists, and page numbers that Word counts. */
export function writeDocx(document: TextDocument): Buffer {
  const links: string[] = [];
  const linkId = (href: string): string => {
    const index = links.indexOf(href);
    return `link${index === -1 ? links.push(href) : index + 1}`;
  };
  const body = document.blocks.map((block, index) =>
    writeBlock(block, { linkId, isBelowHead: isFirstSection(document.blocks, index) }),
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${word}.numbering+xml"/><Override PartName="/word/fontTable.xml" ContentType="${word}.fontTable+xml"/><Override PartName="/word/settings.xml" ContentType="${word}.settings+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="r2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': writeProperties(document),
    'word/document.xml': `<w:document ${namespaces}><w:body>${body.join('')}${writeSection(document)}</w:body></w:document>`,
    'word/styles.xml': writeStyles(document.language),
    'word/numbering.xml': writeNumbering(document.blocks),
    'word/fontTable.xml': writeFontTable(),
    'word/settings.xml': `<w:settings ${namespaces}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-US" w:bidi="ar-SA"/></w:settings>`,
    'word/footer1.xml': writeFooter(document),
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships">${['styles', 'numbering', 'fontTable', 'settings'].map((part, index) => `<Relationship Id="part${index}" Type="${office}/${part}" Target="${part}.xml"/>`).join('')}<Relationship Id="footer" Type="${office}/footer" Target="footer1.xml"/>${links.map((href, index) => `<Relationship Id="link${index + 1}" Type="${office}/hyperlink" Target="${escapeXml(href)}" TargetMode="External"/>`).join('')}</Relationships>`,
  };
  const entries = Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 6, mtime: document.createdAt }));
}

function isFirstSection(blocks: readonly DocumentBlock[], index: number): boolean {
  return index > 0 && blocks.findIndex(({ style }) => style === 'section') === index;
}

function writeBlock(
  { style, language, pieces, place }: DocumentBlock,
  { linkId, isBelowHead }: { linkId: (href: string) => string; isBelowHead: boolean },
): string {
  const properties = [
    `<w:pStyle w:val="${styleIds[style].id}"/>`,
    place
      ? `<w:numPr><w:ilvl w:val="${Math.min(place.depth, maxDepth)}"/><w:numId w:val="${place.list + 1}"/></w:numPr>`
      : '',
    isBelowHead ? `<w:pBdr><w:top w:val="single" w:sz="12" w:space="8" w:color="${colors.ink}"/></w:pBdr>` : '',
    directionOf(language) === 'rtl' ? '<w:bidi/>' : '',
  ];
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${writeRuns(pieces, language, linkId)}</w:p>`;
}

function writeSection({ language }: TextDocument): string {
  const twips = (points: number): number => Math.round(points * 20);
  return `<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="${twips(page.width)}" w:h="${twips(page.height)}"/><w:pgMar w:top="${twips(page.top)}" w:right="${twips(page.side)}" w:bottom="${twips(page.bottom)}" w:left="${twips(page.side)}" w:header="${twips(page.foot)}" w:footer="${twips(page.foot)}" w:gutter="0"/>${directionOf(language) === 'rtl' ? '<w:bidi/>' : ''}</w:sectPr>`;
}

/** Each list is numbered by itself: the first for bullets, one more for each that counts. */
function writeNumbering(blocks: readonly DocumentBlock[]): string {
  const lists = new Map<number, boolean>();
  for (const { place } of blocks) if (place) lists.set(place.list, place.isOrdered);
  const level = (depth: number, isOrdered: boolean): string =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${isOrdered ? 'decimal' : 'bullet'}"/><w:lvlText w:val="${isOrdered ? `%${depth + 1}.` : '•'}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(depth + 1) * 340}" w:hanging="280"/></w:pPr>${isOrdered ? '' : `<w:rPr><w:color w:val="${colors.accent}"/></w:rPr>`}</w:lvl>`;
  const abstract = (id: number, isOrdered: boolean): string =>
    `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${[0, 1, 2, 3].map((depth) => level(depth, isOrdered)).join('')}</w:abstractNum>`;
  const numbers = [...lists].map(
    ([list, isOrdered]) =>
      `<w:num w:numId="${list + 1}"><w:abstractNumId w:val="${isOrdered ? 1 : 0}"/>${isOrdered ? [0, 1, 2, 3].map((depth) => `<w:lvlOverride w:ilvl="${depth}"><w:startOverride w:val="1"/></w:lvlOverride>`).join('') : ''}</w:num>`,
  );
  return `<w:numbering ${namespaces}>${abstract(0, false)}${abstract(1, true)}${numbers.join('')}</w:numbering>`;
}

function writeFooter({ language, pageWords }: TextDocument): string {
  const rtl = directionOf(language) === 'rtl' ? '<w:rPr><w:rtl/></w:rPr>' : '';
  const runs = pageWords.split(/(\{pages?\})/).map((part) => {
    const field = part === '{page}' ? 'PAGE' : part === '{pages}' ? 'NUMPAGES' : null;
    if (part === '') return '';
    if (field === null) return `<w:r>${rtl}<w:t xml:space="preserve">${escapeXml(part)}</w:t></w:r>`;
    return `<w:fldSimple w:instr=" ${field} "><w:r>${rtl}<w:t>1</w:t></w:r></w:fldSimple>`;
  });
  return `<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Footer"/>${rtl === '' ? '' : '<w:bidi/>'}<w:jc w:val="right"/></w:pPr>${runs.join('')}</w:p></w:ftr>`;
}

function writeProperties({ title, author, language, createdAt }: TextDocument): string {
  const instant = createdAt.toISOString().replace(/\.\d+/, '');
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${instant}</dcterms:created></cp:coreProperties>`;
}
