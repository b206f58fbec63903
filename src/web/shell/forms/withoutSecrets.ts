import { isSecretField } from '#domain/secretFields.ts';

/** What was typed, without what is never given back into a page. */
export function withoutSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)));
}
