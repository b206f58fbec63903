import { expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [40, 9, [1, null, 9]],
])('page %i of %i shows %j', (page, lastPage, pages) => {
  expect(pagesAround(page, lastPage)).toEqual(pages);
});
