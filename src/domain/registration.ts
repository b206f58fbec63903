import { checkForm } from './checkForm.ts';
import { type FieldErrorCode, type FieldRule, maxLineLength } from './fieldRules.ts';
import { type JoinValues, parseAreaIds } from './joinRequest.ts';
import { checkNewPassword } from './newPassword.ts';
import type { PasswordErrorCode } from './password.ts';
import { normalizeText } from './text.ts';

/** The languages in which a member may be written to. */
export const memberLocales = ['en', 'ar'] as const;
export type MemberLocale = (typeof memberLocales)[number];

const nameRule = { kind: 'line', min: 2, maxLength: maxLineLength } as const;
const tokenLength = 100;

/** The form with which somebody becomes a member (decisions §3), its text fields in the form's order. */
export const registrationRules = {
  full_name: { ...nameRule, isRequired: true },
  full_name_ar: nameRule,
  family_name: { kind: 'line', maxLength: maxLineLength },
  email: { kind: 'email', isRequired: true },
  country: { kind: 'country', isRequired: true },
  organization_name: { ...nameRule, isRequired: true },
  current_title: { ...nameRule, isRequired: true },
  locale: { kind: 'choice', choices: memberLocales },
  invitation_token: { kind: 'line', maxLength: tokenLength },
  terms_accepted: { kind: 'consent', isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type RegistrationTextField = keyof typeof registrationRules;
export type RegistrationField = RegistrationTextField | 'password' | 'password_confirmation' | 'thematic_area_ids';
export type RegistrationErrorCode = FieldErrorCode | PasswordErrorCode | 'mismatch';
export type RegistrationValues = Partial<Record<RegistrationTextField, string | boolean>> & {
  password?: string | undefined;
  password_confirmation?: string | undefined;
  /** A list from JSON, one value or a comma-separated text from a form. */
  thematic_area_ids?: JoinValues['thematic_area_ids'];
};

/**
 * Every wrong field of a registration with its first error. Pass the ids of areas that exist, and on the server the
 * list of common passwords.
 */
export function validateRegistration(
  values: RegistrationValues,
  areaIds: readonly number[],
  commonPasswords?: ReadonlySet<string>,
): Partial<Record<RegistrationField, RegistrationErrorCode>> {
  const errors: Partial<Record<RegistrationField, RegistrationErrorCode>> = checkForm(registrationRules, values);
  const owner = {
    fullName: textOf(values.full_name),
    fullNameAr: textOf(values.full_name_ar),
    email: textOf(values.email),
  };
  Object.assign(errors, checkNewPassword(values, owner, commonPasswords));
  const chosen = parseAreaIds(values.thematic_area_ids);
  if (chosen === null || chosen.some((id) => !areaIds.includes(id))) errors.thematic_area_ids = 'choice';
  return errors;
}

function textOf(value: string | boolean | undefined): string {
  return normalizeText(String(value ?? ''));
}
