import { checkForm } from './checkForm.ts';
import type { FieldErrorCode } from './fieldRules.ts';
import { type JoinValues, parseAreaIds } from './joinRequest.ts';
import { registrationRules } from './registration.ts';

const { invitation_token: _invitation, locale: _locale, ...rules } = registrationRules;

/** What a person adds who comes with a researcher identity: a registration without a password (decisions §3). */
export const onboardingRules = rules;

export type OnboardingField = keyof typeof onboardingRules | 'thematic_area_ids';
export type OnboardingValues = Partial<Record<keyof typeof onboardingRules, string | boolean>> & {
  /** A list from JSON, one value or a comma-separated text from a form. */
  thematic_area_ids?: JoinValues['thematic_area_ids'];
};

/** Every wrong field with its first error. Pass the ids of areas that exist. */
export function validateOnboarding(
  values: OnboardingValues,
  areaIds: readonly number[],
): Partial<Record<OnboardingField, FieldErrorCode>> {
  const errors: Partial<Record<OnboardingField, FieldErrorCode>> = checkForm(onboardingRules, values);
  const chosen = parseAreaIds(values.thematic_area_ids);
  if (chosen === null || chosen.some((id) => !areaIds.includes(id))) errors.thematic_area_ids = 'choice';
  return errors;
}
