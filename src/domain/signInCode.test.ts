import { expect, test } from 'vitest';
import { parseSignInCode, showRecoveryCode } from './signInCode.ts';

test.each(['123456', ' 123 456 ', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶', '\u200e123456', '123\u00a0456'])(
  'the code %j is six digits',
  (typed) => expect(parseSignInCode(typed)).toEqual({ kind: 'totp', digits: '123456' }),
);

test.each(['ABCD-EFGH-JKMN-0123', 'abcd efgh jkmn oi23', 'abcdefghjkmnOl23', 'ABCD–EFGH–JKMN–0123'])(
  'the recovery code %j is read whatever its case, spaces and look-alikes',
  (typed) => expect(parseSignInCode(typed)).toEqual({ kind: 'recovery', code: 'ABCDEFGHJKMN0123' }),
);

test.each(['', '12345', '1234567', 'ABCD-EFGH', 'ABCD-EFGH-JKMN-012U', '1'.repeat(200), '12345六'])(
  '%j is no code',
  (typed) => expect(parseSignInCode(typed)).toBeNull(),
);

test('a recovery code is shown in groups of four, and read back', () => {
  expect(showRecoveryCode('ABCDEFGHJKMN0123')).toBe('ABCD-EFGH-JKMN-0123');
});
