import { isLanguageCode } from './languageCodes.ts';
import { aboutFields, type AboutValues } from './profileFields.ts';
import { type ProfileErrors, readLine, readReference } from './profileItem.ts';
import { type LanguageLevel, languageLevels, maxRichTextLength, maxTagLength, maxTags } from './profileSections.ts';
import { checkRichText } from './richTextRule.ts';
import { hasForbiddenNameCharacters, normalizeText } from './text.ts';

/** As short as a biography may be: the form of the Founding Fellows has the same (spec §9). */
export const minBiographyLength = 10;

/** Judges and reads what a member wrote about themself; absent fields are not among the values and stay as they are. */
export function readAbout(data: Readonly<Record<string, unknown>>): {
  errors: ProfileErrors;
  values: Partial<AboutValues>;
} {
  const errors: ProfileErrors = {};
  const values: Partial<AboutValues> = {};
  for (const field of Object.keys(data))
    if (!aboutFields.some((one) => one === field)) errors[field] = { code: 'unknown' };
  for (const field of aboutFields) {
    const given = data[field];
    if (given === undefined) continue;
    if (field === 'organization_id') {
      const read = readReference(given);
      if ('code' in read) errors[field] = read;
      else values[field] = read.value;
      continue;
    }
    if (given !== null && typeof given !== 'string') {
      errors[field] = { code: 'text' };
      continue;
    }
    const text = normalizeText(given ?? '');
    if (field === 'biography_en' || field === 'biography_ar') {
      const code = checkRichText(text, { min: minBiographyLength, max: maxRichTextLength });
      if (code === undefined) values[field] = text === '' ? null : text;
      else errors[field] = { code, values: { min: minBiographyLength, max: maxRichTextLength } };
      continue;
    }
    const read = readLine(text);
    if ('code' in read) errors[field] = read;
    else values[field] = text === '' ? null : read.value;
  }
  return { errors, values };
}

/** Judges and reads a list of interests or skills: each once, whatever its letters' case. */
export function readTags(section: string, data: unknown): { errors: ProfileErrors; values: string[] } {
  if (!Array.isArray(data) || data.some((one) => typeof one !== 'string'))
    return { errors: { [section]: { code: 'text' } }, values: [] };
  const tags = new Map<string, string>();
  for (const given of data as string[]) {
    const tag = normalizeText(given).replace(/\s+/g, ' ');
    if (tag === '') continue;
    if (tag.length > maxTagLength)
      return { errors: { [section]: { code: 'tagLength', values: { max: maxTagLength } } }, values: [] };
    if (hasForbiddenNameCharacters(tag)) return { errors: { [section]: { code: 'characters' } }, values: [] };
    const key = tag.toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  if (tags.size > maxTags) return { errors: { [section]: { code: 'tooMany', values: { max: maxTags } } }, values: [] };
  return { errors: {}, values: [...tags.values()] };
}

export interface KnownLanguage {
  code: string;
  level: LanguageLevel | null;
}

/** Judges and reads the languages that a member knows, each once; rows without a language do not count. */
export function readLanguages(data: unknown): { errors: ProfileErrors; values: KnownLanguage[] } {
  const wrong = (code: 'text' | 'language' | 'level' | 'repeated') => ({ errors: { languages: { code } }, values: [] });
  if (!Array.isArray(data)) return wrong('text');
  const values: KnownLanguage[] = [];
  for (const given of data as unknown[]) {
    if (typeof given !== 'object' || given === null) return wrong('text');
    const { code = '', level = null, ...rest } = given as Record<string, unknown>;
    if (Object.keys(rest).length > 0 || typeof code !== 'string') return wrong('text');
    if (code === '') continue;
    if (!isLanguageCode(code)) return wrong('language');
    const known = level === null || level === '' ? null : languageLevels.find((one) => one === level);
    if (known === undefined) return wrong('level');
    if (values.some((one) => one.code === code)) return wrong('repeated');
    values.push({ code, level: known });
  }
  if (values.length > maxTags)
    return { errors: { languages: { code: 'tooMany', values: { max: maxTags } } }, values: [] };
  return { errors: {}, values };
}
