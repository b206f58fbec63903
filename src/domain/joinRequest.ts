import { checkForm } from './checkForm.ts';
import { type FieldErrorCode, type FieldRule, maxLineLength } from './fieldRules.ts';
import { organizationTypes } from './organization.ts';
import { checkPhoto } from './photo.ts';
import { isBlank } from './text.ts';

/** The form with which an organization asks to join (decisions §4), its text fields in the form's order. */
export const joinRules = {
  organization_name_en: { kind: 'line', min: 2, maxLength: maxLineLength },
  organization_name_ar: { kind: 'line', min: 2, maxLength: maxLineLength },
  type: { kind: 'choice', isRequired: true, choices: organizationTypes },
  country: { kind: 'country', isRequired: true },
  website: { kind: 'url' },
  contact_name: { kind: 'line', isRequired: true, min: 2, maxLength: maxLineLength },
  contact_title: { kind: 'line', min: 2, maxLength: maxLineLength },
  email: { kind: 'email', isRequired: true },
  phone_number: { kind: 'phone' },
  message: { kind: 'text', min: 10, maxLength: 3000 },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type JoinTextField = keyof typeof joinRules;
export type JoinField = JoinTextField | 'thematic_area_ids' | 'logo';
export type JoinValues = Partial<Record<JoinTextField, string | boolean>> & {
  /** A list from JSON, one value or a comma-separated text from a form. */
  thematic_area_ids?: readonly (string | number)[] | string;
};

/**
 * Every wrong field of a join request with its first error. One of the two names is enough; when both are missing, the
 * error stands at the English one. The browser passes the chosen logo's facts, under the rule of photos; the server
 * judges the bytes. Pass the ids that exist in `areaIds`.
 */
export function validateJoinRequest(
  values: JoinValues,
  areaIds: readonly number[],
  logo?: { bytes: number; name: string; type: string } | null,
): Partial<Record<JoinField, FieldErrorCode>> {
  const errors: Partial<Record<JoinField, FieldErrorCode>> = {};
  if (isBlank(String(values.organization_name_en ?? '')) && isBlank(String(values.organization_name_ar ?? ''))) {
    errors.organization_name_en = 'required';
  }
  Object.assign(errors, checkForm(joinRules, values));
  const chosen = parseAreaIds(values.thematic_area_ids);
  if (chosen === null || chosen.some((id) => !areaIds.includes(id))) errors.thematic_area_ids = 'choice';
  const logoError = logo === null || logo === undefined ? undefined : checkPhoto(logo);
  if (logoError !== undefined) errors.logo = logoError;
  return errors;
}

/** The chosen area ids, each once, in any of the forms they arrive in; null when one is no positive whole number. */
export function parseAreaIds(value: JoinValues['thematic_area_ids']): number[] | null {
  const given = typeof value === 'string' ? value.split(',') : (value ?? []);
  const texts = given.map((item) => String(item).trim()).filter((item) => item !== '');
  if (texts.some((item) => !/^[1-9][0-9]{0,8}$/.test(item))) return null;
  return [...new Set(texts.map(Number))];
}
