import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant } from './fields.ts';
import { ticked, typed } from './formFields.ts';

export const privacyState = z.object({
  /** Who sees one's profile. */
  visibility: z.enum(['public', 'members', 'connections', 'private']),
  newsletter: z.enum(['off', 'waiting', 'on']),
  /** When the account will be erased; null unless its deletion was asked for. */
  deletion_at: instant.nullable(),
});
export type PrivacyState = z.infer<typeof privacyState>;

export const getPrivacyState = defineEndpoint('getPrivacyState', {
  summary: 'Who sees one’s profile, and whether the account is to be deleted',
  tag: 'Account',
  access: 'member',
  isPersonal: true,
  data: privacyState,
});

export const changeVisibility = defineEndpoint('changeVisibility', {
  summary: 'Choose who sees one’s profile',
  tag: 'Account',
  access: 'member',
  body: z.strictObject({ visibility: typed }),
  data: privacyState,
});

/** 14 days later the account and everything personal is erased. Asks for a fresh proof. */
export const requestDeletion = defineEndpoint('requestDeletion', {
  summary: 'Ask for the deletion of one’s account',
  tag: 'Account',
  access: 'member',
  body: z.strictObject({ confirm: ticked }),
  data: z.object({ deletion_at: instant }),
});

export const cancelDeletion = defineEndpoint('cancelDeletion', {
  summary: 'Keep the account after all',
  tag: 'Account',
  access: 'member',
  data: z.object({ deletion_at: z.null() }),
});

/** Prepared in the background; a mail says when it is ready. Asks for a fresh proof. */
export const requestExport = defineEndpoint('requestExport', {
  summary: 'Ask for a copy of one’s data: a ZIP of JSON and files',
  tag: 'Account',
  access: 'member',
  data: z.object({ status: z.literal('preparing') }),
});

export const dataExports = z.object({
  is_preparing: z.boolean(),
  items: z.array(z.object({ url: z.string(), created_at: instant, expires_at: instant, byte_length: z.number() })),
});
export type DataExports = z.infer<typeof dataExports>;

export const listExports = defineEndpoint('listExports', {
  summary: 'Copies of one’s data that can be downloaded',
  tag: 'Account',
  access: 'member',
  isPersonal: true,
  data: dataExports,
});
