import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import pairs from '#tests/cases/name_pairs.json' with { type: 'json' };
import { matchesName, nameKeyGroups, nameKeys } from './nameKeys.ts';

const same = pairs.same as [string, string[]][];

describe('nameKeys', () => {
  test.each(same)('%s is found as any of %j, and the reverse', (name, spellings) => {
    for (const spelling of spellings) {
      expect(matchesName(spelling, name), spelling).toBe(true);
      expect(matchesName(name, spelling), spelling).toBe(true);
    }
  });

  test('the list has at least sixty names', () => {
    expect(same.length).toBeGreaterThanOrEqual(60);
  });

  test.each(pairs.different)('%s and %s stay two names', (a = '', b = '') => {
    expect(matchesName(a, b)).toBe(false);
    expect(matchesName(b, a)).toBe(false);
  });

  test('Mohammed, Muhammad and Mohamad find one another', () => {
    for (const query of ['Mohammed', 'Muhammad', 'Mohamad'])
      for (const name of ['Mohammed', 'Muhammad', 'Mohamad']) expect(matchesName(query, name)).toBe(true);
  });

  test('NAM-02 tashkeel, tatweel and letter case change no key', () => {
    expect(nameKeys('مُحَمَّد')).toEqual(nameKeys('محمد'));
    expect(nameKeys('محـــمد')).toEqual(nameKeys('محمد'));
    expect(nameKeys('KHALED')).toEqual(nameKeys('khaled'));
  });

  test('a part of a name is enough, in any order, but every word must be in it', () => {
    expect(matchesName('Zewail', 'أحمد حسن زويل')).toBe(true);
    expect(matchesName('زويل احمد', 'Ahmed Hassan Zewail')).toBe(true);
    expect(matchesName('Ahmed Khaled', 'أحمد حسن زويل')).toBe(false);
  });

  test('signs, digits and other scripts give no key and match nothing', () => {
    for (const name of ['', ' ', '123', '٤٥', '张伟', '%', '؟', '\uD800']) {
      expect(nameKeyGroups(name), name).toEqual([]);
      expect(matchesName(name, 'محمد'), name).toBe(false);
    }
  });

  test('a word has at most 32 keys of capitals, and a long input ends soon', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abdeghiklmnorstuwyxz', ...'أإاعبتثجذضظهةىيو', ' ', '-', '’'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(letters, (name) =>
        nameKeyGroups(name).every((keys) => keys.length <= 32 && keys.every((key) => /^[A-Z]{2,}$/.test(key))),
      ),
      { numRuns: 500 },
    );
    const start = performance.now();
    nameKeys('thdhshiou'.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(100);
  });
});
