import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultDialCode,
  foldDigits,
  formatPhoneParts,
  joinPhone,
  maxPhoneDigits,
  parsePhone,
  parsePhoneValue,
  stripPastedSeparators,
} from './phone.ts';

const valid = (value: string) => ({ isValid: true, value });

describe('parsePhone', () => {
  test('TEL-01 Arabic-Indic and Persian digits are sent as +974 55551234', () => {
    for (const typed of ['٥٥٥٥١٢٣٤', '۵۵۵۵۱۲۳۴', '55551234', ' 55551234 ', '\u200E55551234']) {
      expect(parsePhone(defaultDialCode, typed), typed).toEqual(valid('+974 55551234'));
    }
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹')).toBe('01234567890123456789');
  });

  test('no number typed is an empty phone, whatever the dial code', () => {
    expect(parsePhone('+974', '')).toEqual(valid(''));
    expect(parsePhone('+974', ' \u00A0')).toEqual(valid(''));
    expect(joinPhone('+974', '  ')).toBe('');
  });

  test('anything typed besides digits gets the digits message', () => {
    for (const typed of ['5555 1234', '5555-1234', '+97455551234', 'abc', '555५', '५५५', '5e3', '５５５']) {
      expect(parsePhone('+974', typed), typed).toEqual({ isValid: false, error: 'digits' });
    }
  });

  test('more digits than any phone has are refused', () => {
    expect(parsePhone('+974', '1'.repeat(maxPhoneDigits)).isValid).toBe(true);
    expect(parsePhone('+974', '1'.repeat(maxPhoneDigits + 1))).toEqual({ isValid: false, error: 'maxLength' });
  });
});

describe('parsePhoneValue', () => {
  test('the wire form is read back as it was sent', () => {
    for (const value of ['+974 55551234', '+1-246 4301234', '+39-06 69812345', ''])
      expect(parsePhoneValue(value)).toEqual(valid(value));
  });

  test('a dial code without a number is empty, bare digits get the specified code', () => {
    expect(parsePhoneValue('+974 ')).toEqual(valid(''));
    expect(parsePhoneValue('+974')).toEqual(valid(''));
    expect(parsePhoneValue('٥٥٥٥١٢٣٤')).toEqual(valid('+974 55551234'));
  });

  test('TEL-01 a wire form with anything but digits is refused on the server too', () => {
    for (const value of ['+974 abc', '+974 5555 1234', '+97455551234', '++974 5', '+974-5555', '+9745']) {
      expect(parsePhoneValue(value), value).toEqual({ isValid: false, error: 'digits' });
    }
  });

  test('what the two controls hold is judged alike apart and joined', () => {
    const typed = fc.string({ unit: fc.constantFrom('0', '5', '٥', '۵', ' ', '-', 'a', '\u200E') });
    fc.assert(
      fc.property(typed, (number) => {
        expect(parsePhoneValue(joinPhone('+974', number))).toEqual(parsePhone('+974', number));
      }),
    );
  });
});

test('pasting strips separators, direction marks and the chosen dial code, and nothing else', () => {
  expect(stripPastedSeparators('\u202A+974 5555-1234\u202C')).toBe('55551234');
  expect(stripPastedSeparators('00974 (5555) 1234')).toBe('55551234');
  expect(stripPastedSeparators('٥٥٥٥ ١٢٣٤')).toBe('55551234');
  expect(stripPastedSeparators('+44 20 7946 0000')).toBe('+442079460000');
  expect(stripPastedSeparators('5555 1234 ext')).toBe('55551234ext');
  expect(stripPastedSeparators('+1 (246) 430-1234', '+1-246')).toBe('4301234');
});

test('TEL-05 a stored phone is shown as dial code and number, and its link has no separator', () => {
  expect(formatPhoneParts('+1-246 4301234')).toEqual({
    dialCode: '+1-246',
    number: '4301234',
    href: 'tel:+12464301234',
  });
  expect(formatPhoneParts('')).toBeNull();
});
