import { getDocumentProxy } from 'unpdf';
import { type PlacedText, readPdfLines } from '#domain/pdfLines.ts';
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
    const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: false });
    const pieces = items.flatMap((item): PlacedText[] => {
      if (!('str' in item)) return [];
      const { str: text, transform, width, height } = item;
      const [, , , size = 0, x = 0, y = 0] = transform as number[];
      return [{ text, x, y, width, height: height || Math.abs(size) }];
    });
    lines.push(...readPdfLines(pieces));
  }
  return { text: lines.join('\n') };
}
