import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField, normalizeField } from './fieldRules.ts';
import { dropDirectionControls, longTextLength } from './longText.ts';

test('embeddings and overrides go, wherever they stand', () => {
  expect(dropDirectionControls('a\u202Ab\u202B c\u202C d\u202De\u202Efdp.exe')).toBe('ab c defdp.exe');
});

test('marks of direction and whole isolates stay', () => {
  const text = 'رواق\u200F (\u2067Riwaq \u2066(\u0660)\u2069\u2069)\u200E\u061C\n\u2068نور\u2069';
  expect(dropDirectionControls(text)).toBe(text);
});

test('an isolate that its line does not close, or did not open, goes', () => {
  expect(dropDirectionControls('a\u2067b\nc\u2069d')).toBe('ab\ncd');
  expect(dropDirectionControls('\u2069a\u2066b\u2068c\u2069')).toBe('ab\u2068c\u2069');
  expect(dropDirectionControls('a\u2067b\r\nc\u2029d\u2069')).toBe('ab\r\nc\u2029d');
});

test('whatever is typed, no line leaks into what follows it, and a second time changes nothing', () => {
  const sign = fc.constantFrom(
    'a',
    'ن',
    ' ',
    '\n',
    '\u2029',
    '\u202B',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  );
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 30 }), (text) => {
      const clean = dropDirectionControls(text);
      expect(dropDirectionControls(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\u202A-\u202E]/);
      for (const line of clean.split(/[\n\u2029]/)) {
        let open = 0;
        for (const one of line) {
          if (one === '\u2069') open -= 1;
          else if (/[\u2066-\u2068]/.test(one)) open += 1;
          expect(open).toBeGreaterThanOrEqual(0);
        }
        expect(open).toBe(0);
      }
    }),
  );
});

test('a field of several lines is judged, counted and kept without them; a name is refused', () => {
  const rule = { kind: 'text', isRequired: true, min: 3, maxLength: 5 } as const;
  expect(checkField(rule, '\u202E \u202C')).toBe('required');
  expect(checkField(rule, '\u202Eab\u202C')).toBe('min');
  expect(checkField(rule, '\u202B12345\u202C')).toBeUndefined();
  expect(normalizeField(rule, '\u202B e\u202C\u0301tat \u2067')).toBe('\u00E9tat');
  expect(longTextLength('\u202B e\u202C\u0301tat \u2067')).toBe(4);
  expect(checkField({ kind: 'line' }, 'Noor \u202Etset')).toBe('characters');
});
