import { parseAreaIds } from '#domain/joinRequest.ts';
import type { FormValues } from '#web/shell/forms/formDefinition.ts';

/** The form's values as the API takes them. */
export function joinBody(values: FormValues) {
  return {
    ...values,
    thematic_area_ids: (parseAreaIds(values.thematic_area_ids) ?? []).map(String),
    consent: values.consent === 'true',
  };
}
