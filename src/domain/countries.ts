import { countryRows } from './countriesData.ts';
import { dialCodesByCountry } from './dialCodesData.ts';
import { foldText, stripArticle } from './searchText.ts';

/** A country of the portal's lists; `code` is ISO 3166-1 alpha-2 (XK for Kosovo). */
export interface Country {
  code: string;
  nameEn: string;
  nameAr: string;
  /** As dialed from abroad, without "+", "1-246" for codes within a zone; the Dominican Republic has three. */
  dialCodes: readonly string[];
}

/** One entry of the dial list. Dial codes repeat, so `id` is the ISO code (with the dial code after it for a country's further codes). */
export interface DialCodeOption {
  id: string;
  country: Country;
  /** With its plus sign, as shown and as sent: "+974", "+1-246". */
  dialCode: string;
}

/** All 200 countries (decisions §2), by ISO code. */
export const countries: readonly Country[] = countryRows.map(([code, nameEn, nameAr]) => ({
  code,
  nameEn,
  nameAr,
  dialCodes: (dialCodesByCountry[code] ?? '').split(','),
}));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Other names under which people look for a country, beside the two that are shown. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'الإمارات'],
  CD: ['DRC', 'Democratic Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'بريطانيا', 'إنجلترا'],
  NL: ['Holland', 'هولندا'],
  OM: ['سلطنة عُمان'],
  PS: ['State of Palestine'],
  SA: ['KSA', 'Saudi', 'السعودية'],
  SY: ['سورية'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'أمريكا'],
  VA: ['Holy See'],
};

/** All names under which people look for a country: the English one, the Arabic one and any others. */
export function namesOfCountry({ code, nameEn, nameAr }: Country): string[] {
  const written = nameEn.includes(' & ') ? [nameEn.replace(' & ', ' and ')] : [];
  return [nameEn, nameAr, ...written, ...(otherNames[code] ?? [])];
}

/** The country of an ISO code in either case, or undefined. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** The country that an ISO code or a full name in either language means, or undefined: clients send either. */
export function resolveCountry(input: string): Country | undefined {
  const wanted = foldText(input).trim();
  return (
    findCountry(wanted) ??
    countries.find((country) => foldText(country.nameEn) === wanted || foldText(country.nameAr) === wanted)
  );
}

/** The ISO code of what a client sent as a country; what means none stays as it was, for the rules to judge. */
export function toCountryCode(input: string | undefined): string | undefined {
  return input === undefined ? undefined : (resolveCountry(input)?.code ?? input);
}

/** A country's name in one of the two languages. */
export function countryName(country: Country, language: 'en' | 'ar'): string {
  return language === 'ar' ? country.nameAr : country.nameEn;
}

/**
 * The dial list, sorted by numeric dial code (1-246 sorts as 1246), then by English name. A country with several codes
 * has one entry for each: with one alone, its other numbers could not be written.
 */
export function countriesByDialCode(): DialCodeOption[] {
  const options = countries.flatMap((country) =>
    country.dialCodes.map((dialCode, index) => ({
      id: index === 0 ? country.code : `${country.code}-${dialCode}`,
      country,
      dialCode: `+${dialCode}`,
    })),
  );
  return options.sort(
    (a, b) =>
      numericDialCode(a.dialCode) - numericDialCode(b.dialCode) || compareFolded(a.country.nameEn, b.country.nameEn),
  );
}

/** The residence list, sorted by name in one language; in both alphabets the folded letters' own order is alphabetical. */
export function countriesByName(language: 'en' | 'ar'): Country[] {
  return [...countries].sort((a, b) => compareFolded(countryName(a, language), countryName(b, language)));
}

/**
 * Whether a country answers what a person typed into a country box: the beginning of any word of its name in either
 * language (hamza, marks and the article do not matter), its ISO code, or its dial code with or without + or 00
 * (decisions §2). An empty query matches all.
 */
export function matchCountry(query: string, country: Country): boolean {
  const typed = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const words = searchWordsOf(country);
  return typed.every((word) => {
    const digits = /^(?:\+|00)?([0-9][0-9-]*)$/.exec(word)?.[1]?.replaceAll('-', '');
    if (digits !== undefined) return country.dialCodes.some((code) => code.replaceAll('-', '').startsWith(digits));
    return words.some((known) => known.startsWith(word) || known.startsWith(stripArticle(word)));
  });
}

const searchWords = new Map<string, string[]>();

function searchWordsOf(country: Country): string[] {
  const known = searchWords.get(country.code);
  if (known !== undefined) return known;
  const words = foldText(namesOfCountry(country).join(' ')).split(/[^\p{L}\p{N}']+/u);
  const found = [country.code.toLowerCase(), ...words, ...words.map(stripArticle)].filter((word) => word !== '');
  searchWords.set(country.code, found);
  return found;
}

function numericDialCode(dialCode: string): number {
  return Number(dialCode.replace(/[^0-9]/g, ''));
}

function compareFolded(a: string, b: string): number {
  const [left, right] = [foldText(a), foldText(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
