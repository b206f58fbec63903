import { contactRules, validateContactMessage } from '#domain/contactMessage.ts';
import type { FormDefinition } from '#web/shell/forms/formDefinition.ts';

/** The contact form (decisions §4), its fields in the order of the page. */
export const contactForm: FormDefinition = {
  name: 'contact',
  rules: contactRules,
  fields: ['full_name', 'email', 'phone_number', 'organization_name', 'topic', 'message', 'consent'],
  validate: validateContactMessage,
};
