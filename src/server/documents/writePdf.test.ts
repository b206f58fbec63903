import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '#server/features/profile-cv/readPdf.ts';
import {
  aBlock,
  aDocument,
  foreign,
  hasPoppler,
  popplerLetters,
  textOf,
  withoutSpaces,
} from '#tests/fixtures/textDocuments.ts';
import type { DocumentBlock } from './documentModel.ts';
import { writePdf } from './writePdf.ts';

const linesOf = async (pdf: Buffer): Promise<string[]> => {
  const reading = await readPdf(pdf);
  if ('error' in reading) throw new Error(reading.error);
  return reading.text.split('\n');
};

const ar = (text: string): DocumentBlock => aBlock('ar', text);
const arabic: DocumentBlock[] = [
  ar('لا للأ لِلَّه الإسلام الآن الأول السلام'),
  ar('مَدْرَسَةٌ لَا تُنْسَى شبّ كتابًا'),
  ar('كتـــاب فيه تطويل'),
  ar('في عام 2020 نشر (MIT Press) كتابًا بعنوان «القراءة» [1] ثم عاد.'),
  ar('نسبة 45.5% و3/4 من 1,250 طالبًا في 12/05/2023 عند 10:30 صباحًا.'),
  ar('2013 – 2018'),
  ar('2019 – حتى الآن'),
  ar('العربية (اللغة الأم)، الإنجليزية (إتقان تام)'),
  ar('ماجستير في الإحصاء (Statistics)'),
  aBlock('ar', [foreign('+974 4454 0000', 'en'), { text: ' · ', language: 'ar' }, foreign('noor@example.org', 'en')]),
  aBlock('ar', [
    foreign('Bilingual literacy', 'en'),
    { text: '، ', language: 'ar' },
    foreign('Early reading', 'en'),
    { text: '، ', language: 'ar' },
    foreign('تعليم القراءة', 'ar'),
  ]),
];
const english: DocumentBlock[] = [
  aBlock('en', 'Office, five flights, “quoted” – O’Neil, Ḥaddād, Müller (née Šimić)'),
  aBlock('en', [foreign('معلّمة الصف الأول', 'ar'), { text: ', ', language: 'en' }, foreign('مدرسة الياسمين', 'ar')]),
  aBlock('en', 'The word لا means “no”; كتاب جديد means a new book.'),
  aBlock('en', 'a(b)c [d] {e} <f> & g'),
];

test.each([
  ['ar', arabic],
  ['en', english],
] as const)('the text of a PDF in %s is found as it was written', async (language, blocks) => {
  const pdf = await writePdf(aDocument(language, blocks));
  const lines = await linesOf(pdf);
  expect(lines.slice(0, -1)).toEqual(blocks.map(textOf));
  if (hasPoppler) {
    const letters = popplerLetters(pdf);
    // Poppler leaves a mark at a word's end before the word, and parts a word at each tatweel.
    const written = blocks.map(textOf).filter((text) => !/\p{M}(?:\s|$)|\u0640/u.test(text));
    expect(written.length).toBeGreaterThan(3);
    expect(written.map(withoutSpaces).filter((text) => !letters.includes(text))).toEqual([]);
  }
});

test('both languages on one page keep each its own order', async () => {
  const blocks = [...arabic, ...english, aBlock('en', 'The word (لا) means “no”.')];
  expect((await linesOf(await writePdf(aDocument('ar', blocks)))).slice(0, -1)).toEqual(blocks.map(textOf));
});

test('words of both scripts and numbers, in whatever order, come back in that order', async () => {
  const word = fc.constantFrom(
    'كتاب',
    'لأنّ',
    'الآن',
    'قطر',
    'reading',
    'MIT',
    'Al-Kuwari',
    '2019',
    '45',
    '(كتاب)',
    '(book)',
  );
  const paragraph = fc.record({
    language: fc.constantFrom('en' as const, 'ar' as const),
    words: fc.array(word, { minLength: 1, maxLength: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(paragraph, { minLength: 20, maxLength: 20 }), async (paragraphs) => {
      const blocks = paragraphs.map(({ language, words }) =>
        // The first word says in which direction a reader takes the line.
        aBlock(language, `${language === 'ar' ? 'نص' : 'text'} ${words.join(' ')}`),
      );
      expect((await linesOf(await writePdf(aDocument('ar', blocks)))).slice(0, -1)).toEqual(blocks.map(textOf));
    }),
    { numRuns: 12 },
  );
});

test('a long unbroken word and signs without a shape lose no letter', async () => {
  const long = `https://example.org/${'abcdefghij'.repeat(30)}`;
  const blocks = [aBlock('en', long), aBlock('en', 'Chemist 🔬 in 東京'), aBlock('ar', `${'كلمة'.repeat(60)}`)];
  const lines = await linesOf(await writePdf(aDocument('en', blocks)));
  const all = withoutSpaces(lines.join(''));
  for (const block of blocks) expect(all).toContain(withoutSpaces(textOf(block)));
});

test('a long document has numbered pages, and no heading ends one', async () => {
  const item = (number: number): DocumentBlock[] => [
    aBlock('ar', `عنوان ${number}`, 'section'),
    aBlock('ar', `باحث ${number}`, 'itemTitle'),
    aBlock('ar', 'مركز الخليج لأبحاث الطاقة', 'place'),
    aBlock('ar', 'يشرف على بيت الاختبار على السطح. '.repeat(8 + (number % 5))),
  ];
  const lines = await linesOf(await writePdf(aDocument('ar', Array.from({ length: 14 }, (_, n) => item(n)).flat())));
  const feet = lines.flatMap((line, index) => (/صفحة \d من \d/.test(line) ? [index] : []));
  expect(feet.length).toBeGreaterThan(2);
  expect(lines[feet.at(-1) ?? 0]).toContain(`صفحة ${feet.length} من ${feet.length}`);
  for (const foot of feet) expect(lines[foot - 1]).toMatch(/السطح|الاختبار|يشرف/);
});

test('is tagged, says its language and direction, names its author and embeds its faces', async () => {
  const pdf = await writePdf(aDocument('ar', [aBlock('ar', 'ليلى حدّاد', 'name'), ar('نص')]));
  const source = pdf.toString('latin1');
  for (const part of ['/MarkInfo<</Marked true>>', '/Lang(ar)', '/Direction/R2L', '/S/H1', '/S/P', '/FontFile2'])
    expect(source).toContain(part);
  expect(source).not.toMatch(/\/(?:JavaScript|Launch|OpenAction)\b/);
});
