import { year } from './cvDates.ts';
import { readEntries } from './cvEntries.ts';
import { bullet, headingsOfSections, levelWords, otherHeadings } from './cvWordsData.ts';
import type { DegreeTypeSlug } from './degreeTypes.ts';
import { foldDigits } from './phone.ts';
import { foldText } from './searchText.ts';

type CvSection = keyof typeof headingsOfSections;
type LevelWord = keyof typeof levelWords;

/** What a CV offers for an item of a section; a field that it does not say is null. */
export interface SuggestedItem {
  section: 'education' | 'experience' | 'publications';
  title: string | null;
  organization_name: string | null;
  degree: DegreeTypeSlug | null;
  start_year: number | null;
  end_year: number | null;
  is_current: boolean;
  doi: string | null;
}
export type CvSuggestion =
  | SuggestedItem
  | { section: 'skills'; value: string }
  | { section: 'languages'; code: string; level: LevelWord | null };

const maxLines = 2_000;
const maxLineLength = 300;
const maxHeadingLength = 40;
const maxSkills = 30;

const sectionOfHeading = new Map<string, CvSection | null>([
  ...otherHeadings.map((heading) => [foldText(heading), null] as const),
  ...Object.entries(headingsOfSections).flatMap(([section, headings]) =>
    headings.map((heading) => [foldText(heading), section as CvSection] as const),
  ),
]);

/**
 * Reads what a CV's text offers for a profile, in the order in which it stands there: rather nothing than something wrong.
 * Only what stands below a known heading is read, and of an entry only what says what it is. Addresses and numbers of the
 * person are never read.
 * @param languageOf the code of a language by a word for it in any language of the portal, folded; undefined for others.
 */
export function readCvSuggestions(
  text: string,
  languageOf: (foldedName: string) => string | undefined,
): CvSuggestion[] {
  const suggestions: CvSuggestion[] = [];
  for (const { section, lines } of readSections(text)) {
    if (section === 'skills') suggestions.push(...readSkills(lines));
    else if (section === 'languages') suggestions.push(...readLanguages(lines, languageOf));
    else if (section === 'publications') suggestions.push(...lines.flatMap((line) => readPublication(line) ?? []));
    else suggestions.push(...readEntries(section, lines));
  }
  return suggestions;
}

function readSections(text: string): { section: CvSection; lines: string[] }[] {
  const sections: { section: CvSection; lines: string[] }[] = [];
  let current: { section: CvSection; lines: string[] } | null = null;
  for (const line of text.split('\n').slice(0, maxLines)) {
    const section = headingOf(line);
    if (section !== undefined) {
      current = section === null ? null : { section, lines: [] };
      if (current) sections.push(current);
    } else current?.lines.push(line.slice(0, maxLineLength));
  }
  return sections;
}

/** The section that a line opens; null for one that is not read, undefined for a line that is no heading. */
function headingOf(line: string): CvSection | null | undefined {
  if (line.length > maxHeadingLength) return undefined;
  const words = foldText(line)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return sectionOfHeading.get(words);
}

function readSkills(lines: readonly string[]): CvSuggestion[] {
  const values = lines
    .flatMap((line) => line.split(/[,،;؛|•·▪●]|\s{3,}/u))
    .map((value) =>
      value
        .replace(bullet, '')
        .replace(/[\s.:]+$/u, '')
        .trim(),
    )
    // A sentence is no skill.
    .filter(
      (value) =>
        value.length >= 2 &&
        value.length <= 50 &&
        value.split(/\s+/).length <= 5 &&
        /\p{L}/u.test(value) &&
        !/[@/\\]/.test(value),
    );
  return [...new Set(values)].slice(0, maxSkills).map((value) => ({ section: 'skills', value }));
}

function readLanguages(
  lines: readonly string[],
  languageOf: (foldedName: string) => string | undefined,
): CvSuggestion[] {
  const found = new Map<string, CvSuggestion>();
  for (const part of lines.flatMap((line) => line.split(/[,،;؛|•·▪●]/u))) {
    const words = foldText(part)
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '');
    const code = words
      .slice(0, 3)
      .map((word) => languageOf(word))
      .find((known) => known !== undefined);
    if (code === undefined || found.has(code)) continue;
    const level = (Object.keys(levelWords) as LevelWord[]).find((one) => levelWords[one].test(part)) ?? null;
    found.set(code, { section: 'languages', code, level });
  }
  return [...found.values()];
}

const quoted = /[“"«]([^“”"«»]{15,250})[”"»]/u;
const doiInLine = /\b10\.\d{4,9}\/[^\s,;]{1,200}[^\s,;.)]/u;

/** Only a title in quotation marks is surely one. */
function readPublication(line: string): SuggestedItem | null {
  const title = quoted
    .exec(line)?.[1]
    ?.replace(/[,.،]+$/u, '')
    .trim();
  const years = [...foldDigits(line).matchAll(new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g'))];
  const published = years.at(-1)?.[0];
  if (title === undefined || published === undefined) return null;
  return {
    section: 'publications',
    title,
    organization_name: null,
    degree: null,
    start_year: Number(published),
    end_year: null,
    is_current: false,
    doi: doiInLine.exec(line)?.[0] ?? null,
  };
}
