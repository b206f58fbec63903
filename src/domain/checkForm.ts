import { checkField, type FieldErrorCode, type FieldRule, normalizeField } from './fieldRules.ts';

/** Every wrong field of a form with its first error, in the order of the rules; an absent field counts as empty. */
export function checkForm<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  values: Partial<Record<NoInfer<Field>, string | boolean>>,
): Partial<Record<Field, FieldErrorCode>> {
  const errors: Partial<Record<Field, FieldErrorCode>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const error = checkField(rules[field], textOf(values[field]));
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** The valid values of a form as they are stored: texts normalized, absent fields empty, a ticked box "true". */
export function normalizeForm<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  values: Partial<Record<NoInfer<Field>, string | boolean>>,
): Record<Field, string> {
  const fields = Object.keys(rules) as Field[];
  return Object.fromEntries(
    fields.map((field) => [field, normalizeField(rules[field], textOf(values[field]))]),
  ) as Record<Field, string>;
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'boolean' ? String(value) : (value ?? '');
}
