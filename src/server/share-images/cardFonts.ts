import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';
import { readWoff } from '#server/documents/readWoff.ts';
import { turnMarks } from './turnMarks.ts';

export const headingFonts = {
  en: 'Heading, Heading Arabic, Heading Cyrillic, Body Extra',
  ar: 'Heading Arabic, Heading, Body Arabic',
};
export const bodyFonts = { en: 'Body, Body Extra, Body Arabic', ar: 'Body Arabic, Body, Body Extra' };

const files: readonly [name: string, weight: 400 | 600 | 700, file: string][] = [
  ['Heading', 700, 'el-messiri/files/el-messiri-latin-700-normal.woff'],
  ['Heading Arabic', 700, 'el-messiri/files/el-messiri-arabic-700-normal.woff'],
  ['Heading Cyrillic', 700, 'el-messiri/files/el-messiri-cyrillic-700-normal.woff'],
  ['Body', 400, 'readex-pro/files/readex-pro-latin-400-normal.woff'],
  ['Body', 600, 'readex-pro/files/readex-pro-latin-600-normal.woff'],
  ['Body Arabic', 400, 'readex-pro/files/readex-pro-arabic-400-normal.woff'],
  ['Body Arabic', 600, 'readex-pro/files/readex-pro-arabic-600-normal.woff'],
  ['Body Extra', 400, 'readex-pro/files/readex-pro-latin-ext-400-normal.woff'],
  ['Body Extra', 600, 'readex-pro/files/readex-pro-latin-ext-600-normal.woff'],
];

/** The portal's own typefaces, in a format that the layout engine reads. */
export function readCardFonts(): Promise<Font[]> {
  return Promise.all(
    files.map(async ([name, weight, file]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: turnMarks(readWoff(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))).font),
    })),
  );
}
