import { expect, test } from 'vitest';
import { namesDegree } from './namesDegree.ts';

test.each([
  ['دكتوراه في علم النفس', 'دكتوراه', true],
  ['الدكتوراه', 'دكتوراه', true],
  ['Doctorate, Educational Psychology', 'Doctorate', true],
  ['doctorate', 'Doctorate', true],
  ['Educational Psychology', 'Doctorate', false],
  ['Masterclass in weaving', 'Master', false],
  ['علم النفس', 'دكتوراه', false],
  [null, 'Doctorate', false],
])('%s says %s: %s', (title, degreeName, expected) => {
  expect(namesDegree(title, degreeName)).toBe(expected);
});
