import { resolveCountry } from './countries.ts';
import { maxLineLength } from './fieldRules.ts';
import { foldDigits } from './phone.ts';
import { itemRules, type ProfileItemField, type ProfileItemValues } from './profileFields.ts';
import { type ItemSection, itemVisibilities, maxRichTextLength } from './profileSections.ts';
import { checkRichText } from './richTextRule.ts';
import { hasForbiddenNameCharacters, normalizeText } from './text.ts';
import { maxUrlLength, parseHomepage } from './url.ts';

/** What can be wrong with a field of a profile: the end of a message's id, `profile.error.{code}`. */
export type ProfileErrorCode =
  | 'required'
  | 'min'
  | 'maxLength'
  | 'characters'
  | 'choice'
  | 'year'
  | 'yearRange'
  | 'yearFuture'
  | 'month'
  | 'monthAlone'
  | 'endBeforeStart'
  | 'endOfCurrent'
  | 'url'
  | 'doi'
  | 'text'
  | 'tooMany'
  | 'tagLength'
  | 'repeated'
  | 'language'
  | 'level'
  | 'unknown';

export interface ProfileError {
  code: ProfileErrorCode;
  /** What the sentence's placeholders take. */
  values?: Record<string, number>;
}
export type ProfileErrors = Record<string, ProfileError>;

export const minYear = 1900;

/** Every field an item may have, empty. */
export const emptyItem: ProfileItemValues = {
  title: null,
  organization_name: null,
  organization_id: null,
  department: null,
  city: null,
  country: null,
  degree_type_id: null,
  start_year: null,
  start_month: null,
  end_year: null,
  end_month: null,
  is_current: false,
  url: null,
  doi: null,
  description_en: null,
  description_ar: null,
  visibility: 'public',
};

const doiForm = /^10\.\d{4,9}\/\S{1,300}$/u;

/** The DOI itself of what people paste: with a resolver, with `doi:`. Null when it is none. */
export function parseDoi(typed: string): string | null {
  const doi = normalizeText(typed).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return doiForm.test(doi) && !hasForbiddenNameCharacters(doi) ? doi : null;
}

/**
 * Judges and reads an item as a form or a client gave it: every wrong field with what is wrong with it, the values as
 * they are stored else. A field that the section does not have is wrong, unless other items have it and it is empty.
 */
export function readProfileItem(
  section: ItemSection,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): { errors: ProfileErrors; values: ProfileItemValues } {
  const rule = itemRules[section];
  const errors: ProfileErrors = {};
  const values: ProfileItemValues = { ...emptyItem };
  for (const [field, value] of Object.entries(data))
    if (!rule.fields.includes(field as ProfileItemField) && !(Object.hasOwn(emptyItem, field) && isEmptyValue(value)))
      errors[field] = { code: 'unknown' };
  for (const field of rule.fields) {
    const read = readField(field, data[field]);
    if ('code' in read) errors[field] = read;
    else Object.assign(values, { [field]: read.value });
  }
  for (const field of rule.required)
    if (values[field] === null && !(field in errors)) errors[field] = { code: 'required' };
  judgeDates(values, errors, { year: now.getUTCFullYear(), ahead: rule.yearsAhead });
  return { errors, values };
}

/** What a JSON client or a form leaves empty. */
function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

type Read = { value: string | number | boolean | null } | ProfileError;

function readField(field: ProfileItemField, given: unknown): Read {
  if (field === 'is_current') return readFlag(given);
  if (typeof given === 'object' && given !== null) return { code: 'text' };
  const text = normalizeText(given === undefined || given === null ? '' : String(given as string | number | boolean));
  if (field === 'visibility') return readVisibility(text);
  if (text === '') return { value: null };
  switch (field) {
    case 'start_year':
    case 'end_year':
      return readNumber(text, /^\d{4}$/, 'year');
    case 'start_month':
    case 'end_month': {
      const read = readNumber(text, /^\d{1,2}$/, 'month');
      return 'value' in read && (Number(read.value) < 1 || Number(read.value) > 12) ? { code: 'month' } : read;
    }
    case 'degree_type_id':
    case 'organization_id':
      return readReference(text);
    case 'country': {
      const country = resolveCountry(text);
      return country === undefined ? { code: 'choice' } : { value: country.code };
    }
    case 'url': {
      if (text.length > maxUrlLength) return { code: 'maxLength', values: { max: maxUrlLength } };
      const homepage = parseHomepage(text);
      return homepage === null ? { code: 'url' } : { value: homepage.typed };
    }
    case 'doi': {
      const doi = parseDoi(text);
      return doi === null ? { code: 'doi' } : { value: doi };
    }
    case 'description_en':
    case 'description_ar': {
      const code = checkRichText(text, { max: maxRichTextLength });
      return code === undefined ? { value: text } : { code, values: { max: maxRichTextLength } };
    }
    default:
      return readLine(text);
  }
}

/** The id of something chosen from a list; null for none. */
export function readReference(given: unknown): { value: number | null } | ProfileError {
  if (given === null || given === '') return { value: null };
  const digits = typeof given === 'string' || typeof given === 'number' ? foldDigits(normalizeText(String(given))) : '';
  return /^[1-9]\d{0,8}$/.test(digits) ? { value: Number(digits) } : { code: 'choice' };
}

/** One line of text as it is stored, or what is wrong with it. */
export function readLine(text: string): { value: string } | ProfileError {
  if (text.length > maxLineLength) return { code: 'maxLength', values: { max: maxLineLength } };
  return hasForbiddenNameCharacters(text) ? { code: 'characters' } : { value: text };
}

function readFlag(given: unknown): Read {
  if (isEmptyValue(given) || given === 'false' || given === '0') return { value: false };
  return given === true || given === 'true' || given === 'on' || given === '1' ? { value: true } : { code: 'choice' };
}

function readVisibility(text: string): Read {
  if (text === '') return { value: 'public' };
  const known = itemVisibilities.find((one) => one === text);
  return known === undefined ? { code: 'choice' } : { value: known };
}

function readNumber(text: string, form: RegExp, code: ProfileErrorCode): Read {
  const digits = foldDigits(text);
  return form.test(digits) ? { value: Number(digits) } : { code };
}

function judgeDates(
  values: ProfileItemValues,
  errors: ProfileErrors,
  { year, ahead }: { year: number; ahead: number },
): void {
  const { start_year, start_month, end_year, end_month, is_current } = values;
  // What has a span begins in the past; of the others the one year may be ahead.
  const hasSpan = end_year !== null || is_current;
  const lastStart = year + (hasSpan ? Math.min(ahead, 1) : ahead);
  judgeYear('start_year', start_year, lastStart);
  judgeYear('end_year', end_year, year + ahead);
  if (start_month !== null && start_year === null) errors.start_year ??= { code: 'monthAlone' };
  if (end_month !== null && end_year === null) errors.end_year ??= { code: 'monthAlone' };
  if (is_current && end_year !== null) errors.end_year ??= { code: 'endOfCurrent' };
  if ('start_year' in errors || 'end_year' in errors || start_year === null || end_year === null) return;
  const isBefore =
    end_year < start_year ||
    (end_year === start_year && start_month !== null && end_month !== null && end_month < start_month);
  if (isBefore) errors.end_year = { code: 'endBeforeStart' };

  function judgeYear(field: 'start_year' | 'end_year', value: number | null, last: number): void {
    if (value === null) return;
    if (value < minYear) errors[field] ??= { code: 'yearRange', values: { year: minYear } };
    else if (value > last) errors[field] ??= { code: 'yearFuture', values: { year: last } };
  }
}
