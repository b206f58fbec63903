import { describe, expect, test } from 'vitest';
import boundaries from '#tests/cases/biography_boundaries.json' with { type: 'json' };
import textCounts from '#tests/cases/text_counts.json' with { type: 'json' };
import {
  biographyCount,
  biographyMaxWords,
  fellowFields,
  type FellowValues,
  normalizeFellow,
  validateFellow,
  validateFellowField,
} from './fellow.ts';

const complete: FellowValues = {
  fullName: 'نور',
  emailAddress: 'noor@example.org',
  currentLocation: 'QA',
  currentTitle: 'Professor',
  currentInstitution: 'Example University',
};
const errorsOf = (change: FellowValues) => validateFellow({ ...complete, ...change });
const text = (id: string): string => textCounts.rows.find((row) => row.id === id)?.text ?? '';

describe('the Founding Fellows form', () => {
  test('an empty form names every required field and no other', () => {
    expect(validateFellow({})).toEqual({
      fullName: 'required',
      emailAddress: 'required',
      currentLocation: 'required',
      currentTitle: 'required',
      currentInstitution: 'required',
    });
    expect(validateFellow(complete)).toEqual({});
    expect(fellowFields).toHaveLength(12);
  });

  test('NAM-01 NAM-02 NAM-08 names of every kind are accepted', () => {
    for (const fullName of [
      text('N3'),
      text('N5'),
      text('N18'),
      text('N19'),
      text('N20'),
      'J’Noor',
      'أمينة',
      'نور',
      'NOOR',
      `${'nooooooooooooooor '.repeat(11)}noo`,
    ]) {
      expect(errorsOf({ fullName }), fullName).toEqual({});
    }
  });

  test('NAM-04 white space is no name, and one letter is too short', () => {
    for (const fullName of ['   ', text('N11'), '']) expect(errorsOf({ fullName })).toEqual({ fullName: 'required' });
    for (const fullName of [' A ', 'A ', text('N16')]) expect(errorsOf({ fullName })).toEqual({ fullName: 'min' });
    expect(errorsOf({ currentTitle: ' A ', currentInstitution: 'A ', currentDepartment: ' A' })).toEqual({
      currentTitle: 'min',
      currentInstitution: 'min',
      currentDepartment: 'min',
    });
    expect(errorsOf({ currentDepartment: '  ' })).toEqual({});
  });

  test('control characters in a name and a name beyond 300 characters are refused', () => {
    expect(errorsOf({ fullName: 'No\u202Eor' })).toEqual({ fullName: 'characters' });
    expect(errorsOf({ fullName: 'x'.repeat(300) })).toEqual({});
    expect(errorsOf({ fullName: 'x'.repeat(301) })).toEqual({ fullName: 'maxLength' });
    expect(errorsOf({ biography: 'A biography\0 with NUL' })).toEqual({ biography: 'characters' });
  });

  test('EML-09 the office e-mail may be empty or blank, but not x', () => {
    expect(errorsOf({ officeEmail: '' })).toEqual({});
    expect(errorsOf({ officeEmail: ' ' })).toEqual({});
    expect(errorsOf({ officeEmail: 'x' })).toEqual({ officeEmail: 'email' });
    expect(errorsOf({ emailAddress: 'x' })).toEqual({ emailAddress: 'email' });
  });

  test('phones may be empty and have digits only', () => {
    expect(errorsOf({ phoneNumber: '+974 ٥٥٥٥١٢٣٤', officePhone: '' })).toEqual({});
    expect(errorsOf({ phoneNumber: '+974 55-55', officePhone: '+1-246 x' })).toEqual({
      phoneNumber: 'digits',
      officePhone: 'digits',
    });
  });

  test('a country that is not listed counts as not chosen', () => {
    expect(errorsOf({ currentLocation: 'qa' })).toEqual({});
    expect(errorsOf({ currentLocation: 'GG' })).toEqual({ currentLocation: 'required' });
  });

  test('URL-06 the homepage may be empty, else it must look like an address', () => {
    expect(errorsOf({ homepage: ' ' })).toEqual({});
    expect(errorsOf({ homepage: 'example' })).toEqual({ homepage: 'url' });
  });

  test.each(boundaries.rows.map((row) => [row.id, row.note, row] as const))(
    'BIO-06 BIO-08 BIO-10 %s (%s)',
    (_id, _note, row) => {
      const expected = row.expect.startsWith('Min')
        ? 'min'
        : row.expect.startsWith('Max 525')
          ? 'maxLength'
          : row.expect.startsWith('Max 75')
            ? 'maxWords'
            : undefined;
      expect(validateFellowField('biography', { biography: row.text })).toBe(expected);
      expect(biographyCount(row.text)).toBe(row.ws);
    },
  );

  test('BIO-08 a line break counts as one character, whichever way it arrives', () => {
    const lines = `${'x'.repeat(262)}\r\n${'y'.repeat(262)}`;
    expect(validateFellowField('biography', { biography: lines })).toBeUndefined();
    expect(validateFellowField('biography', { biography: `${lines}z` })).toBe('maxLength');
  });

  test('BIO-06 the counter and the rule agree on 75', () => {
    expect(biographyMaxWords).toBe(75);
    expect(biographyCount('')).toBe(0);
  });

  test('the photo is judged with the fields', () => {
    expect(validateFellow(complete, { bytes: 2_621_441, name: 'a.jpg', type: 'image/jpeg' })).toEqual({
      photo: 'size',
    });
    expect(validateFellow(complete, { bytes: 10, name: 'a.pdf', type: 'application/pdf' })).toEqual({ photo: 'type' });
    expect(validateFellow(complete, null)).toEqual({});
  });

  test('a profile is stored trimmed, with phones and country in one form and absent fields empty', () => {
    expect(
      normalizeFellow({
        ...complete,
        fullName: ' نور ',
        emailAddress: 'Noor@Example.org ',
        currentLocation: ' qa ',
        phoneNumber: '+974 ٥٥٥٥١٢٣٤',
        officePhone: '+974 ',
        biography: '            ',
        homepage: ' example.org ',
      }),
    ).toEqual({
      fullName: 'نور',
      phoneNumber: '+974 55551234',
      officePhone: '',
      currentLocation: 'QA',
      emailAddress: 'Noor@Example.org',
      officeEmail: '',
      currentTitle: 'Professor',
      currentDepartment: '',
      currentInstitution: 'Example University',
      biography: '',
      homepage: 'example.org',
    });
  });
});
