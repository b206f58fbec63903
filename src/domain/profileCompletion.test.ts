import { expect, test } from 'vitest';
import { completionPercentage, completionWeights, type CompletedParts, missingParts } from './profileCompletion.ts';

const parts = (value: boolean) =>
  Object.fromEntries(Object.keys(completionWeights).map((key) => [key, value])) as CompletedParts;

test('a profile with everything is complete, one with nothing is at 0', () => {
  expect(completionPercentage(parts(true))).toBe(100);
  expect(completionPercentage(parts(false))).toBe(0);
  expect(missingParts(parts(true))).toEqual([]);
});

test('each part counts for what the rule says', () => {
  for (const [key, weight] of Object.entries(completionWeights)) {
    expect(completionPercentage({ ...parts(false), [key]: true })).toBe(weight);
    expect(missingParts({ ...parts(true), [key]: false })).toEqual([key]);
  }
});
