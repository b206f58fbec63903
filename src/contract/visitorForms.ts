import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';

/** A text field of a form: whatever the person typed; the domain's rules judge it and name the field's own message. */
const typed = z.string().max(20_000).optional();
const ticked = z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0', ''])]).optional();

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
    recaptcha: typed,
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
    recaptcha: typed,
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

export const getCaptchaChallenge = defineEndpoint('getCaptchaChallenge', {
  summary: 'A proof-of-work challenge for a form',
  tag: 'Contact',
  access: 'public',
  data: z.record(z.string(), z.unknown()),
});
