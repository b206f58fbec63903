import { joinRules, parseAreaIds, validateJoinRequest } from '#domain/joinRequest.ts';
import type { FormDefinition } from '#web/shell/forms/formDefinition.ts';

/** The form with which an organization asks to join (decisions §4), its fields in the order of the page. */
export const joinForm: FormDefinition = {
  name: 'join',
  rules: joinRules,
  fields: [
    'organization_name_en',
    'organization_name_ar',
    'type',
    'country',
    'website',
    'thematic_area_ids',
    'logo',
    'contact_name',
    'contact_title',
    'email',
    'phone_number',
    'message',
    'consent',
  ],
  lists: ['thematic_area_ids'],
  fileField: 'logo',
  // Which areas there are, the page's own boxes say; the server knows it anyway.
  validate: (values, logo) => validateJoinRequest(values, parseAreaIds(values.thematic_area_ids) ?? [], logo),
};
