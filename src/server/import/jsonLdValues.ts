import { isArabicText } from './textLanguage.ts';
import { isJsonObject } from './parseJsonWithLines.ts';
import type { JsonObject } from './parseJsonWithLines.ts';

/** Lists within lists deeper than this are no values: their nesting could be deeper than the stack. */
const maxListDepth = 8;

/** The values of a JSON-LD property: none, one, or the items of its list. */
export function valuesOf(value: unknown): unknown[] {
  return [value].flat(maxListDepth).filter((one) => one !== undefined && one !== null);
}

/** The first text of a property: a text, a number, or an object's `@value`. */
export function textOf(value: unknown): string | null {
  for (const one of valuesOf(value)) {
    if (typeof one === 'string' && one.trim() !== '') return one;
    if (typeof one === 'number' || typeof one === 'boolean') return String(one);
    if (isJsonObject(one) && one['@value'] !== undefined) return textOf(one['@value']);
  }
  return null;
}

/** The texts of a property by language: by their `@language` where they have one, else by their letters. */
export function bilingualOf(value: unknown): { en: string | null; ar: string | null } {
  const found: { en: string | null; ar: string | null } = { en: null, ar: null };
  for (const one of valuesOf(value)) {
    const text = textOf(one);
    if (text === null) continue;
    const tag = isJsonObject(one) ? textOf(one['@language'])?.toLowerCase().slice(0, 2) : undefined;
    const language = tag === 'ar' || tag === 'en' ? tag : isArabicText(text) ? 'ar' : 'en';
    found[language] ??= text;
  }
  return found;
}

/** The first object of a property; a bare text counts as an object with that name. */
export function objectOf(value: unknown): JsonObject | null {
  for (const one of valuesOf(value)) {
    if (isJsonObject(one)) return one;
    if (typeof one === 'string' && one.trim() !== '') return { name: one };
  }
  return null;
}

/** Whether an object is of a type, with or without the vocabulary's address before it. */
export function isOfType(object: JsonObject, type: string): boolean {
  return valuesOf(object['@type']).some((one) => typeof one === 'string' && /[^/#:]*$/.exec(one)?.[0] === type);
}
