import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { captchaProof, typed } from './formFields.ts';

/** The signed-in person, to themself alone (decisions §3). */
export const user = z.object({
  id: z.number().int(),
  full_name: z.string(),
  full_name_ar: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  avatar_url: z.string().nullable(),
  locale: z.enum(['en', 'ar']),
  /** 1 when chat is on for this member (spec §3). */
  messaging_system: z.union([z.literal(0), z.literal(1)]),
  profile_completion_percentage: z.number().int(),
  roles: z.array(z.string()),
});
export type User = z.infer<typeof user>;

/**
 * What a sign-in answers. `token` is for clients that are no browser; a browser gets a cookie that no script can read.
 * With a second factor on, the challenge is answered at {@link finishLogin}.
 */
export const signInAnswer = z.union([
  z.object({ user, token: z.string().optional() }),
  z.object({ status: z.literal('second_factor_required'), challenge: z.string() }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const login = defineEndpoint('login', {
  summary: 'Sign in with e-mail and password',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ email: typed, password: typed, ...captchaProof }),
  data: signInAnswer,
  limit: 'login',
});

/** A challenge takes five codes within ten minutes; then 422 `challenge_expired`: one signs in from the start. */
export const finishLogin = defineEndpoint('finishLogin', {
  summary: 'Sign in: the second factor, a code of six digits or a recovery code',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ challenge: typed, code: typed }),
  data: z.object({ user, token: z.string().optional() }),
  limit: 'login',
});

export const logout = defineEndpoint('logout', {
  summary: 'Log out: this session ends',
  tag: 'Accounts',
  access: 'public',
  data: z.object({ is_signed_out: z.literal(true) }),
});

export const getUser = defineEndpoint('getUser', {
  summary: 'The signed-in person, or null',
  tag: 'Accounts',
  access: 'public',
  data: user.nullable(),
  isPersonal: true,
});
