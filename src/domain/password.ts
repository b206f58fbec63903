import { foldText } from './searchText.ts';

/** Decisions §3, in code points. */
export const minPasswordLength = 12;
export const minPasswordLengthWithSecondFactor = 8;
export const maxPasswordLength = 128;

/** Too short, too long, on the list of common ones, or one's own name or e-mail address. */
export type PasswordErrorCode = 'min' | 'maxLength' | 'common' | 'personal';

/** Whose password it is to be. */
export interface PasswordOwner {
  fullName: string;
  fullNameAr?: string | null;
  email: string;
  hasSecondFactor?: boolean;
}

/** The form of a password that is hashed and looked up: NFKC, never trimmed (decisions §2 and §3). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * What is wrong with a new password, or undefined (decisions §3). No rule about its composition: any character counts,
 * spaces at the ends too. `commonPasswords` holds the offline list of both languages, NFKC and lower-cased.
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  commonPasswords: ReadonlySet<string>,
): PasswordErrorCode | undefined {
  // Code points are never more than units; this bounds the work on a huge input.
  if (password.length > 2 * maxPasswordLength) return 'maxLength';
  const length = Array.from(password).length;
  if (length > maxPasswordLength) return 'maxLength';
  if (length < (owner.hasSecondFactor === true ? minPasswordLengthWithSecondFactor : minPasswordLength)) return 'min';
  if (commonPasswords.has(normalizePassword(password).toLowerCase())) return 'common';
  return isPersonal(password, owner) ? 'personal' : undefined;
}

/** Whether a password is long enough with a second factor alone. */
export function isShortPassword(password: string): boolean {
  return password.length < 2 * minPasswordLength && Array.from(password).length < minPasswordLength;
}

/** A name counts with its words joined or reversed as well, and an address with or without what follows the @. */
function isPersonal(password: string, { fullName, fullNameAr, email }: PasswordOwner): boolean {
  const compact = (text: string): string => foldText(text).replace(/[\p{White_Space}._-]/gu, '');
  const reversed = (name: string): string =>
    name
      .split(/\p{White_Space}+/u)
      .toReversed()
      .join('');
  const names = [fullName, fullNameAr ?? ''].flatMap((name) => [name, reversed(name)]);
  const own = [...names, email, email.split('@')[0] ?? ''].map(compact).filter((text) => text !== '');
  return own.includes(compact(password));
}
