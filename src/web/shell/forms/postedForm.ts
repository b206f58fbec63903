import type { FormValues } from './formDefinition.ts';

/** What a page's action answers to a form that was posted without script and refused: all of it comes back. */
export interface PostedForm {
  values: FormValues;
  /** Sentences by field. */
  errors: Record<string, string>;
  /** What belongs to no field. */
  message: string | null;
  /** A file can not be given back: it has to be chosen again. */
  fileName: string | null;
}

/** The query key under which a page says that its form was sent. */
export const sentKey = 'sent';

/** The reference number in a page's query; null for none, and for anything that is not shaped like one. */
export function sentReference(search: string): string | null {
  const reference = new URLSearchParams(search).get(sentKey);
  return reference !== null && /^[A-Z]{2}(-[0-9A-Z]{5}){2}$/.test(reference) ? reference : null;
}
