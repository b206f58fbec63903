import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOfShapes } from './arabicLetters.ts';
import { readPdfLines } from './pdfLines.ts';
import type { PlacedText } from './placedText.ts';
import { turnBrackets } from './turnBrackets.ts';

/** Pieces as they stand on a line from left to right, touching where no space is between them. */
const line = (...texts: string[]): PlacedText[] => {
  let x = 0;
  return texts.map((text) => {
    const piece = { text, x, y: 700, width: text.length * 5, height: 10 };
    x += piece.width;
    return piece;
  });
};

test.each<[string, string[], string]>([
  ['shapes of letters one by one', ['ﺎ', 'ﺒ', 'ﺣ', 'ﺮ', 'ﻣ'], 'مرحبا'],
  ['lam-alef as one shape', ['م', 'ﻼ', 'ﺳ'], 'سلام'],
  ['years one by one', ['2019', ' ', '–', ' ', '2015', ' ', 'قطر'], 'قطر 2015 – 2019'],
  ['a number digit by digit', ['2', '0', '1', '9', ' ', 'عام'], 'عام 2019'],
  ['Latin words inside Arabic', ['الآلي', ' ', 'Deep', ' ', 'AI', ' ', 'التعلم'], 'التعلم Deep AI الآلي'],
  ['brackets as they were drawn', ['قطر', ' ', '(', 'الدوحة', ')'], '(الدوحة) قطر'],
])('%s are read as they were written', (_what, drawn, read) => {
  expect(readPdfLines(line(...drawn))).toEqual([read]);
});

test('a page in Arabic reads a mixed line from the right, one in English from the left', () => {
  const mixed = line('Layla Haddad', ' ', '—', ' ', 'حداد ليلى');
  const below = (text: string): PlacedText => ({ text, x: 0, y: 600, width: 300, height: 10 });
  expect(readPdfLines([...mixed, below('نص طويل بالعربية يصف ما في هذه الصفحة')])[0]).toBe('حداد ليلى — Layla Haddad');
  expect(readPdfLines([...mixed, below('a long text that says what is on this page')])[0]).toBe(
    'Layla Haddad — حداد ليلى',
  );
});

test('a document that tells its languages and draws in reading order is read in that order', () => {
  const drawn = (isRtl: boolean, ...pieces: [text: string, x: number, width: number][]): PlacedText[] =>
    pieces.map(([text, x, width]) => ({ text, x, y: 700, width, height: 10, isRtl }));
  // Two foreign names with a comma between them stand in the place where one long one would.
  expect(readPdfLines(drawn(true, ['Early reading', 140, 60], ['،', 137, 3], ['Literacy', 100, 34]))).toEqual([
    'Early reading، Literacy',
  ]);
  expect(
    readPdfLines(drawn(false, ['text', 60, 20], ['كتاب', 120, 20], ['جديد', 83, 34], ['is new', 143, 30])),
  ).toEqual(['text كتاب جديد is new']);
  // A browser draws from the left, letter by letter, and tells the language too.
  expect(readPdfLines(drawn(true, ['ب', 60, 5], ['ت', 65, 5], ['ك', 70, 5], ['قطر', 40, 15]))).toEqual(['كتب قطر']);
});

const withoutTatweel = (text: string): string => text.replaceAll('ـ', '').normalize('NFKC');

test('letters come back for every shape, and no shape is left', () => {
  const shape = fc.oneof(fc.integer({ min: 0xfb50, max: 0xfdff }), fc.integer({ min: 0xfe70, max: 0xfefc }));
  fc.assert(
    fc.property(fc.array(shape), (codes) => {
      const letters = lettersOfShapes(String.fromCharCode(...codes));
      // Without what stretches letters: marks that it kept apart then stand in their own order.
      expect(withoutTatweel(letters.normalize('NFKC'))).toBe(withoutTatweel(letters));
      expect(lettersOfShapes(letters)).toBe(letters);
    }),
  );
  expect(lettersOfShapes('ﷲ ﻻ ﬁ ﹼ')).toBe('الله لا fi ّ');
});

test('brackets that are right stay as they are', () => {
  for (const text of ['(a) [b] «c»', 'a) first', 'open (', '((x))']) expect(turnBrackets(text)).toBe(text);
  expect(turnBrackets(')قطر(')).toBe('(قطر)');
});
