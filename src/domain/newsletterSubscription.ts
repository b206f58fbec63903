import { checkForm } from './checkForm.ts';
import type { FieldErrorCode, FieldRule } from './fieldRules.ts';

/** The newsletter form (spec §5): an e-mail address, and consent that must be true. */
export const newsletterRules = {
  email: { kind: 'email', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type NewsletterField = keyof typeof newsletterRules;

/** Every wrong field of a subscription with its error; empty when it may be sent. */
export function validateNewsletterSubscription(
  values: Partial<Record<NewsletterField, string | boolean>>,
): Partial<Record<NewsletterField, FieldErrorCode>> {
  return checkForm(newsletterRules, values);
}
