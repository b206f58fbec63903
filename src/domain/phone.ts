import { dialCodesByCountry } from './dialCodesData.ts';
import { trimDirectionMarks } from './text.ts';

/** Spec §9: the dial code at which both phones of the fellows' form start. */
export const defaultDialCode = '+974';

/** Digits after the dial code. E.164 allows 15 in all; a few more let an extension or a repeated code through. */
export const maxPhoneDigits = 20;

/** What is wrong with a typed phone: something else than digits, or too many of them. */
export type PhoneError = 'digits' | 'maxLength';

/** A phone as it is sent and stored, or what is wrong with it. `value` is empty when no number was typed. */
export type PhoneResult = { isValid: true; value: string } | { isValid: false; error: PhoneError };

const wirePhone = /^(\+[0-9]{1,4}(?:-[0-9]{1,4})?)(?:\p{White_Space}+|$)/u;
const knownDialCodes: ReadonlySet<string> = new Set(
  Object.values(dialCodesByCountry).flatMap((codes) => codes.split(',').map((code) => `+${code}`)),
);

/**
 * The dial code of an entry of the dial list by its id (`countriesByDialCode`): "QA" is +974, "DO-1-829" is +1-829. An
 * id of no entry gives the specified default.
 */
export function dialCodeOfOption(id: string): string {
  const country = id.slice(0, 2);
  const codes = Object.hasOwn(dialCodesByCountry, country) ? (dialCodesByCountry[country] ?? '').split(',') : [];
  const code = id.length === 2 ? codes[0] : codes.find((known) => id === `${country}-${known}`);
  return code === undefined ? defaultDialCode : `+${code}`;
}

/** Arabic-Indic (U+0660) and Persian (U+06F0) digits as 0–9, everything else as it was (decisions §2). */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Judges one phone of a form: the number may be empty, else after trimming it is digits only, Eastern ones included
 * (spec §5, decisions §2). The value is the dial code as given (`+974`, `+1-246`), a space and the digits.
 */
export function parsePhone(dialCode: string, typed: string): PhoneResult {
  const digits = foldDigits(trimDirectionMarks(typed));
  if (digits === '') return { isValid: true, value: '' };
  if (!/^[0-9]+$/.test(digits)) return { isValid: false, error: 'digits' };
  if (digits.length > maxPhoneDigits) return { isValid: false, error: 'maxLength' };
  return { isValid: true, value: `${dialCode} ${digits}` };
}

/**
 * Judges a phone as it arrives over the wire: "+974 55551234", only a dial code (no number was typed), empty, or bare
 * digits, which get the specified default code (spec §3, §9).
 */
export function parsePhoneValue(value: string): PhoneResult {
  const text = foldDigits(trimDirectionMarks(value));
  const [start = '', dialCode = ''] = wirePhone.exec(text) ?? [];
  if (dialCode === '') return parsePhone(defaultDialCode, text);
  const number = text.slice(start.length);
  // "+97455551234" or "+974-5555" must not pass for a dial code with an empty number: the number would be lost.
  const isDialCode = knownDialCodes.has(dialCode) || (number !== '' && !dialCode.includes('-'));
  return isDialCode ? parsePhone(dialCode, number) : { isValid: false, error: 'digits' };
}

/** The wire form of what stands in the two controls, judged later: empty when no number was typed. */
export function joinPhone(dialCode: string, typed: string): string {
  const number = trimDirectionMarks(typed);
  return number === '' ? '' : `${dialCode} ${number}`;
}

/**
 * What a pasted phone leaves in the number box: separators and direction marks removed, Eastern digits folded, and the
 * chosen dial code dropped when the paste began with it ("+974…" or "00974…"). Anything else stays, to get its message.
 */
export function stripPastedSeparators(pasted: string, dialCode: string = defaultDialCode): string {
  const compact = foldDigits(pasted).replace(/[\p{White_Space}\p{Cf}\p{Pd}\u2212()./]/gu, '');
  const code = dialCode.replace(/[^0-9]/g, '');
  const prefix = [`+${code}`, `00${code}`].find((start) => code !== '' && compact.startsWith(start));
  return prefix === undefined ? compact : compact.slice(prefix.length);
}

/** The parts of a stored phone for showing (left-to-right, isolated) and the address of its link; null for none. */
export function formatPhoneParts(value: string): { dialCode: string; number: string; href: string } | null {
  const match = /^(\+[0-9-]+) ([0-9]+)$/.exec(value);
  if (match === null) return null;
  const [, dialCode = '', number = ''] = match;
  return { dialCode, number, href: `tel:${dialCode.replaceAll('-', '')}${number}` };
}
