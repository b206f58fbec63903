import { describe, expect, test } from 'vitest';
import { checkAnswers, normalizeAnswers, readQuestions } from './applicationQuestions.ts';

const stored = [
  { key: 'why', kind: 'long_text', label_en: 'Why?', label_ar: 'لماذا؟', is_required: true },
  { key: 'years', kind: 'number', label_en: 'Years of teaching', is_required: false },
  { key: 'site', kind: 'url', label_ar: 'الموقع' },
  { key: 'travel', kind: 'yes_no', label_en: 'Can you travel?', is_required: true },
  {
    key: 'track',
    kind: 'choice',
    label_en: 'Track',
    choices: [{ value: 'a', label_en: 'A' }, { value: 'b', label_en: 'B' }, { value: 'c' }],
  },
];

describe('the questions of an opportunity', () => {
  test('are read one by one: what is none is left out, and nothing breaks', () => {
    const wrong = [
      null,
      7,
      {},
      { key: 'no label', kind: 'text' },
      { key: 'x', kind: 'file', label_en: 'X' },
      { key: 'empty', kind: 'choice', label_en: 'E' },
      { key: 'why', kind: 'text', label_en: 'again' },
    ];
    expect(readQuestions([...stored, ...wrong]).map(({ key }) => key)).toEqual([
      'why',
      'years',
      'site',
      'travel',
      'track',
    ]);
    expect(readQuestions([...stored])[4]?.choices).toHaveLength(2);
    for (const odd of [null, undefined, {}, 'x', 3]) expect(readQuestions(odd)).toEqual([]);
  });

  test('name every wrong answer at once', () => {
    const questions = readQuestions(stored);
    const answers = { years: 'three', site: 'javascript:alert(1)', travel: 'maybe', track: 'z', other: 'x' };
    expect(checkAnswers(questions, answers)).toEqual({
      why: 'required',
      years: 'number',
      site: 'url',
      travel: 'choice',
      track: 'choice',
      other: 'unknown',
    });
    expect(checkAnswers(questions, { why: 'x'.repeat(3001), travel: 'yes' })).toEqual({ why: 'maxLength' });
    expect(checkAnswers(questions, { why: '\u200fلأجل الطلبة ', travel: 'no' })).toEqual({});
    expect(checkAnswers(questions, { why: '\u200f ', travel: 'no' })).toEqual({ why: 'required' });
    expect(checkAnswers(questions, { why: '  ', travel: 'no' })).toEqual({ why: 'required' });
  });

  test('keep answers in their order, trimmed, with Western digits, without empty ones', () => {
    const questions = readQuestions(stored);
    const kept = normalizeAnswers(questions, { travel: 'yes', years: ' ١٢ ', why: ' لأنني\r\nأحب التعليم ', site: '' });
    expect(Object.entries(kept)).toEqual([
      ['why', 'لأنني\nأحب التعليم'],
      ['years', '12'],
      ['travel', 'yes'],
    ]);
    expect(checkAnswers(questions, { why: 'w', travel: 'no', years: '١٢' })).toEqual({});
  });

  test('are not fooled by names that every object has', () => {
    expect(
      checkAnswers(
        readQuestions(stored),
        JSON.parse('{"__proto__": "x", "why": "w", "travel": "yes"}') as Record<string, string>,
      ),
    ).toHaveProperty(['__proto__'], 'unknown');
  });
});
