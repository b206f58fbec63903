import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfRun, mergeMessages } from './messageRun.ts';

const numbered = (...numbers: number[]) => numbers.map((seq) => ({ id: seq * 10, seq }));

test('whatever comes twice or out of order is shown once and in order', () => {
  const parts = fc.array(fc.array(fc.integer({ min: 1, max: 40 })));
  fc.assert(
    fc.property(parts, (lists) => {
      const shown = lists.reduce<readonly { id: number; seq: number }[]>(
        (known, list) => mergeMessages(known, numbered(...list)),
        [],
      );
      expect(shown.map(({ seq }) => seq)).toEqual([...new Set(lists.flat())].toSorted((one, other) => one - other));
    }),
  );
});

test('what is asked for next follows the last message without a gap before it', () => {
  expect(endOfRun(numbered(4, 5, 6))?.seq).toBe(6);
  // One's own 8 was answered while 7 was on its way.
  expect(endOfRun(numbered(4, 5, 6, 8))?.seq).toBe(6);
  expect(endOfRun(numbered())).toBeUndefined();
});
