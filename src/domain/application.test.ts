import { describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  applicationSteps,
  type ApplicationStep,
  applicantSteps,
  isApplied,
  judgeStep,
} from './application.ts';

/** Every cell of the table by hand: g goes, r repeats, - is refused, c goes only while the opportunity is open. */
const statuses = ['none', ...applicationStatuses] as const;
const table = `
          none draft submitted in_review shortlisted interview offered accepted rejected withdrawn expired
save      c    c     -         -         -           -         -       -        -        c         c
submit    c    c     r         r         r           r         r       -        -        c         c
cancel    -    -     g         g         g           g         -       -        -        r         -
review    -    -     g         r         -           -         -       -        -        -         -
shortlist -    -     g         g         r           -         -       -        -        -         -
interview -    -     -         g         g           r         -       -        -        -         -
offer     -    -     -         g         g           g         r       -        -        -         -
accept    -    -     -         -         -           -         g       r        -        -         -
reject    -    -     g         g         g           g         g       -        r        -         -
expire    -    g     -         -         -           -         -       -        -        -         r`;
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

describe('an application', () => {
  test('has a row in the table for each step and a column for each status', () => {
    expect(table.trim().split('\n')[0]?.trim().split(/\s+/)).toEqual(statuses);
    expect(rows.map(([step]) => step)).toEqual(Object.keys(applicationSteps));
  });

  test.each(rows)('%s is possible, harmless or refused as the table says', (step, ...cells) => {
    const expected = {
      g: ['go', 'go'],
      r: ['repeat', 'repeat'],
      '-': ['illegal_transition', 'illegal_transition'],
      c: ['go', 'not_open'],
    };
    const judged = statuses.map((status) => {
      const from = status === 'none' ? null : status;
      return [true, false].map((isOpen) => judgeStep(step as ApplicationStep, from, isOpen));
    });
    expect(judged).toEqual(cells.map((cell) => expected[cell as keyof typeof expected]));
  });

  test('is one that was sent and not taken back', () => {
    expect(applicationStatuses.filter((status) => !isApplied(status))).toEqual(['draft', 'withdrawn', 'expired']);
    expect(isApplied(null)).toBe(false);
  });

  test('offers its applicant what is possible now', () => {
    expect(applicantSteps(null, true)).toEqual(['save', 'submit']);
    expect(applicantSteps('interview', false)).toEqual(['cancel']);
    expect(applicantSteps('offered', true)).toEqual([]);
    expect(applicantSteps('withdrawn', false)).toEqual([]);
  });
});
