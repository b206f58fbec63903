import { checkPassword, type PasswordErrorCode, type PasswordOwner } from './password.ts';

/** A new password, typed twice. */
export interface NewPasswordValues {
  password?: string | undefined;
  password_confirmation?: string | undefined;
}
export type NewPasswordErrors = {
  password?: 'required' | PasswordErrorCode;
  password_confirmation?: 'required' | 'mismatch';
};

const noList: ReadonlySet<string> = new Set();

/**
 * What is wrong with a password that somebody chose and typed twice (decisions §3). The list of common ones is the
 * server's: a browser judges without it.
 */
export function checkNewPassword(
  { password = '', password_confirmation = '' }: NewPasswordValues,
  owner: PasswordOwner,
  commonPasswords = noList,
): NewPasswordErrors {
  const errors: NewPasswordErrors = {};
  const error = password === '' ? 'required' : checkPassword(password, owner, commonPasswords);
  if (error !== undefined) errors.password = error;
  // Without a password there is nothing yet that the second could repeat.
  if (password_confirmation === '') errors.password_confirmation = 'required';
  else if (password !== '' && password_confirmation !== password) errors.password_confirmation = 'mismatch';
  return errors;
}
