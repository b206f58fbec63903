import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { ticked, typed } from './formFields.ts';

const provider = z.object({ provider: z.string() });

/**
 * The address of the provider's own page; its state is bound to this browser. An unknown provider is a 404. A member with
 * the purpose `proof` has to sign in there anew, which then counts as a fresh proof of this session.
 */
export const startProvider = defineEndpoint('startProvider', {
  summary: 'Begin to sign in with, or to link, a researcher identity',
  tag: 'Accounts',
  access: 'public',
  params: provider,
  body: z.strictObject({ nextUrl: typed, purpose: z.literal('proof').optional() }),
  data: z.object({ url: z.string() }),
  limit: 'providerStart',
});

/** Fields of the form that completes a new account. */
const onboardingField = z.enum(['full_name', 'email', 'country', 'organization_name', 'current_title']);

/** What the provider told, to be corrected by its owner; any of it may be missing. */
const onboarding = z.object({
  /** Required fields that the provider said nothing for. */
  missing: z.array(onboardingField),
  prefill: z.object({
    full_name: z.string().nullable(),
    full_name_ar: z.string().nullable(),
    family_name: z.string().nullable(),
    email: z.string().nullable(),
    orcid: z.string(),
  }),
  next_url: z.string(),
});
export type Onboarding = z.infer<typeof onboarding>;

const providerAnswer = z.union([
  z.object({ user, token: z.string().optional(), next_url: z.string() }),
  z.object({ status: z.literal('second_factor_required'), challenge: z.string(), next_url: z.string() }),
  /** A new iD: `POST /api/user-info` completes it. A browser holds the token in a cookie too. */
  z.object({ status: z.literal('needs_information'), onboarding_token: z.string(), ...onboarding.shape }),
  /** The e-mail address has an account already: its owner signs in first, then links the iD. */
  z.object({ status: z.literal('link_required'), next_url: z.string() }),
  /** For a member who began to prove anew to be the one who is signed in. */
  z.object({ status: z.literal('proved'), next_url: z.string() }),
  /** For a signed-in member: the one-time handle that `POST /api/user-profile/social/orcid` takes. */
  z.object({ status: z.literal('link_ready'), oauth_id: z.string(), orcid: z.string(), next_url: z.string() }),
]);
export type ProviderAnswer = z.infer<typeof providerAnswer>;

/** Why a provider's answer led to nothing: `state.reason` of a 422 `provider_failed`. */
export const providerFailures = [
  /** The person said no at the provider. */
  'denied',
  /** Begun in another browser, or never. */
  'foreign',
  'expired',
  /** This answer was brought here before. */
  'used',
  /** A fresh proof was begun and somebody else came back, or none of the member's iD. */
  'other_person',
  /** A fresh proof was begun, and the member's second factor is on: ORCID alone proves nothing then. */
  'needs_code',
  /** What the provider says does not fit together. */
  'invalid',
  /** The provider is away, slow, or answers something else. */
  'unavailable',
  /** Staff have disabled the account. */
  'disabled',
] as const;
export type ProviderFailure = (typeof providerFailures)[number];

/**
 * Every failure is a 422 `provider_failed` with `state.reason`, a sentence in `errors.provider`, and, where this browser
 * began, the `state.next_url` to go back to. Of a sign-in's two calls the first counts: this one needs its state.
 */
export const finishProvider = defineEndpoint('finishProvider', {
  summary: 'The provider’s answer, as it came back to the browser',
  tag: 'Accounts',
  access: 'public',
  params: provider,
  body: z.strictObject({ code: typed, state: typed, iss: typed, error: typed, error_description: typed }),
  data: providerAnswer,
});

/** Null for a browser that has nothing to complete, or no longer. */
export const getOnboarding = defineEndpoint('getOnboarding', {
  summary: 'What is known of the new member whose account this browser is about to complete',
  tag: 'Accounts',
  access: 'public',
  data: onboarding.nullable(),
  isPersonal: true,
});

/** The token of `finishProvider`; a browser may leave it to its cookie. */
export const submitUserInfo = defineEndpoint('submitUserInfo', {
  summary: 'Complete the account of a new researcher identity',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({
    onboarding_token: typed,
    full_name: typed,
    full_name_ar: typed,
    family_name: typed,
    email: typed,
    country: typed,
    organization_name: typed,
    current_title: typed,
    thematic_area_ids: z.union([z.array(z.union([z.number(), z.string()])), z.string()]).optional(),
    locale: typed,
    terms_accepted: ticked,
    newsletter_consent: ticked,
  }),
  data: z.union([
    z.object({ user, token: z.string().optional(), next_url: z.string() }),
    z.object({ status: z.literal('link_required'), next_url: z.string() }),
  ]),
  limit: 'register',
});

/** `oauth_id` is the handle of one's own callback, never a typed iD; null disconnects. */
export const linkOrcid = defineEndpoint('linkOrcid', {
  summary: 'Link one’s ORCID iD, or disconnect it',
  tag: 'Accounts',
  access: 'member',
  body: z.strictObject({ oauth_id: z.string().max(1000).nullable() }),
  data: z.object({ orcid: z.string().nullable() }),
});
