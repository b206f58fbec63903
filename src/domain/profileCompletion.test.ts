import { describe, expect, test } from 'vitest';
import {
  completionPercentage,
  completionWeights,
  type CompletedParts,
  type CompletionKey,
  missingParts,
} from './profileCompletion.ts';

const keys = Object.keys(completionWeights) as CompletionKey[];
/** Every profile there can be: each part there or not. */
const profiles = Array.from(
  { length: 2 ** keys.length },
  (_, bits) => Object.fromEntries(keys.map((key, at) => [key, (bits & (1 << at)) !== 0])) as CompletedParts,
);
const weigh = (some: readonly CompletionKey[]): number => some.reduce((sum, key) => sum + completionWeights[key], 0);

describe('for every profile there can be', () => {
  test('what is there and what is missing are all there is, and weigh 100', () => {
    expect(weigh(keys)).toBe(100);
    for (const parts of profiles) {
      const missing = missingParts(parts);
      expect(missing).toEqual(keys.filter((key) => !parts[key]));
      expect(completionPercentage(parts) + weigh(missing)).toBe(100);
    }
  });

  test('adding a part adds its weight and nothing else', () => {
    for (const parts of profiles)
      for (const key of missingParts(parts))
        expect(completionPercentage({ ...parts, [key]: true })).toBe(
          completionPercentage(parts) + completionWeights[key],
        );
  });
});

test('a profile with everything is complete, one with nothing is at 0', () => {
  expect(completionPercentage(profiles.at(-1)!)).toBe(100);
  expect(completionPercentage(profiles[0]!)).toBe(0);
  expect(missingParts(profiles.at(-1)!)).toEqual([]);
});
