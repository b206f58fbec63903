import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam } from './fields.ts';
import { typed } from './formFields.ts';

/** Options and answers are those of WebAuthn in JSON; the browser's library makes and reads them. */
const webAuthnJson = z.record(z.string(), z.unknown());

/** The options name nobody: the person chooses among the passkeys of their device. */
export const startPasskeyLogin = defineEndpoint('startPasskeyLogin', {
  summary: 'Begin to sign in with a passkey',
  tag: 'Accounts',
  access: 'public',
  data: z.object({ options: webAuthnJson, challenge: z.string() }),
  limit: 'login',
});

/** A passkey is both factors at once. Whatever is wrong with it is 422 `passkey_failed`. */
export const finishPasskeyLogin = defineEndpoint('finishPasskeyLogin', {
  summary: 'Sign in with a passkey',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ challenge: typed, response: webAuthnJson.optional() }),
  data: z.object({ user, token: z.string().optional() }),
  limit: 'login',
});

export const startPasskey = defineEndpoint('startPasskey', {
  summary: 'Begin to add a passkey',
  tag: 'Account security',
  access: 'member',
  data: z.object({ options: webAuthnJson, challenge: z.string() }),
});

export const addPasskey = defineEndpoint('addPasskey', {
  summary: 'Add the passkey that the browser made',
  tag: 'Account security',
  access: 'member',
  body: z.strictObject({ challenge: typed, name: typed, response: webAuthnJson.optional() }),
  data: z.object({ id: z.string(), name: z.string() }),
});

export const removePasskey = defineEndpoint('removePasskey', {
  summary: 'Remove a passkey',
  tag: 'Account security',
  access: 'member',
  params: idParam,
  data: z.object({ is_removed: z.literal(true) }),
});
