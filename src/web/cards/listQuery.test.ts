import { describe, expect, it } from 'vitest';
import { onPage, readListValues, withoutValue } from './listQuery.ts';

const read = (query: string) => readListValues(new URLSearchParams(query), ['q', 'tas', 'country', 'page']);

describe('the address of a list', () => {
  it('gives filters repeated, separated by commas, or as the JSON list that the owner’s client writes', () => {
    for (const query of ['tas=1&tas=2', 'tas=1,2', 'tas=%5B1%2C2%5D', 'tas=1&tas=1,2&tas='])
      expect(read(query)).toEqual({ tas: ['1', '2'] });
  });

  it('gives the first search text whole, commas included', () => {
    expect(read('q=water,%20soil&q=second')).toEqual({ q: ['water, soil'] });
  });

  it('gives of a longer text than the API takes its beginning, in whole characters', () => {
    const long = 'x'.repeat(199);
    const query = new URLSearchParams({ q: `${long}😀`, country: `${long}yz` }).toString();
    expect(read(query)).toEqual({ q: [`${long}\uFFFD`], country: [`${long}y`] });
  });

  it('loses keys that the page does not know', () => {
    expect(read('utm_source=x&country=QA&__proto__=1')).toEqual({ country: ['QA'] });
  });

  it('SRC-09 begins at the first page when a filter goes', () => {
    expect(withoutValue(read('country=QA&country=EG&page=3'), 'country', 'QA')).toEqual({ country: ['EG'] });
  });

  it('keeps the filters on its other pages, and the first one has no number', () => {
    expect(onPage(read('country=QA'), 3)).toEqual({ country: ['QA'], page: ['3'] });
    expect(onPage(read('country=QA&page=3'), 1)).toEqual({ country: ['QA'], page: [] });
  });
});
