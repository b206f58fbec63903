import type { CvReading } from './readCv.ts';
import { readZipEntries } from './zipEntries.ts';

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const programs = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|macrosheets\/)/i;

/** Opens a Word document and reads its text paragraph by paragraph. A ZIP is one by what it says it holds (case UPL-14). */
export async function readDocx(bytes: Buffer): Promise<CvReading> {
  const entries = readZipEntries(bytes);
  if (!entries) return { error: 'unreadable' };
  const types = entries.get('[Content_Types].xml')?.toString('utf8');
  if (types === undefined) return { error: 'type' };
  if (/macroEnabled/i.test(types) || [...entries.keys()].some((name) => programs.test(name)))
    return { error: 'active' };
  if (!types.includes(`"${documentType}"`)) return { error: 'type' };
  // Word writes none; an entity can grow without bound or name another file.
  for (const [name, content] of entries)
    if (/\.(?:xml|rels)$/i.test(name) && /<!(?:DOCTYPE|ENTITY)/i.test(content.toString('latin1')))
      return { error: 'unreadable' };
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  const lines = value.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return {
    text: lines
      .filter((line) => line !== '')
      .join('\n')
      .normalize('NFC'),
  };
}
