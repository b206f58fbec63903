import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#domain/searchText.ts';
import { prepareSearch } from './prepareSearch.ts';

test('SRC-04 signs that stand for whole sentences make no query longer than others, and it is still one', () => {
  for (const query of ['ﷺ'.repeat(200), '㋿﷽'.repeat(100), `محمد ${'ﷺ'.repeat(100)}`]) {
    const search = prepareSearch(query, 'member');
    expect(search?.words.length).toBeGreaterThan(0);
    expect(foldText(search?.words.join(' ') ?? '').length).toBeLessThanOrEqual(200);
  }
  expect(prepareSearch('محمد ﷺ', 'member')?.words).toEqual(['محمد', 'ﷺ']);
});

test('no query is longer once it is folded, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
      const words = prepareSearch(query, 'opportunity')?.words ?? [];
      expect(foldText(words.join(' ')).length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 300 },
  );
});
