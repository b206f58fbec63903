import { checkForm, normalizeForm } from './checkForm.ts';
import { checkField, type FieldErrorCode, type FieldRule, maxLineLength } from './fieldRules.ts';
import { dropDirectionControls } from './longText.ts';
import { checkPhoto } from './photo.ts';
import { countWords } from './text.ts';

/** Spec §9. */
export const biographyMinLength = 10;
export const biographyMaxLength = 525;
export const biographyMaxWords = 75;

/**
 * The Founding Fellows form (spec §3 and §5), its fields in the specification's order. A maximum of 300 for one-line
 * fields is ours; the specification names none.
 */
export const fellowRules = {
  fullName: { kind: 'line', isRequired: true, min: 2, maxLength: maxLineLength },
  phoneNumber: { kind: 'phone' },
  officePhone: { kind: 'phone' },
  currentLocation: { kind: 'country', isRequired: true },
  emailAddress: { kind: 'email', isRequired: true },
  officeEmail: { kind: 'email' },
  currentTitle: { kind: 'line', isRequired: true, min: 2, maxLength: maxLineLength },
  currentDepartment: { kind: 'line', min: 2, maxLength: maxLineLength },
  currentInstitution: { kind: 'line', isRequired: true, min: 2, maxLength: maxLineLength },
  biography: { kind: 'text', min: biographyMinLength, maxLength: biographyMaxLength, maxWords: biographyMaxWords },
  homepage: { kind: 'url' },
} as const satisfies Record<string, FieldRule>;

/** A text field of the form, spelled as it is sent. */
export type FellowTextField = keyof typeof fellowRules;
export type FellowField = FellowTextField | 'photo';

/** The form's texts as typed; phones in the wire form ("+974 55551234"), the country by its code. */
export type FellowValues = Partial<Record<FellowTextField, string>>;

/** A chosen photo as the browser knows it. */
export interface PhotoFacts {
  bytes: number;
  name: string;
  type: string;
}

export const fellowTextFields = Object.keys(fellowRules) as FellowTextField[];
export const fellowFields: readonly FellowField[] = [...fellowTextFields, 'photo'];

/** What is wrong with one text field, or undefined (spec §5). */
export function validateFellowField(field: FellowTextField, values: FellowValues): FieldErrorCode | undefined {
  return checkField(fellowRules[field], values[field]);
}

/**
 * Every wrong field with its first error, in the form's order; empty when the profile may be sent. The browser passes
 * the chosen photo's facts; the server judges the bytes themselves (`checkPhotoContent`).
 */
export function validateFellow(
  values: FellowValues,
  photo?: PhotoFacts | null,
): Partial<Record<FellowField, FieldErrorCode>> {
  const errors: Partial<Record<FellowField, FieldErrorCode>> = checkForm(fellowRules, values);
  const photoError = photo === null || photo === undefined ? undefined : checkPhoto(photo);
  if (photoError !== undefined) errors.photo = photoError;
  return errors;
}

/** A valid profile as it is stored: every text normalized, absent fields empty. */
export function normalizeFellow(values: FellowValues): Record<FellowTextField, string> {
  return normalizeForm(fellowRules, values);
}

/** The number of words that the counter under the biography shows before "/75 words". */
export function biographyCount(text: string): number {
  return countWords(dropDirectionControls(text));
}
