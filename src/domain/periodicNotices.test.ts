import { describe, expect, test } from 'vitest';
import { planRecommendation, planReminder } from './periodicNotices.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1 + n, 9));
const told = (toldAt: Date | null, toldInRow = 0) => ({ joinedAt: day(0), toldAt, toldInRow });

test('recommendations come two days after joining and then once a week at most', () => {
  expect(planRecommendation(told(null), day(1))).toMatchObject({ isTime: false, nextAt: day(2) });
  expect(planRecommendation(told(null), day(2))).toMatchObject({ isTime: true, nextAt: day(9) });
  expect(planRecommendation(told(day(2)), day(8))).toMatchObject({ isTime: false, nextAt: day(9) });
  // Late: the week begins anew, so that two never come within one.
  expect(planRecommendation(told(day(2)), day(40))).toMatchObject({ isTime: true, nextAt: day(47) });
});

describe('a reminder of what the profile lacks', () => {
  const lacking = (editedAt: Date | null = null) => ({ editedAt, isComplete: false, isPrivate: false });

  test('comes three days after joining, and thirty after the last', () => {
    expect(planReminder(told(null), lacking(), day(2))).toMatchObject({ isTime: false, nextAt: day(3) });
    expect(planReminder(told(null), lacking(), day(3))).toMatchObject({ isTime: true, nextAt: day(33), toldInRow: 0 });
    expect(planReminder(told(day(3), 1), lacking(), day(32))).toMatchObject({ isTime: false, nextAt: day(33) });
    expect(planReminder(told(day(3), 1), lacking(), day(33))).toMatchObject({ isTime: true, toldInRow: 1 });
  });

  test('waits for fourteen days without a change', () => {
    expect(planReminder(told(null), lacking(day(2)), day(10))).toMatchObject({ isTime: false, nextAt: day(16) });
    expect(planReminder(told(null), lacking(day(2)), day(16))).toMatchObject({ isTime: true });
  });

  test('comes three times in a row, and again only after a change', () => {
    expect(planReminder(told(day(60), 2), lacking(), day(90)).isTime).toBe(true);
    expect(planReminder(told(day(90), 3), lacking(day(1)), day(400))).toMatchObject({
      isTime: false,
      nextAt: day(430),
    });
    expect(planReminder(told(day(90), 3), lacking(day(95)), day(400))).toMatchObject({ isTime: true, toldInRow: 0 });
  });

  test('never comes for a complete profile or one that nobody else sees; these are looked at again later', () => {
    for (const one of [{ isComplete: true }, { isPrivate: true }])
      expect(planReminder(told(null), { ...lacking(day(5)), ...one }, day(100))).toMatchObject({
        isTime: false,
        nextAt: day(130),
      });
  });
});
