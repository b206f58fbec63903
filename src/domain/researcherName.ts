import { hasForbiddenNameCharacters, normalizeText } from './text.ts';

/** What a provider says of a person's name; each part may be missing, empty or null. */
export interface ProviderName {
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

export interface ResearcherName {
  full_name: string | null;
  /** The same name where it is written in Arabic letters. */
  full_name_ar: string | null;
  family_name: string | null;
}

const maxNameLength = 300;

/**
 * A name to put before a new member, who corrects it: the name as a whole where there is one, else its parts. Nobody
 * has to have a family name (ORC-06).
 */
export function readResearcherName({ name, given_name: given, family_name: family }: ProviderName): ResearcherName {
  const familyName = clean(family);
  const fullName = clean(name) ?? clean([clean(given), familyName].filter((part) => part !== null).join(' '));
  const isArabic = fullName !== null && /\p{Script=Arabic}/u.test(fullName) && !/\p{Script=Latin}/u.test(fullName);
  return { full_name: fullName, full_name_ar: isArabic ? fullName : null, family_name: familyName };
}

/** Null for what is no usable text. */
function clean(part: unknown): string | null {
  if (typeof part !== 'string') return null;
  const text = normalizeText(part);
  return text === '' || text.length > maxNameLength || hasForbiddenNameCharacters(text) ? null : text;
}
