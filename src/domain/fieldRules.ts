import { parseEmail } from './email.ts';
import { dialCodesByCountry } from './dialCodesData.ts';
import { normalizeLongText } from './longText.ts';
import { parsePhoneValue } from './phone.ts';
import { countWords, hasForbiddenNameCharacters, hasForbiddenTextCharacters, normalizeText } from './text.ts';
import { parseHomepage } from './url.ts';

/**
 * What can be wrong with one field of a form. Each is half of a message's id: the form's room name, the field, the code
 * (`fellows.error.biography.maxWords`).
 */
export type FieldErrorCode =
  | 'required'
  | 'min'
  | 'maxLength'
  | 'maxWords'
  | 'characters'
  | 'email'
  | 'digits'
  | 'url'
  | 'choice'
  | 'consent'
  | 'size'
  | 'type';

/** The rule of one text field as data: the browser and the server read the same. Lengths are UTF-16 units after normalization. */
export interface FieldRule {
  /** line: one line of text; text: several lines; choice: one of `choices`; country: an ISO code. */
  kind: 'line' | 'text' | 'email' | 'phone' | 'url' | 'country' | 'choice' | 'consent';
  isRequired?: boolean;
  min?: number;
  maxLength?: number;
  maxWords?: number;
  choices?: readonly string[];
}

/** Longest value of a one-line field, as registration has it for names (decisions §3). */
export const maxLineLength = 300;

/**
 * The first thing wrong with a value, in the order of the specification's tables: required, min, max characters, max
 * words, form. Undefined when nothing is; an empty optional field is always right.
 */
export function checkField(rule: FieldRule, value: string | undefined): FieldErrorCode | undefined {
  const text = normalized(rule, value);
  if (rule.kind === 'consent') return isTicked(text) ? undefined : 'consent';
  if (text === '') return rule.isRequired === true ? 'required' : undefined;
  if (rule.min !== undefined && text.length < rule.min) return 'min';
  if (rule.maxLength !== undefined && text.length > rule.maxLength) return 'maxLength';
  if (rule.maxWords !== undefined && countWords(text) > rule.maxWords) return 'maxWords';
  return checkKind(rule, text);
}

function normalized({ kind }: FieldRule, value = ''): string {
  return kind === 'text' ? normalizeLongText(value) : normalizeText(value);
}

function checkKind(rule: FieldRule, text: string): FieldErrorCode | undefined {
  switch (rule.kind) {
    case 'line':
      return hasForbiddenNameCharacters(text) ? 'characters' : undefined;
    case 'text':
      return hasForbiddenTextCharacters(text) ? 'characters' : undefined;
    case 'email':
      return parseEmail(text) === null ? 'email' : undefined;
    case 'url':
      return parseHomepage(text) === null ? 'url' : undefined;
    case 'phone': {
      const phone = parsePhoneValue(text);
      return phone.isValid ? undefined : phone.error;
    }
    case 'country':
      // Only a tampered list can hold a country that is none: it counts as not chosen.
      return Object.hasOwn(dialCodesByCountry, text.toUpperCase()) ? undefined : 'required';
    case 'choice':
      return rule.choices?.includes(text) === true ? undefined : 'choice';
    default:
      return undefined;
  }
}

/** A valid value in the form in which it is stored: phones as "+974 55551234", countries by code, e-mails trimmed. */
export function normalizeField(rule: FieldRule, value: string | undefined): string {
  const text = normalized(rule, value);
  switch (rule.kind) {
    case 'email':
      return parseEmail(text)?.address ?? text;
    case 'url':
      return parseHomepage(text)?.typed ?? text;
    case 'phone': {
      const phone = parsePhoneValue(text);
      return phone.isValid ? phone.value : text;
    }
    case 'country':
      return text.toUpperCase();
    default:
      return text;
  }
}

/** Whether a consent box was ticked, in any of the spellings of forms and JSON. */
export function isTicked(value: string | boolean | undefined): boolean {
  return value === true || value === 'true' || value === 'on' || value === '1';
}
