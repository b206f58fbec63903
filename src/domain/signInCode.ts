import { normalizeText } from './text.ts';

/** A typed code as it is compared: six digits of an authenticator app, or one of the recovery codes. */
export type SignInCode = { kind: 'totp'; digits: string } | { kind: 'recovery'; code: string };

/** How many recovery codes a member gets at once. */
export const recoveryCodeCount = 10;
/** Letters and digits of a recovery code: 16 of 32 signs are 80 bits. */
export const recoveryCodeLength = 16;
/** Crockford's: without those that look like another. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Reads a typed code, or null. Spaces and hyphens do not count, nor does the kind of digits or the case of letters. */
export function parseSignInCode(typed: string): SignInCode | null {
  if (typed.length > 100) return null;
  const plain = normalizeText(typed)
    .replaceAll(/[\p{White_Space}\p{Pd}\p{Cf}]/gu, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toUpperCase();
  if (/^[0-9]{6}$/.test(plain)) return { kind: 'totp', digits: plain };
  const code = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isRecovery =
    code.length === recoveryCodeLength && [...code].every((character) => recoveryAlphabet.includes(character));
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** A recovery code in groups of four, as people copy it. */
export function showRecoveryCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
