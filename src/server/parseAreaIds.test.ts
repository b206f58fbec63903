import { describe, expect, it } from 'vitest';
import { parseAreaIds } from './parseAreaIds.ts';

describe('the filter tas', () => {
  it('is a JSON list of area ids, as numbers or as texts, each once', () => {
    expect(parseAreaIds('[1,2]')).toEqual([1, 2]);
    expect(parseAreaIds('["3", 3, 99]')).toEqual([3, 99]);
  });

  it('is no filter when it is absent or empty', () => {
    expect([parseAreaIds(undefined), parseAreaIds(' '), parseAreaIds('[]')]).toEqual([undefined, undefined, []]);
  });

  it('is refused when it is anything else', () => {
    for (const wrong of [
      '[',
      '1',
      '1,2',
      '{"a":1}',
      'null',
      '["x"]',
      '[[1]]',
      '[null]',
      '[true]',
      `[${'1,'.repeat(50)}1]`,
    ])
      expect(() => parseAreaIds(wrong), wrong).toThrow('validation_failed');
  });
});
