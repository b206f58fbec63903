import type { BlockStyle } from './documentModel.ts';
import { colors, headingLeadingOf, leadingOf, pageStyles } from './pageStyles.ts';

/** Names by which Word knows styles; its own names for headings make them headings of its outline. */
export const styleIds: Readonly<Record<BlockStyle, { id: string; name: string }>> = {
  name: { id: 'Title', name: 'Title' },
  otherName: { id: 'Subtitle', name: 'Subtitle' },
  position: { id: 'Position', name: 'Position' },
  headline: { id: 'Headline', name: 'Headline' },
  facts: { id: 'Facts', name: 'Facts' },
  section: { id: 'Heading1', name: 'heading 1' },
  itemTitle: { id: 'Heading2', name: 'heading 2' },
  place: { id: 'Place', name: 'Place' },
  itemFacts: { id: 'ItemFacts', name: 'Item Facts' },
  body: { id: 'BodyText', name: 'Body Text' },
  heading: { id: 'Heading3', name: 'heading 3' },
  subheading: { id: 'Heading4', name: 'heading 4' },
  listItem: { id: 'ListParagraph', name: 'List Paragraph' },
};

const outlineLevels: Partial<Record<BlockStyle, number>> = { section: 0, itemTitle: 1, heading: 2, subheading: 3 };

/** Word counts spaces in twentieths of a point, sizes in halves, lines in 240ths. */
const twips = (points: number): number => Math.round(points * 20);

export function writeStyles(language: 'en' | 'ar'): string {
  const styles = (Object.keys(pageStyles) as BlockStyle[]).map((style) => writeStyle(style, language));
  return `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr>${fontsOf('Readex Pro')}<w:color w:val="${colors.ink}"/><w:sz w:val="20"/><w:szCs w:val="20"/><w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:widowControl/><w:spacing w:before="0" w:after="0"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${colors.brand}"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/><w:basedOn w:val="Normal"/><w:rPr><w:color w:val="${colors.muted}"/><w:sz w:val="16"/><w:szCs w:val="16"/></w:rPr></w:style>${styles.join('')}</w:styles>`;
}

export const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function writeStyle(style: BlockStyle, language: 'en' | 'ar'): string {
  const { face, size, color, before, after, isLead } = pageStyles[style];
  const { id, name } = styleIds[style];
  const level = outlineLevels[style];
  const leading = (face === 'heading' ? headingLeadingOf : leadingOf)[language];
  const halves = Math.round(size * 2);
  const bold = face === 'body' ? '' : '<w:b/><w:bCs/>';
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="BodyText"/><w:qFormat/><w:pPr>${isLead ? '<w:keepNext/><w:keepLines/>' : ''}<w:spacing w:before="${twips(before)}" w:after="${twips(after)}" w:line="${Math.round((leading - 0.25) * 240)}" w:lineRule="auto"/>${level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr>${face === 'heading' ? fontsOf('El Messiri') : ''}${bold}<w:color w:val="${color}"/><w:sz w:val="${halves}"/><w:szCs w:val="${halves}"/></w:rPr></w:style>`;
}

function fontsOf(name: string): string {
  return `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:eastAsia="${name}" w:cs="${name}"/>`;
}

/** What stands in for the portal's faces where they are not installed. */
export function writeFontTable(): string {
  const font = (name: string, other: string): string =>
    `<w:font w:name="${name}"><w:altName w:val="${other}"/><w:charset w:val="00"/><w:family w:val="swiss"/></w:font>`;
  return `<w:fonts ${namespaces}>${font('Readex Pro', 'Segoe UI')}${font('El Messiri', 'Segoe UI')}</w:fonts>`;
}
