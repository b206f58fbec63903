import { expect, test } from 'vitest';
import { normalizeSearchQuery, searchToApiQuery } from './savedSearch.ts';

test('a search is asked of the API as its page asks, for what is open', () => {
  const query =
    normalizeSearchQuery('?isProgram=true&partner=3&partner=4&tas=1&tas=2&agsCategory=research&state=all&q=طاقة') ?? '';
  expect(searchToApiQuery(query)).toEqual({
    state: 'open',
    q: 'طاقة',
    tas: '[1,2]',
    isProgram: 'true',
    partner: ['3', '4'],
    agsCat: 'research',
  });
  expect(searchToApiQuery('tas=%5B2%2C5%5D&taSlug=sustainability')).toEqual({
    state: 'open',
    tas: '[2,5]',
    taSlug: 'sustainability',
  });
  expect(searchToApiQuery('')).toEqual({ state: 'open' });
});

test('a category that does not exist, and what is too long or can not be stored, is no search', () => {
  for (const wrong of ['agsCategory=nothing', `q=${'x'.repeat(1000)}`, 'q=\0'])
    expect(normalizeSearchQuery(wrong)).toBeNull();
  expect(normalizeSearchQuery('%E0%A4%A&&&=')).toBe('');
});
