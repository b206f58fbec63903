import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { typed } from './formFields.ts';

/** Ends all other sessions at once (decisions §3). */
export const changePassword = defineEndpoint('changePassword', {
  summary: 'Change one’s password; a member without one sets it',
  tag: 'Account security',
  access: 'member',
  body: z.strictObject({ old_password: typed, password: typed, password_confirmation: typed }),
  data: z.object({ is_changed: z.literal(true) }),
  limit: 'passwordCheck',
});
