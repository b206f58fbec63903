import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { ticked, typed } from './formFields.ts';

/** What a member's general information holds, for the form that changes it. */
export const accountInformation = z.object({
  user_id: z.number().int(),
  full_name: z.string(),
  full_name_ar: z.string().nullable(),
  family_name: z.string().nullable(),
  display_name: z.string().nullable(),
  form_of_address: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  /** An address that waits for its confirmation. */
  email_pending: z.string().nullable(),
  phone_number: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  time_zone: z.string().nullable(),
  locale: z.enum(['en', 'ar']),
  avatar_url: z.string().nullable(),
});
export type AccountInformation = z.infer<typeof accountInformation>;

export const getAccountInformation = defineEndpoint('getAccountInformation', {
  summary: 'One’s general information',
  tag: 'Account',
  access: 'member',
  data: accountInformation,
});

/** Absent fields stay as they are; an e-mail address counts once its owner confirmed it (decisions §5). */
export const updateProfile = defineEndpoint('updateProfile', {
  summary: 'Change one’s general information',
  tag: 'Account',
  access: 'member',
  body: z.strictObject({
    /** One's own; another's is unknown. */
    userId: z.union([z.number(), z.string()]).optional(),
    full_name: typed,
    full_name_ar: typed,
    family_name: typed,
    display_name: typed,
    form_of_address: typed,
    email: typed,
    phone_number: typed,
    country: typed,
    city: typed,
    time_zone: typed,
    locale: typed,
    remove_avatar: ticked,
  }),
  files: { avatar: { maxBytes: 2_621_440 } },
  data: z.object({ user, email_pending: z.string().nullable() }),
});
