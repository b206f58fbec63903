import { expect, test } from 'vitest';
import { languageOfText } from './languageOfText.ts';

test.each([
  ['مديرة برامج', 'ar'],
  ['«رواق» Riwaq', 'ar'],
  ['Lecturer', 'en'],
  ['2025: Élan', 'en'],
  ['BDI مركز', 'en'],
  ['東京', null],
  ['2025', null],
  ['', null],
] as const)('a text that begins as “%s” is read in %s', (text, expected) => {
  expect(languageOfText(text)).toBe(expected);
});
