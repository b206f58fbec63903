import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import emails from '#tests/cases/emails.json' with { type: 'json' };
import { parseEmail } from './email.ts';

describe('parseEmail', () => {
  test.each(emails.own.map((row) => [row.input, row.expect] as const))('EML-01 EML-02 EML-07 %j: %s', (input) => {
    expect(parseEmail(input)?.address).toBe(input.trim());
  });

  test('EML-01 a trailing space or line feed is trimmed and never stored', () => {
    expect(parseEmail('noor@example.org ')).toEqual({ address: 'noor@example.org', key: 'noor@example.org' });
    expect(parseEmail('noor@example.org\n')?.address).toBe('noor@example.org');
    expect(parseEmail('\u200Fnoor@example.org\u200E')?.address).toBe('noor@example.org');
  });

  test('EML-02 plus, apostrophe and many labels are accepted', () => {
    for (const input of ['noor+ags@example.org', "o'neil@example.org", 'noor@a.b.c.example.org', 'x@y.zz']) {
      expect(parseEmail(input)?.address, input).toBe(input);
    }
  });

  test('EML-05 full-width letters are refused, with a full-width or a plain @', () => {
    for (const input of [
      'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｏｒｇ',
      'ｎｏｏｒ@example.org',
      'noor@ｅｘａｍｐｌｅ.org',
      'noor@example．org',
      'noor@example。org',
    ]) {
      expect(parseEmail(input), input).toBeNull();
    }
  });

  test('EML-07 letter case makes no other address, and the typed form is kept for sending', () => {
    const typed = parseEmail('Noor@Example.ORG');
    expect(typed?.key).toBe(parseEmail('noor@example.org')?.key);
    expect(typed?.address).toBe('Noor@Example.ORG');
  });

  test('EML-09 a letter alone is no address', () => {
    for (const input of ['x', '', ' ', '@', 'x@', '@example.org', 'x@example', 'x@localhost'])
      expect(parseEmail(input), input).toBeNull();
  });

  test('Arabic local parts and domains are accepted, and both forms of a domain are one address', () => {
    expect(parseEmail('نور@مثال.إختبار')?.key).toBe('نور@xn--mgbh0fb.xn--kgbechtv');
    expect(parseEmail('noor@مثال.إختبار')?.key).toBe(parseEmail('noor@xn--mgbh0fb.XN--KGBECHTV')?.key);
  });

  test('a composed and a decomposed local part are one address', () => {
    expect(parseEmail('nóor@example.org')?.key).toBe(parseEmail('no\u0301or@example.org')?.key);
  });

  test('spaces, lists, display names, quotes and headers are refused', () => {
    for (const input of [
      'no or@example.org',
      'noor@exam ple.org',
      'a@example.org,b@example.org',
      'Noor <noor@example.org>',
      '"noor"@example.org',
      'noor@example.org\nBcc: x@example.org',
      'noor@@example.org',
      'noor@example..org',
      'noor@.example.org',
      'noor@example.org.',
      'noor@-example.org',
      'noor@example.org:25',
      'noor@example.org/x',
      'noor@ex%61mple.org',
      'noor@[127.0.0.1]',
      'no\u200Bor@example.org',
      'no\u202Eor@example.org',
      'noor@exa\u00ADmple.org',
      'noor\0@example.org',
      'noor\uD800@example.org',
    ]) {
      expect(parseEmail(input), JSON.stringify(input)).toBeNull();
    }
  });

  test('64 octets before the @ and 254 in all are accepted, one more is not', () => {
    expect(parseEmail(`${'a'.repeat(64)}@example.org`)).not.toBeNull();
    expect(parseEmail(`${'a'.repeat(65)}@example.org`)).toBeNull();
    expect(parseEmail(`${'ن'.repeat(32)}@example.org`)).not.toBeNull();
    expect(parseEmail(`${'ن'.repeat(33)}@example.org`)).toBeNull();
    const label = 'b'.repeat(63);
    const longest = `${'a'.repeat(62)}@${label}.${label}.${label}`;
    expect(longest).toHaveLength(254);
    expect(parseEmail(longest)).not.toBeNull();
    expect(parseEmail(`a${longest}`)).toBeNull();
    expect(parseEmail(`a@${'b'.repeat(64)}.org`)).toBeNull();
  });

  test('no input throws, and an accepted address is accepted again with the same key', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', '.', '-', '@', 'ن', 'é', '\u0301', 'İ', 'ß', ' ', '１', '\uD800', '%'),
    });
    fc.assert(
      fc.property(letters, letters, (local, domain) => {
        const email = parseEmail(`${local}@${domain}.org`);
        if (email === null) return true;
        return parseEmail(email.address)?.key === email.key;
      }),
      { numRuns: 500 },
    );
  });
});
