import { expect, test } from 'vitest';
import { clampPerPage, lastPage, offsetOf, parsePage } from './pagination.ts';

test('SRC-06 what is no positive whole number means page 1', () => {
  for (const value of ['0', '-1', '-5', 'abc', '1e9', '1.5', '', ' ', '٢', undefined, null, Number.NaN, -3, 1.5, ['2']])
    expect(parsePage(value), String(value)).toBe(1);
  expect(parsePage('3')).toBe(3);
  expect(parsePage(3)).toBe(3);
});

test('SRC-06 a huge page number stays within what a database can count', () => {
  expect(offsetOf(parsePage('99999999999999999999'), 100)).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(parsePage(1e21)).toBe(1);
});

test('items a page are clamped to 1 to 100', () => {
  expect([0, -5, 1, 100, 101, '1000', '12'].map((value) => clampPerPage(value, 12))).toEqual([
    1, 1, 1, 100, 100, 100, 12,
  ]);
  for (const value of [undefined, '', 'abc', '1.5', null]) expect(clampPerPage(value, 20)).toBe(20);
});

test('an empty list has one page', () => {
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12)]).toEqual([1, 1, 2]);
});
