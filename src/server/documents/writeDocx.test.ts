import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '#server/features/profile-cv/readDocx.ts';
import { aBlock, aDocument, foreign, textOf } from '#tests/fixtures/textDocuments.ts';
import type { DocumentBlock } from './documentModel.ts';
import { writeDocx } from './writeDocx.ts';

const linesOf = async (docx: Buffer): Promise<string[]> => {
  const reading = await readDocx(docx);
  if ('error' in reading) throw new Error(reading.error);
  return reading.text.split('\n');
};
const partOf = (docx: Buffer, name: string): string => strFromU8(unzipSync(docx)[name] ?? new Uint8Array());

const blocks: DocumentBlock[] = [
  aBlock('ar', 'ليلى حدّاد', 'name'),
  aBlock('ar', 'الخبرات', 'section'),
  aBlock('ar', 'في عام 2020 نشر (MIT Press) كتابًا بعنوان «القراءة» [1] لا للأ مَدْرَسَةٌ كتـــاب.'),
  aBlock('ar', [foreign('+974 4454 0000', 'en'), { text: ' · ', language: 'ar' }, foreign('noor@example.org', 'en')]),
  aBlock('en', 'a < b & c > "d" 🔬', 'itemTitle'),
  { ...aBlock('en', 'first', 'listItem'), place: { isOrdered: true, number: 1, depth: 0, list: 1 } },
  { ...aBlock('ar', 'نقطة', 'listItem'), place: { isOrdered: false, number: 1, depth: 1, list: 2 } },
];

test('the text of a Word document is found as it was written, and its links lead where they should', async () => {
  const link = aBlock('en', [{ text: 'a page', language: 'en', href: 'https://example.org/?a=1&b=2' }]);
  const docx = writeDocx(aDocument('ar', [...blocks, link]));
  expect(await linesOf(docx)).toEqual([...blocks, link].map(textOf));
  expect(partOf(docx, 'word/_rels/document.xml.rels')).toContain('Target="https://example.org/?a=1&amp;b=2"');
});

test('Arabic paragraphs and their runs are read from the right, foreign ones inside from the left', () => {
  const xml = partOf(writeDocx(aDocument('ar', blocks)), 'word/document.xml');
  const paragraphs = xml.split('<w:p>').slice(1);
  expect(paragraphs.map((one) => one.includes('<w:bidi/>'))).toEqual([true, true, true, true, false, false, true]);
  const runs = [...(paragraphs[2] ?? '').matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, run = '']) => run);
  expect(runs.map((run) => [run.includes('<w:rtl/>'), run.replaceAll(/<[^>]*>/g, '')])).toEqual([
    [true, 'في عام 2020 نشر ('],
    [false, 'MIT Press'],
    [true, ') كتابًا بعنوان «القراءة» [1] لا للأ مَدْرَسَةٌ كتـــاب.'],
  ]);
  expect(paragraphs[3]).not.toContain('<w:rtl/>+');
});

test('has an outline, lists that Word numbers, page numbers that Word counts, and its author', () => {
  const docx = writeDocx(aDocument('ar', blocks));
  const xml = partOf(docx, 'word/document.xml');
  for (const part of [
    'w:val="Title"',
    'w:val="Heading1"',
    'w:val="Heading2"',
    '<w:numId w:val="2"/>',
    '<w:ilvl w:val="1"/>',
  ])
    expect(xml).toContain(part);
  expect(partOf(docx, 'word/footer1.xml')).toMatch(/صفحة .* PAGE .*من.* NUMPAGES /);
  expect(partOf(docx, 'docProps/core.xml')).toContain('<dc:creator>Noor Test</dc:creator>');
});
