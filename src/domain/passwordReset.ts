import type { FieldRule } from './fieldRules.ts';

/** The form that asks for a link to a new password. */
export const passwordResetRules = {
  email: { kind: 'email', isRequired: true },
} as const satisfies Record<string, FieldRule>;
