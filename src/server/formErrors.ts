import { type FieldErrors, invalidFields } from '#contract/errors.ts';
import type { PictureError } from './imageUpload.ts';

/** Sentences for what the domain's rules found wrong: each has the id `{form}.error.{field}.{code}`. */
export function toFieldErrors(form: string, errors: Partial<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, [{ id: `${form}.error.${field}.${code}` }]]),
  );
}

/** The sentence for a picture that was refused. */
export function toPictureError(form: string, field: string, error: PictureError): FieldErrors {
  return { [field]: [{ id: error === 'pixels' ? 'form.error.tooManyPixels' : `${form}.error.${field}.${error}` }] };
}

/** @throws ContractError naming every wrong field at once, when there is one. */
export function refuseIfWrong(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
