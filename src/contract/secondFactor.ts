import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant } from './fields.ts';
import { typed } from './formFields.ts';

export const securityState = z.object({
  has_password: z.boolean(),
  password_changed_at: instant.nullable(),
  second_factor: z.object({ is_on: z.boolean(), recovery_codes_left: z.number().int() }),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
  ),
  /** The researcher's iD that the member can sign in with. */
  orcid: z.object({ id: z.string(), linked_at: instant }).nullable(),
  /** Whether passkeys work at this portal's address. */
  has_passkeys: z.boolean(),
  /** Whether actions that ask for a fresh proof go through now. */
  is_recently_authenticated: z.boolean(),
});
export type SecurityState = z.infer<typeof securityState>;

export const getSecurityState = defineEndpoint('getSecurityState', {
  summary: 'What protects one’s account',
  tag: 'Account security',
  access: 'member',
  isPersonal: true,
  data: securityState,
});

/** What an authenticator app is given. */
export const appSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  /** Modules of the QR code, row by row, true for dark. */
  qr: z.array(z.array(z.boolean())),
});
export type AppSecret = z.infer<typeof appSecret>;

/** Each start makes another secret; it counts once a first code of it was right. */
export const startSecondFactor = defineEndpoint('startSecondFactor', {
  summary: 'Begin to add an authenticator app: its secret, as text and as a QR code',
  tag: 'Account security',
  access: 'member',
  data: appSecret,
});

/** A wrong code brings the secret again, as `state`: a page without script shows it once more. */
export const enableSecondFactor = defineEndpoint('enableSecondFactor', {
  summary: 'Switch the second factor on with a first code; gives ten recovery codes, once',
  tag: 'Account security',
  access: 'member',
  body: z.strictObject({ code: typed }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  limit: 'passwordCheck',
});

export const disableSecondFactor = defineEndpoint('disableSecondFactor', {
  summary: 'Switch the second factor off',
  tag: 'Account security',
  access: 'member',
  data: z.object({ is_on: z.literal(false) }),
});

export const renewRecoveryCodes = defineEndpoint('renewRecoveryCodes', {
  summary: 'Ten new recovery codes; the old ones end',
  tag: 'Account security',
  access: 'member',
  data: z.object({ recovery_codes: z.array(z.string()) }),
});
