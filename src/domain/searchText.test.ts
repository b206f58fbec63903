import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import arabicSearch from '#tests/cases/arabic_search.json' with { type: 'json' };
import universities from '#tests/cases/universities_arab_region.json' with { type: 'json' };
import { foldText, foldWithOffsets, maxQueryWords, stripArticle, tokenizeQuery } from './searchText.ts';

const contains = (text: string, query: string): boolean =>
  tokenizeQuery(query).every((word) => foldText(text).includes(word));

describe('foldText', () => {
  test.each([...arabicSearch.pairs_equal_after_normalisation, ...arabicSearch.also_equal_by_canonical_equivalence])(
    'SRC-01 %s and %s fold to one text',
    (a = '', b = '') => {
      expect(foldText(a)).toBe(foldText(b));
    },
  );

  test('SRC-01 decomposing first loses no alef form', () => {
    for (const word of ['آجن', 'أحمد', 'إعاذ', 'مسؤول', 'رئيس'])
      expect(foldText(word.normalize('NFD')), word).toBe(foldText(word));
  });

  test.each([
    ['alef wasla', 'ٱلله', 'الله'],
    ['tashkeel', 'مُدَرِّس', 'مدرس'],
    ['superscript alef', 'رحمٰن', 'رحمن'],
    ['tatweel', 'محـــمد', 'محمد'],
    ['ta marbuta', 'جامعة', 'جامعه'],
    ['alef maksura', 'مستشفى', 'مستشفي'],
    ['hamza on waw and on ya', 'شئون', 'شؤون'],
    ['lone hamza', 'الذكاء', 'الذكا'],
    ['Persian letters', 'علی کریم', 'علي كريم'],
    ['Arabic-Indic digits', '٢٠٢٦', '2026'],
    ['Persian digits', '۲۰۲۶', '2026'],
    ['presentation forms', 'ﷲ ﻻ', 'الله لا'],
    ['full-width Latin', 'Ｄｏｈａ', 'doha'],
    ['Latin marks', 'Côte d’Ivoire', "cote d'ivoire"],
    ['letters without decomposition', 'Straße Łódź Smørås', 'strasse lodz smoras'],
    ['transliteration signs', 'ʿUmar al-Ḥasan', 'umar al-hasan'],
    ['dotted capital I', 'İstanbul', 'istanbul'],
    ['final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['zero width space', 'ab\u200Bc', 'abc'],
  ])('%s: %s is found as %s', (_what, typed, wanted) => {
    expect(foldText(typed)).toBe(foldText(wanted));
  });

  test('folding twice changes nothing more', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'أإآٱؤئىةءابوي', '\u0654', '\u0651', '\u0640', '٣', 'É', 'ß', 'ﬁ', 'İ', ' ', '%'),
    });
    fc.assert(
      fc.property(letters, (text) => foldText(foldText(text)) === foldText(text)),
      { numRuns: 500 },
    );
  });

  test('with offsets the folded text is the same, and every unit has its place', () => {
    const letters = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'أإئوةءب', '\u0651', 'ﷲ', 'É', 'Σ', 'ß', '👨‍👩‍👧', '한', ' '),
        fc.string({ unit: 'grapheme', maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(letters, (raw) => {
        const text = raw.normalize('NFC');
        const { folded, starts } = foldWithOffsets(text);
        expect(folded).toBe(foldText(text));
        expect(starts).toHaveLength(folded.length + 1);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });
});

describe('tokenizeQuery', () => {
  test.each(arabicSearch.queries.map((query) => [query.q, query.must_contain] as const))(
    'SRC-01 SRC-04 %j finds %j of the corpus',
    (q, expected) => {
      const found = arabicSearch.corpus.filter(([, title = '']) => contains(title, q)).map(([id]) => id);
      for (const id of expected) expect(found).toContain(id);
      if (expected.length === 0) expect(found).toEqual([]);
    },
  );

  test('SRC-04 signs stay as literal words', () => {
    for (const sign of ['%', '_', '\\', "'", '"', '100%', 'data_science', 'c++', 'r&d', "o'neil"])
      expect(tokenizeQuery(sign)).toEqual([sign]);
  });

  test('punctuation around words is left out, unless there is nothing else', () => {
    expect(tokenizeQuery('AI, (health): «الصحة»؟ – ؟')).toEqual(['ai', 'health', 'الصحه']);
    expect(tokenizeQuery('؟')).toEqual(['؟']);
    expect(tokenizeQuery(' \u00A0 ')).toEqual([]);
  });

  test('each word counts once, and a pasted page is cut', () => {
    expect(tokenizeQuery('أحمد احمد Ahmed ahmed')).toEqual(['احمد', 'ahmed']);
    expect(tokenizeQuery(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))).toHaveLength(maxQueryWords);
  });

  test('no input makes an empty word or a lone surrogate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) =>
        tokenizeQuery(query).every((word) => word !== '' && word.isWellFormed()),
      ),
    );
    expect(tokenizeQuery('a\0b \uD800')).toEqual(['a', 'b', '\uFFFD']);
  });
});

test.each([
  ['الابحاث', 'ابحاث'],
  ['والابحاث', 'ابحاث'],
  ['بالتعليم', 'تعليم'],
  ['للتعليم', 'تعليم'],
  ['البث', 'بث'],
  ['الله', 'الله'],
  ['الم', 'الم'],
  ['والد', 'والد'],
  ['بالغ', 'بالغ'],
  ['ai', 'ai'],
])('without its article %s is %s', (word, stripped) => {
  expect(stripArticle(word)).toBe(stripped);
});

test('UNI-01 every university is found by a part of its name without case or diacritics', () => {
  const names = universities.rows.flatMap((row) =>
    Object.values(row).filter((value): value is string => typeof value === 'string'),
  );
  for (const name of names)
    expect(contains(name, name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 40)), name).toBe(true);
});
