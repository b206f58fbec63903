import type { FieldRule } from './fieldRules.ts';

/** What a member calls a passkey, to tell it from their others. */
export const passkeyNameRule = { kind: 'line', isRequired: true, maxLength: 100 } as const satisfies FieldRule;
