import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import textCounts from '#tests/cases/text_counts.json' with { type: 'json' };
import {
  countWords,
  hasForbiddenNameCharacters,
  hasForbiddenTextCharacters,
  isBlank,
  normalizeText,
  trimDirectionMarks,
  truncateGraphemes,
} from './text.ts';

const row = (id: string): string => textCounts.rows.find((entry) => entry.id === id)?.text ?? '';
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('normalizeText', () => {
  test('NAM-04 NBSP and spaces at the ends are trimmed, so N11 is empty', () => {
    expect(normalizeText(row('N11'))).toBe('');
    expect(isBlank(row('N11'))).toBe(true);
    expect(isBlank('   ')).toBe(true);
    expect(normalizeText('\u0085 A \u2029')).toBe('A');
    expect(normalizeText(row('N21'))).toHaveLength(1);
  });

  test('a text in which nothing can be seen is empty; with a letter its joiners and marks stay', () => {
    for (const sign of ['\u200B', '\u00AD', '\u200E', '\u2060', '\u3164', '\u2800', '\u061C', '\uFEFF', '\u2067'])
      expect(normalizeText(` ${sign}${sign}`)).toBe('');
    expect(normalizeText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(normalizeText('\u200Fنور')).toBe('\u200Fنور');
    expect(normalizeText('❤️')).toBe('❤️');
  });

  test('NAM-09 N16 composed and decomposed letters become the same text', () => {
    expect(normalizeText(row('N16'))).toBe('أ');
    expect(normalizeText('e\u0301')).toBe('\u00E9');
  });

  test('NAM-01 NAM-02 apostrophes, hyphens, tashkeel and tatweel stay as typed', () => {
    for (const id of ['N3', 'N5', 'N18', 'N19', 'N20']) expect(normalizeText(row(id))).toBe(row(id));
  });

  test('every line break becomes one line feed', () => {
    expect(normalizeText('a\r\nb\rc\n')).toBe('a\nb\nc');
  });

  test('normalizing twice changes nothing more', () => {
    fc.assert(fc.property(anyText, (text) => normalizeText(normalizeText(text)) === normalizeText(text)));
  });

  test('a long run of spaces inside a text costs no more than its length', () => {
    const text = `a${' '.repeat(300_000)}b`;
    const start = performance.now();
    expect(normalizeText(text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(300);
  });
});

describe('countWords', () => {
  test.each(textCounts.rows.map((entry) => [entry.id, entry.note, entry.text, entry.ws] as const))(
    'BIO-01 BIO-02 BIO-03 %s (%s) counts by white space',
    (_id, _note, text, words) => {
      expect(countWords(text)).toBe(words);
    },
  );

  test('words are the same number before and after normalizing, where anything can be seen', () => {
    fc.assert(fc.property(anyText, (text) => isBlank(text) || countWords(text) === countWords(normalizeText(text))));
  });

  test('putting white space around a text adds no word', () => {
    const space = fc.constantFrom(' ', '\n', '\t', '\u00A0', '\u2003', '\u3000');
    fc.assert(fc.property(anyText, space, (text, edge) => countWords(edge + text + edge) === countWords(text)));
  });
});

describe('forbidden characters', () => {
  test('NAM-01 NAM-02 NAM-08 names of every script pass, with joiners and direction marks', () => {
    for (const name of [
      'أمينة',
      'نور',
      'J’Noor',
      'NOOR',
      '张伟',
      'علی‌رضا',
      'نور\u200F',
      'Noor نور',
      row('N3'),
      row('N5'),
    ]) {
      expect(hasForbiddenNameCharacters(name), name).toBe(false);
    }
  });

  test('control characters, bidi overrides and isolates, and lone surrogates are refused in names', () => {
    for (const bad of ['\0', '\n', '\u007F', '\u0085', '\u202A', '\u202E', '\u2066', '\u2069', '\uD800', '\uDC00']) {
      expect(hasForbiddenNameCharacters(`a${bad}b`), escape(bad)).toBe(true);
    }
  });

  test('a text of several lines may have line feeds and tabs, but no other control character', () => {
    expect(hasForbiddenTextCharacters('one\n\ttwo')).toBe(false);
    expect(hasForbiddenTextCharacters('one\0two')).toBe(true);
    expect(hasForbiddenTextCharacters('one\uD83Dtwo')).toBe(true);
  });
});

test('direction marks around a copied address are trimmed, those inside stay', () => {
  expect(trimDirectionMarks(' \u200F\u202Anoor@example.org\u202C ')).toBe('noor@example.org');
  expect(trimDirectionMarks('a\u200Fb')).toBe('a\u200Fb');
});

describe('truncateGraphemes', () => {
  const family = '👨‍👩‍👧';

  test('CHT-04 a family emoji and letters with their marks are never cut inside', () => {
    expect(truncateGraphemes(family + family, 1)).toBe(`${family}…`);
    expect(truncateGraphemes(row('N3'), 2)).toBe('مُحَ…');
    expect(truncateGraphemes(row('N3'), 4)).toBe(row('N3'));
  });

  test('a text within the limit is not changed, and a cut one has no lone surrogate', () => {
    expect(truncateGraphemes('نص', 2)).toBe('نص');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) =>
        truncateGraphemes(text, max).isWellFormed(),
      ),
    );
  });
});

/** A character's code for a failing test's message. */
function escape(character: string): string {
  return `U+${character.charCodeAt(0).toString(16)}`;
}
