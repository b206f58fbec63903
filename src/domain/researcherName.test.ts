import { expect, test } from 'vitest';
import record from '#tests/cases/orcid_v3_4_given_name_only_arabic.json' with { type: 'json' };
import { readResearcherName } from './researcherName.ts';

test('ORC-06 a researcher without a family name has the given name alone, in both scripts where it is Arabic', () => {
  const { 'given-names': given, 'family-name': family, 'credit-name': credit } = record.record.person.name;
  expect(readResearcherName({ name: credit.value, given_name: given.value, family_name: family })).toEqual({
    full_name: 'نور الاختبار',
    full_name_ar: 'نور الاختبار',
    family_name: null,
  });
  expect(readResearcherName({ given_name: given.value, family_name: family })).toEqual({
    full_name: 'نور',
    full_name_ar: 'نور',
    family_name: null,
  });
});

test.each([
  [{ name: 'Amal Idris', given_name: 'Amal', family_name: 'Idris' }, 'Amal Idris', null, 'Idris'],
  [{ given_name: 'Amal', family_name: 'Idris' }, 'Amal Idris', null, 'Idris'],
  [{ family_name: 'Idris' }, 'Idris', null, 'Idris'],
  [{ name: ' ', given_name: null, family_name: '' }, null, null, null],
  [{ name: 7, given_name: {}, family_name: [] }, null, null, null],
  [{ name: 'a\u0000b' }, null, null, null],
  [{ name: 'x'.repeat(301), given_name: 'X' }, 'X', null, null],
  [{ name: 'Noor نور' }, 'Noor نور', null, null],
])('%j: %j', (claims, full_name, full_name_ar, family_name) => {
  expect(readResearcherName(claims)).toEqual({ full_name, full_name_ar, family_name });
});
