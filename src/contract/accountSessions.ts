import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam, instant } from './fields.ts';
import { typed } from './formFields.ts';

/**
 * Shows once more that it is the member, where an action asks for it (409 `reauthentication_required`): by password, by
 * a code of the second factor, or by a passkey's answer to the challenge of `startPasskeyLogin`. Where the second factor
 * is on, the password alone proves nothing: 422 with `errors.code`.
 */
export const reauthenticate = defineEndpoint('reauthenticate', {
  summary: 'Prove again, by password, code or passkey, that it is the member',
  tag: 'Account security',
  access: 'member',
  body: z.strictObject({
    password: typed,
    code: typed,
    challenge: typed,
    response: z.record(z.string(), z.unknown()).optional(),
  }),
  data: z.object({ is_authenticated: z.literal(true) }),
  limit: 'passwordCheck',
});

export const session = z.object({
  id: z.string(),
  kind: z.enum(['cookie', 'bearer']),
  is_current: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  /** Browser and system in short, such as "Firefox, Windows"; null when unknown. */
  device: z.string().nullable(),
  /** Of the network it was started from, such as "192.0.2.0/24". */
  address_prefix: z.string().nullable(),
});

export const listSessions = defineEndpoint('listSessions', {
  summary: 'One’s living sessions',
  tag: 'Account security',
  access: 'member',
  isPersonal: true,
  data: z.object({ items: z.array(session) }),
});

export const revokeSession = defineEndpoint('revokeSession', {
  summary: 'End one of one’s sessions',
  tag: 'Account security',
  access: 'member',
  params: idParam,
  data: z.object({ is_revoked: z.literal(true) }),
});

export const revokeOtherSessions = defineEndpoint('revokeOtherSessions', {
  summary: 'End all of one’s sessions but this one',
  tag: 'Account security',
  access: 'member',
  data: z.object({ count: z.number().int() }),
});
