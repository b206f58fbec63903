import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { captchaProof, ticked, typed } from './formFields.ts';

export const submitContactMessage = defineEndpoint('submitContactMessage', {
  summary: 'Write to the secretariat',
  tag: 'Contact',
  access: 'public',
  body: z.strictObject({
    full_name: typed,
    email: typed,
    phone_number: typed,
    topic: typed,
    message: typed,
    organization_name: typed,
    consent: ticked,
    ...captchaProof,
  }),
  data: z.object({ reference: z.string() }),
  successStatus: 201,
  isIdempotent: true,
  limit: 'visitorForm',
});

export const submitJoinRequest = defineEndpoint('submitJoinRequest', {
  summary: 'Ask for an organization to join the network',
  tag: 'Organizations',
  access: 'public',
  body: z.strictObject({
    organization_name_en: typed,
    organization_name_ar: typed,
    type: typed,
    country: typed,
    website: typed,
    contact_name: typed,
    contact_title: typed,
    email: typed,
    phone_number: typed,
    /** Repeated in a form; a JSON client sends a list. */
    thematic_area_ids: z.union([z.array(z.union([z.number(), z.string()])), z.string()]).optional(),
    message: typed,
    consent: ticked,
    ...captchaProof,
  }),
  files: { logo: { maxBytes: 2_621_440 } },
  data: z.object({ reference: z.string() }),
  successStatus: 201,
  isIdempotent: true,
  limit: 'visitorForm',
});

export const subscribeToNewsletter = defineEndpoint('subscribeToNewsletter', {
  summary: 'Subscribe an address to the newsletter',
  tag: 'Newsletter',
  access: 'public',
  body: z.strictObject({ email: typed, consent: ticked }),
  data: z.object({ is_confirmation_sent: z.literal(true) }),
  isIdempotent: true,
  limit: 'visitorForm',
});

/** Confirms the address that a newsletter's mail was sent to; pressing again answers the same. */
export const confirmNewsletter = defineEndpoint('confirmNewsletter', {
  summary: 'Confirm a newsletter subscription with the token from the mail',
  tag: 'Newsletter',
  access: 'public',
  body: z.strictObject({ token: typed }),
  data: z.object({ is_confirmed: z.literal(true) }),
});

export const captchaChallenge = z.object({
  provider: z.enum(['altcha', 'recaptcha', 'off']),
  /** What ALTCHA's widget takes as its `challenge`; reCAPTCHA's `siteKey` and the address of its `script`. */
  challenge: z.record(z.string(), z.unknown()).nullable(),
  /** For people without script: a small question in the caller's language, good for one form within the hour. */
  question: z.object({ text: z.string(), token: z.string() }),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const getCaptchaChallenge = defineEndpoint('getCaptchaChallenge', {
  summary: 'A fresh challenge for a form, for browsers with and without script',
  tag: 'Contact',
  access: 'public',
  data: captchaChallenge,
});
