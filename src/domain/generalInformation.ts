import { checkForm } from './checkForm.ts';
import { isTimeZone } from './deadline.ts';
import { type FieldErrorCode, type FieldRule, maxLineLength } from './fieldRules.ts';
import { memberLocales } from './registration.ts';
import { normalizeText } from './text.ts';

/** How a member is addressed where Arabic must choose; none chosen means words that fit both (the glossary). */
export const formsOfAddress = ['feminine', 'masculine'] as const;

const nameRule = { kind: 'line', min: 2, maxLength: maxLineLength } as const;

/** A member's general information (decisions §5), in the form's order. */
export const generalInformationRules = {
  full_name: { ...nameRule, isRequired: true },
  full_name_ar: nameRule,
  family_name: { kind: 'line', maxLength: maxLineLength },
  display_name: nameRule,
  form_of_address: { kind: 'choice', choices: formsOfAddress },
  email: { kind: 'email', isRequired: true },
  phone_number: { kind: 'phone' },
  country: { kind: 'country' },
  city: { kind: 'line', maxLength: maxLineLength },
  time_zone: { kind: 'line', maxLength: 60 },
  locale: { kind: 'choice', isRequired: true, choices: memberLocales },
} as const satisfies Record<string, FieldRule>;

export type GeneralInformationField = keyof typeof generalInformationRules;
export type GeneralInformationValues = Partial<Record<GeneralInformationField, string | undefined>>;

/** The fields of a change that are present: the others stay as they are. */
export function presentFields(values: GeneralInformationValues): GeneralInformationField[] {
  return (Object.keys(generalInformationRules) as GeneralInformationField[]).filter(
    (field) => values[field] !== undefined,
  );
}

/** Every wrong field of a change with its first error; absent fields are never wrong. */
export function validateGeneralInformation(
  values: GeneralInformationValues,
): Partial<Record<GeneralInformationField, FieldErrorCode>> {
  const present = presentFields(values);
  const rules = Object.fromEntries(present.map((field) => [field, generalInformationRules[field]])) as Record<
    GeneralInformationField,
    FieldRule
  >;
  const typed = Object.fromEntries(present.map((field) => [field, values[field] ?? '']));
  const errors: Partial<Record<GeneralInformationField, FieldErrorCode>> = checkForm(rules, typed);
  const timeZone = normalizeText(values.time_zone ?? '');
  if (timeZone !== '' && !isTimeZone(timeZone)) errors.time_zone ??= 'choice';
  return errors;
}
