import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { captchaProof, ticked, typed } from './formFields.ts';

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

/** The answer is the same for a known address, whose owner is told by mail. */
export const register = defineEndpoint('register', {
  summary: 'Create an account',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({
    full_name: typed,
    full_name_ar: typed,
    family_name: typed,
    email: typed,
    password: typed,
    password_confirmation: typed,
    country: typed,
    organization_name: typed,
    current_title: typed,
    thematic_area_ids: z.union([z.array(z.union([z.number(), z.string()])), z.string()]).optional(),
    locale: typed,
    terms_accepted: ticked,
    newsletter_consent: ticked,
    invitation_token: typed,
    ...captchaProof,
  }),
  data: z.object({ status: z.literal('confirmation_sent') }),
  successStatus: 201,
  isIdempotent: true,
  limit: 'register',
});

export const requestPasswordReset = defineEndpoint('requestPasswordReset', {
  summary: 'Ask for a mail with a link to a new password',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ email: typed, ...captchaProof }),
  data: z.object({ is_sent: z.literal(true) }),
  limit: 'passwordReset',
});

/** Consumes nothing: mail scanners open links. */
export const tokenState = z.object({
  valid: z.boolean(),
  reason: z.enum(['token_expired', 'token_used', 'token_superseded', 'token_invalid']).nullable(),
  email_masked: z.string().nullable(),
});
export type TokenState = z.infer<typeof tokenState>;

const newPassword = z.strictObject({ password: typed, password_confirmation: typed });

export const checkResetToken = defineEndpoint('checkResetToken', {
  summary: 'Whether the token of a reset mail (as bearer) is good',
  tag: 'Accounts',
  access: 'resetToken',
  data: tokenState,
  limit: 'mailToken',
});

export const resetPassword = defineEndpoint('resetPassword', {
  summary: 'Set a new password with the token of a reset mail (as bearer)',
  tag: 'Accounts',
  access: 'resetToken',
  body: newPassword,
  data: z.object({ is_changed: z.literal(true) }),
  limit: 'mailToken',
});

export const checkSetPasswordToken = defineEndpoint('checkSetPasswordToken', {
  summary: 'Whether the token of a set-password mail (as bearer) is good',
  tag: 'Accounts',
  access: 'setPasswordToken',
  data: tokenState,
  limit: 'mailToken',
});

export const setPassword = defineEndpoint('setPassword', {
  summary: 'Set the first password with the token of a set-password mail (as bearer)',
  tag: 'Accounts',
  access: 'setPasswordToken',
  body: newPassword,
  data: z.object({ is_changed: z.literal(true) }),
  limit: 'mailToken',
});

export const confirmEmail = defineEndpoint('confirmEmail', {
  summary: 'Confirm an e-mail address with the token of the mail (as bearer)',
  tag: 'Accounts',
  access: 'confirmToken',
  data: z.object({ is_confirmed: z.literal(true), email: z.string() }),
  limit: 'mailToken',
});

/** For whom neither a session nor a link is left. The answer is the same whatever there is of the address. */
export const requestConfirmation = defineEndpoint('requestConfirmation', {
  summary: 'Ask for another confirmation mail by the address that waits for it',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ email: typed, ...captchaProof }),
  data: z.object({ is_sent: z.literal(true) }),
  limit: 'passwordReset',
});

/** The bearer is a member's session or the token of an earlier confirmation mail, an expired one too. */
export const resendConfirmation = defineEndpoint('resendConfirmation', {
  summary: 'Send the confirmation mail again',
  tag: 'Accounts',
  access: 'confirmToken',
  data: z.object({ is_sent: z.literal(true) }),
  limit: 'mailToken',
});
