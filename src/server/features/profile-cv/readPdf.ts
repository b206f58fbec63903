import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { readPdfLines } from '#domain/pdfLines.ts';
import type { PlacedText } from '#domain/placedText.ts';
import type { CvReading } from './readCv.ts';

/** A CV of more pages is kept whole and read so far. */
const maxPages = 40;
/** Comments count as spaces in a PDF. One ends with its line, so that there is one way to read it. */
const space = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])`;
/** What no CV may hold, by the names that a document needs for it: an action that runs something, a file within it. */
const unwanted = {
  active: new RegExp(String.raw`/S${space}*/(?:JavaScript|Launch)\b`),
  attached: new RegExp(String.raw`/EF(?:${space}*<<|${space}+\d+${space}+\d+${space}+R\b)|/EmbeddedFile\b`),
} as const;
const maxObjectsBytes = 20 * 1024 * 1024;

/** Opens a PDF and reads its text line by line. Nothing of it is drawn, run or followed. */
export async function readPdf(bytes: Uint8Array): Promise<CvReading> {
  const found = findUnwanted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (found !== null) return { error: found };
  // The reader keeps the bytes to itself.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes)).catch((error: unknown) =>
    error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
  );
  if (pdf === 'locked' || pdf === 'unreadable') return { error: pdf };
  if (await pdf.hasJSActions()) return { error: 'active' };
  if (await pdf.getAttachments()) return { error: 'attached' };
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) return { error: 'active' };
    if ((await page.getAnnotations()).some(isFile)) return { error: 'attached' };
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

function isFile({ subtype }: { subtype?: string }): boolean {
  return subtype === 'FileAttachment';
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

/** What a document names that no CV may hold, also where its objects are packed together. */
function findUnwanted(bytes: Buffer): keyof typeof unwanted | 'unreadable' | null {
  const text = bytes.toString('latin1');
  const found = unwantedIn(text);
  if (found !== null) return found;
  let left = maxObjectsBytes;
  for (const { 0: mark, index } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = plainNames(text.slice(Math.max(0, index - 500), index));
    if (!/\/ObjStm\b/.test(dictionary.slice(dictionary.lastIndexOf('endobj') + 1))) continue;
    const start = index + mark.length;
    const end = text.indexOf('endstream', start);
    const objects = unpack(bytes.subarray(start, end === -1 ? undefined : end), left);
    if (objects === null) return 'unreadable';
    left -= objects.length;
    const packed = unwantedIn(objects);
    if (packed !== null) return packed;
  }
  return null;
}

function unwantedIn(text: string): keyof typeof unwanted | null {
  const plain = plainNames(text);
  if (unwanted.active.test(plain)) return 'active';
  return unwanted.attached.test(plain) ? 'attached' : null;
}

/** A letter of a name may be written as its code. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Null for far more than the objects of a CV. */
function unpack(packed: Buffer, maxBytes: number): string | null {
  if (maxBytes <= 0) return null;
  try {
    return inflateSync(packed, { maxOutputLength: maxBytes }).toString('latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    // Packed in another way, or damaged: the reader will say.
    return packed.toString('latin1');
  }
}
