import { fellowRules, validateFellow } from '#domain/fellow.ts';
import type { FormDefinition } from '#web/shell/forms/formDefinition.ts';

/** The Founding Fellows form (spec §2, §3, §5), its fields in the order of the page. */
export const fellowForm: FormDefinition = {
  name: 'fellows',
  rules: fellowRules,
  fields: [
    'fullName',
    'currentTitle',
    'currentDepartment',
    'currentInstitution',
    'biography',
    'homepage',
    'photo',
    'emailAddress',
    'currentLocation',
    'phoneNumber',
    'officeEmail',
    'officePhone',
  ],
  fileField: 'photo',
  validate: validateFellow,
};
