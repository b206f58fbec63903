import { findCountry } from './countries.ts';
import { maxLineLength } from './fieldRules.ts';
import { hasForbiddenNameCharacters, normalizeText } from './text.ts';
import { parseHomepage } from './url.ts';

/*
 * Single fields of a record of the registry, by their path of keys: any of them may be null, missing or of another kind
 * than is documented (case ORC-06), and whatever is not usable is read as nothing.
 */

export function at(value: unknown, ...path: string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

export function listAt(value: unknown, ...path: string[]): unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/** A text of one line; null for what is none. What a profile does not take in a line is dropped from it. */
export function lineAt(value: unknown, ...path: string[]): string | null {
  const told = at(value, ...path);
  if (typeof told !== 'string') return null;
  const line = normalizeText(
    told
      .toWellFormed()
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, ''),
  );
  return line === '' || line.length > maxLineLength || hasForbiddenNameCharacters(line) ? null : line;
}

export function urlAt(value: unknown, ...path: string[]): string | null {
  const told = at(value, ...path);
  return typeof told === 'string' ? (parseHomepage(told)?.typed ?? null) : null;
}

export function countryAt(value: unknown, ...path: string[]): string | null {
  const told = at(value, ...path);
  return typeof told === 'string' ? (findCountry(told)?.code ?? null) : null;
}

interface FuzzyDate {
  year: number | null;
  month: number | null;
}

export function dateAt(value: unknown, key: string): FuzzyDate {
  const part = (name: string, [min, max]: [number, number]): number | null => {
    const told = Number(at(value, key, name, 'value') ?? Number.NaN);
    return Number.isInteger(told) && told >= min && told <= max ? told : null;
  };
  const year = part('year', [1900, 2100]);
  return { year, month: year === null ? null : part('month', [1, 12]) };
}

export function order({ year, month }: FuzzyDate): number {
  return (year ?? 0) * 12 + (month ?? 1);
}

export function putCodeOf(entry: unknown): number | null {
  const told = at(entry, 'put-code');
  return typeof told === 'number' && Number.isSafeInteger(told) && told > 0 ? told : null;
}

export function displayIndexOf(entry: unknown): number {
  const told = Number(at(entry, 'display-index') ?? 0);
  return Number.isFinite(told) ? told : 0;
}

const doiForm = /^10\.\d{4,9}\/\S{1,300}$/u;

export function doiOf(id: unknown): string | null {
  if (at(id, 'external-id-type') !== 'doi') return null;
  // A chapter may name the book that it is part of.
  const relationship = at(id, 'external-id-relationship');
  if (relationship !== 'self' && relationship !== null && relationship !== undefined) return null;
  const told = lineAt(id, 'external-id-normalized', 'value') ?? lineAt(id, 'external-id-value');
  const doi = told?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '') ?? '';
  return doiForm.test(doi) ? doi : null;
}
