import { type FieldErrors, invalidFields } from '#contract/errors.ts';
import type { ProfileErrors } from '#domain/profileItem.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import { isProfileSection, type ProfileSection } from '#domain/profileSections.ts';

/** Sentences for what the domain found wrong with a profile's fields. */
export function toProfileErrors(errors: ProfileErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { code, values }]) => [
      field,
      [{ id: `profile.error.${code}`, ...(values ? { values } : {}) }],
    ]),
  );
}

/** @throws ContractError validation_failed for what is chosen and is in no list. */
export function refuseUnknown(fields: readonly string[]): void {
  refuseIfWrong(toProfileErrors(Object.fromEntries(fields.map((field) => [field, { code: 'choice' as const }]))));
}

/** @throws ContractError validation_failed for a section that no profile has. */
export function readSection(section: string | undefined): ProfileSection {
  if (section !== undefined && isProfileSection(section)) return section;
  throw invalidFields({ section: [{ id: 'profile.error.section' }] });
}

/** The id of an item; what is none is an unknown one: 0, which no row has. */
export function readItemId(id: number | string): number {
  return /^[1-9][0-9]{0,14}$/.test(String(id)) ? Number(id) : 0;
}
