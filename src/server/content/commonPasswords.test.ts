import { expect, test } from 'vitest';
import { checkPassword } from '#domain/password.ts';
import { commonPasswords } from './commonPasswords.ts';

const owner = { fullName: 'Noor Test', email: 'noor@example.org' };
const list = commonPasswords();

test('the list of common passwords holds more than 10,000 of each language that are long enough to be tried', () => {
  const long = [...list].filter((password) => Array.from(password).length >= 12);
  expect(long.filter((password) => /[a-z]/.test(password)).length).toBeGreaterThan(10_000);
  expect(long.filter((password) => /[\u0621-\u064a]/.test(password)).length).toBeGreaterThan(10_000);
});

test('holds them as they are looked up, and is not large', () => {
  expect([...list].filter((password) => password !== password.normalize('NFKC').toLowerCase())).toEqual([]);
  expect(list.size).toBeLessThan(200_000);
});

test.each([
  'password1234',
  'Password1234',
  'PASSWORD2024',
  'qwertyuiop12',
  '123456789012',
  'iloveyou1234',
  '1q2w3e4r5t6y',
  'correct horse battery staple',
  'aaaaaaaaaaaa',
  '            ',
  'Welcome12345',
  'mohammed2025',
  'footballfootball',
  'كلمةالمرور123',
  'كلمةالسر١٢٣٤',
  'الحمدلله1234',
  'بسماللهالرحمنالرحيم',
  'ضصثقفغعهخحجد',
  'محمد123456789',
  'riwaq1234567',
  'الرواق123456',
])('%j is on it', (password) => {
  expect(checkPassword(password, owner, list)).toBe('common');
});

test.each(['correct horse battery', 'مقعد تحت شجرة اللوز', 'tall 7 cedars by the gate'])('%j is not', (password) => {
  expect(checkPassword(password, owner, list)).toBeUndefined();
});
