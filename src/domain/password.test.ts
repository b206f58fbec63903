import { describe, expect, test } from 'vitest';
import { checkPassword, isShortPassword, normalizePassword } from './password.ts';

const owner = { fullName: 'Noor Al-Test', email: 'noor.altest@example.org' };
const common = new Set(['password1234', 'كلمةالمرور123']);
const check = (password: string, hasSecondFactor = false) =>
  checkPassword(password, { ...owner, hasSecondFactor }, common);

describe('checkPassword', () => {
  test('12 code points are enough, 8 with a second factor, 128 at most', () => {
    expect(check('x7'.repeat(6))).toBeUndefined();
    expect(check('x7x7x7x7x7x')).toBe('min');
    expect(check('x7x7x7x7', true)).toBeUndefined();
    expect(check('x7x7x7x', true)).toBe('min');
    expect(check('x'.repeat(128))).toBeUndefined();
    expect(check('x'.repeat(129))).toBe('maxLength');
    expect(check('x'.repeat(1_000_000))).toBe('maxLength');
  });

  test('ATH-07 spaces, emoji and Arabic count as typed, one per code point', () => {
    expect(check(' pass  word ')).toBeUndefined();
    expect(check('            ')).toBeUndefined();
    expect(check('😀'.repeat(12))).toBeUndefined();
    expect(check('😀'.repeat(11))).toBe('min');
    expect(check('😀'.repeat(128))).toBeUndefined();
    expect(check('جملة سر طويلة جدا')).toBeUndefined();
  });

  test('common passwords of both languages are refused in any letter case and width', () => {
    expect(check('Password1234')).toBe('common');
    expect(check('ｐａｓｓｗｏｒｄ1234')).toBe('common');
    expect(check('كلمةالمرور123')).toBe('common');
  });

  test("one's own name or e-mail is no password", () => {
    for (const password of ['noor.altest@example.org', 'NOOR.ALTEST@EXAMPLE.ORG'])
      expect(check(password), password).toBe('personal');
    for (const password of ['Noor Al-Test', 'nooral-test', 'Al-Test Noor', 'noor.altest'])
      expect(check(password, true), password).toBe('personal');
    expect(check('noor altest 77')).toBeUndefined();
  });

  test('an owner without a name or address forbids nothing by it', () => {
    expect(checkPassword('. . . . . . . .', { fullName: '', email: '' }, common)).toBeUndefined();
  });
});

test('a password of fewer than twelve code points is long enough with a second factor alone', () => {
  expect(['eleven sign', '🔑'.repeat(11)].map(isShortPassword)).toEqual([true, true]);
  expect(['twelve signs', '🔑'.repeat(12), 'x'.repeat(128)].map(isShortPassword)).toEqual([false, false, false]);
});

test('ATH-07 a password is hashed in NFKC and never trimmed', () => {
  expect(normalizePassword(' e\u0301ﬁ ')).toBe(' \u00E9fi ');
});
