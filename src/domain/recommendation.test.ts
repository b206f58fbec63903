import { describe, expect, test } from 'vitest';
import { rankRecommendations, type RecommendationFacts, sharedWords } from './recommendation.ts';

/** The order in which some candidates are recommended. */
function order(candidates: Record<string, RecommendationFacts>): string[] {
  const names = Object.keys(candidates);
  const ranked = rankRecommendations(
    Object.values(candidates).map((facts, index) => ({ id: index + 1, facts })),
    names.length,
  );
  return ranked.map(({ id }) => names[id - 1] ?? '');
}

describe('recommendations', () => {
  // Left of the sign goes before right of it.
  test.each([
    ['two who both know', { mutual: 2 }, 'one who both know', { mutual: 1 }],
    ['who both know one', { mutual: 1 }, 'who lives in the same country', { country: 1 }],
    ['what one follows', { followed: 1 }, 'what is in an own area', { areas: [1] }],
    ['two shared interests', { interests: ['a', 'b'] }, 'two shared areas', { areas: [1, 2] }],
    ['two own areas', { areas: [1, 2] }, 'one followed area', { followedAreas: [1] }],
    ['a colleague', { workplace: 1 }, 'an own area', { areas: [1] }],
    ['same country and language', { country: 1, language: ['ar'] }, 'same country alone', { country: 1 }],
    ['much of everything', { mutual: 3, areas: [1, 2], country: 1 }, 'very many both know', { mutual: 500 }],
  ] as const)('%s goes before %s', (first, firstFacts, second, secondFacts) => {
    expect(order({ [second]: secondFacts, [first]: firstFacts })).toEqual([first, second]);
    expect(order({ [first]: firstFacts, [second]: secondFacts })).toEqual([first, second]);
  });

  test('of equal ones the newest goes first', () => {
    expect(order({ older: { country: 1 }, newer: { country: 1 } })).toEqual(['newer', 'older']);
  });

  test('name the reasons that hold, the strongest first, and none that does not', () => {
    const facts = { language: ['ar'], country: 1, mutual: 0, areas: [], interests: ['soil'], workplace: 0 };
    expect(rankRecommendations([{ id: 7, facts }], 5)).toEqual([
      { id: 7, facts, reasons: ['interests', 'country', 'language'] },
    ]);
  });

  test('leave out what nothing speaks for, or a language alone', () => {
    expect(
      order({ nothing: {}, zero: { mutual: 0 }, language: { language: ['ar'] }, country: { country: 1 } }),
    ).toEqual(['country']);
  });

  test('end at the limit', () => {
    const candidates = [1, 2, 3].map((id) => ({ id, facts: { country: 1 } }));
    expect(rankRecommendations(candidates, 2).map(({ id }) => id)).toEqual([3, 2]);
    expect(rankRecommendations(candidates, 0)).toEqual([]);
  });
});

describe('words in common', () => {
  test.each([
    [
      ['Soil Science', 'الذكاء الاصطناعي'],
      ['soil science ', 'الذكاء الاصطناعي'],
      ['Soil Science', 'الذكاء الاصطناعي'],
    ],
    [['école'], ['e\u0301cole'], ['école']],
    [['a', 'b'], ['c'], []],
    [[], ['a'], []],
  ])('of %j and %j are %j', (own, others, shared) => {
    expect(sharedWords(own, others)).toEqual(shared);
  });
});
