import { checkForm } from './checkForm.ts';
import { type FieldErrorCode, type FieldRule, maxLineLength } from './fieldRules.ts';

/** What a message to the secretariat may be about (decisions §4). */
export const contactTopics = [
  'general',
  'membership',
  'organizations',
  'opportunities',
  'privacy',
  'technical',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The contact form (decisions §4), its fields in the form's order. */
export const contactRules = {
  full_name: { kind: 'line', isRequired: true, min: 2, maxLength: maxLineLength },
  email: { kind: 'email', isRequired: true },
  phone_number: { kind: 'phone' },
  organization_name: { kind: 'line', min: 2, maxLength: maxLineLength },
  topic: { kind: 'choice', isRequired: true, choices: contactTopics },
  message: { kind: 'text', isRequired: true, min: 10, maxLength: 3000 },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contactRules;
export type ContactValues = Partial<Record<ContactField, string | boolean>>;

/** Every wrong field of a contact message with its first error; empty when it may be sent. */
export function validateContactMessage(values: ContactValues): Partial<Record<ContactField, FieldErrorCode>> {
  return checkForm(contactRules, values);
}
