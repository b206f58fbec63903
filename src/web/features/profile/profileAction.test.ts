import { expect, test } from 'vitest';
import { maxTags } from '#domain/profileSections.ts';
import { emptyLanguageRows, languagesIn } from './profileAction.ts';

const rows = (count: number) =>
  languagesIn(Object.fromEntries(Array.from({ length: count }, (_, row) => [`code_${row}`, 'ar'])));

test('a form of languages has as many rows as a profile may, its empty ones, and one more that is refused', () => {
  const most = maxTags + emptyLanguageRows;
  expect([0, 1, most, most + 1, 6000].map((count) => rows(count).length)).toEqual([0, 1, most, most + 1, most + 1]);
});
