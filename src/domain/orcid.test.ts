import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/orcid_ids.json' with { type: 'json' };
import { parseOrcid } from './orcid.ts';

test.each(cases.ids.map((row) => [row.id, row.valid] as const))(
  'ORC-01 the check digit of %s is right: %s',
  (id, isValid) => {
    expect(parseOrcid(id)).toBe(isValid ? id : null);
  },
);

test.each(cases.spellings.map((row) => [row.input, row.expect] as const))('ORC-03 %j: %s', (input) => {
  expect(parseOrcid(input)).toBe('0000-0002-1694-233X');
});

test('ORC-03 other hosts, other schemes and letters elsewhere are refused', () => {
  for (const input of [
    'https://orcid.org.evil.example/0000-0002-1694-233X',
    'https://evil.example/orcid.org/0000-0002-1694-233X',
    'javascript:orcid.org/0000-0002-1694-233X',
    'ftp://orcid.org/0000-0002-1694-233X',
    '0000-0002-169X-233X',
    '0000-0002-1694-233X-1',
    '0000-0002-1694-23',
    '٠٠٠٠-0002-1694-233X',
    '',
    ' '.repeat(1000),
  ]) {
    expect(parseOrcid(input), input).toBeNull();
  }
});

test('ORC-01 changing any one digit of a valid iD makes it invalid', () => {
  fc.assert(
    fc.property(fc.nat(14), fc.integer({ min: 1, max: 9 }), (index, step) => {
      const digits = Array.from('000000021694233');
      digits[index] = String((Number(digits[index]) + step) % 10);
      return parseOrcid(`${digits.join('')}X`) === null;
    }),
  );
});
