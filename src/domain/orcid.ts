import { normalizeText } from './text.ts';

const spelling =
  /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?([0-9]{4})-?([0-9]{4})-?([0-9]{4})-?([0-9]{3}[0-9X])\/?$/i;

/**
 * An ORCID iD in its one form (0000-0002-1694-233X) from the spellings that people paste: with or without the address
 * of orcid.org, hyphens, a slash at the end. Null when it is none or its check digit (ISO 7064 MOD 11-2) is wrong.
 */
export function parseOrcid(input: string): string | null {
  const text = normalizeText(input);
  if (text.length > 60) return null;
  const parts = spelling.exec(text)?.slice(1);
  if (parts === undefined) return null;
  const orcid = parts.join('-').toUpperCase();
  return checkDigitOf(orcid.replaceAll('-', '').slice(0, 15)) === orcid.at(-1) ? orcid : null;
}

function checkDigitOf(digits: string): string {
  const total = Array.from(digits).reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const result = (12 - total) % 11;
  return result === 10 ? 'X' : String(result);
}
