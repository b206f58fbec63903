import type { PasswordOwner } from '#domain/password.ts';
import type { AccountRow } from './queriesAccount.ts';

/** Whose name and address a new password must not be. */
export function ownerOf(account: AccountRow): PasswordOwner {
  return {
    fullName: account.full_name,
    fullNameAr: account.full_name_ar,
    email: account.email,
    hasSecondFactor: account.second_factor_since !== null,
  };
}
