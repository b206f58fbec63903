import { getDocumentProxy } from 'unpdf';
import { readPdfLines } from '#domain/pdfLines.ts';
import type { PlacedText } from '#domain/placedText.ts';
import type { CvReading } from './readCv.ts';

/** A CV of more pages is kept whole and read so far. */
const maxPages = 40;
const actions = /\/S\s*\/(?:JavaScript|Launch)\b/;

/** Opens a PDF and reads its text line by line. Nothing of it is drawn, run or followed. */
export async function readPdf(bytes: Uint8Array): Promise<CvReading> {
  if (actions.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')))
    return { error: 'active' };
  // The reader keeps the bytes to itself.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes)).catch((error: unknown) =>
    error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
  );
  if (pdf === 'locked' || pdf === 'unreadable') return { error: pdf };
  if (await pdf.hasJSActions()) return { error: 'active' };
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) return { error: 'active' };
    const languages = languagesOfMarks(await page.getStructTree());
    const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true });
    const open: (string | undefined)[] = [];
    const pieces = items.flatMap((item): PlacedText[] => {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        // Marks without an id, such as a phrase in another language, stand inside a paragraph.
        else open.push(languages.get(item.id ?? '') ?? open.at(-1));
        return [];
      }
      const { str: text, transform, width, height } = item;
      const [, , , size = 0, x = 0, y = 0] = transform as number[];
      const language = open.at(-1);
      return [{ text, x, y, width, height: height || Math.abs(size), ...(language ? { isRtl: isRtl(language) } : {}) }];
    });
    lines.push(...readPdfLines(pieces));
  }
  return { text: lines.join('\n') };
}

interface StructureNode {
  id?: string;
  lang?: string;
  children?: StructureNode[];
}

/** Of a tagged document: which language each marked piece of the page is in, as the nearest part around it says. */
function languagesOfMarks(root: StructureNode | null): Map<string, string> {
  const languages = new Map<string, string>();
  const visit = ({ id, lang, children = [] }: StructureNode, around: string | undefined): void => {
    const language = lang ?? around;
    if (id !== undefined && language !== undefined) languages.set(id, language);
    for (const child of children) visit(child, language);
  };
  if (root) visit(root, undefined);
  return languages;
}

function isRtl(language: string): boolean {
  return /^(?:ar|fa|he|ur)\b/i.test(language);
}
