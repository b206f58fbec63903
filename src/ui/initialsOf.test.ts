import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Layla Haddad', 'LH'],
  ['Dr. Omar al-Khatib', 'OA'],
  ['Prof. Noor', 'N'],
  ['  Cher  ', 'C'],
  ['ليلى حداد', 'ل'],
  ['أ.د. عمر الخطيب', 'ع'],
  ['Éloïse Ó Briain', 'ÉB'],
  ['E\u0301loise Briain', 'E\u0301B'],
  ['“Nour” 4D', 'N4'],
  ['林 美玲', '林美'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
