import { expect, test } from 'vitest';
import { labelKey } from './labelKey.ts';

test.each([
  ['الاستدامة', 'استدامه'],
  ['On site', 'on-site'],
  ['Grant', '  GRANTS '],
  ['التعليم التقدّمي', 'تعليم تقدمي'],
  ['Artificial intelligence', 'intelligence, artificial'],
  ['الإمارات العربية المتحدة', 'الامارات العربيه المتحده'],
])('«%s» and «%s» are one label', (one, other) => {
  expect(labelKey(one)).toBe(labelKey(other));
});

test.each([
  ['Research', 'research in Qatar'],
  ['Qatar', 'qat'],
  ['منحة', 'منحة بحث'],
])('«%s» and «%s» are two', (one, other) => {
  expect(labelKey(one)).not.toBe(labelKey(other));
});

test('what has no words is no label', () => {
  expect(labelKey(' ')).toBe('');
});
