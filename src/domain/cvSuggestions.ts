import {
  degreeWords,
  headingsOfSections,
  levelWords,
  organizationWords,
  otherHeadings,
  presentWords,
} from './cvWordsData.ts';
import { type DegreeTypeSlug, degreeTypes } from './degreeTypes.ts';
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

const bullet = /^[\s•·▪◦●○*–—-]+/u;
const year = '(?:19|20)\\d{2}';
const month = '(?:(?:\\d{1,2}[/.])|(?:\\p{L}{3,10}\\.?\\s))?';
const dates = new RegExp(
  `[(\\[]?(?<![\\d.])${month}(${year})(?!\\d)(?:\\s*(?:[-–—]|\\bto\\b|إلى|الى|حتى)\\s*${month}(${year}|${presentWords})(?![\\p{L}\\d]))?[)\\]]?`,
  'iu',
);

interface Dates {
  start: number;
  end: number | null;
  isCurrent: boolean;
  /** The line without them. */
  rest: string;
}

function readDates(line: string): Dates | null {
  const found = dates.exec(foldDigits(line));
  if (!found) return null;
  const [whole, first = '', second] = found;
  const rest = `${line.slice(0, found.index)} | ${line.slice(found.index + whole.length)}`;
  const [a, b] = [Number(first), Number(second)];
  if (second === undefined) return { start: a, end: null, isCurrent: false, rest };
  if (Number.isNaN(b)) return { start: a, end: null, isCurrent: true, rest };
  // Where digits stand among Arabic a span may have been turned around.
  return { start: Math.min(a, b), end: Math.max(a, b), isCurrent: false, rest };
}

function readEntries(section: 'education' | 'experience', lines: readonly string[]): SuggestedItem[] {
  const entries: SuggestedItem[] = [];
  const joined = joinBrokenDates(lines);
  for (const [index, line] of joined.entries()) {
    const read = readDates(line);
    if (!read) continue;
    let parts = partsOf(read.rest);
    // Both may stand above, the dates with a place below them; or the organization may stand on the line below.
    const [title, organization] = [joined[index - 2], joined[index - 1]];
    const next = joined[index + 1];
    if (
      !parts.some(isOrganization) &&
      title !== undefined &&
      organization !== undefined &&
      isOrganization(organization) &&
      !readDates(title) &&
      !readDates(organization)
    )
      parts = [title, organization];
    else if (
      !parts.some(isOrganization) &&
      parts.length === 1 &&
      next !== undefined &&
      isOrganization(next) &&
      !readDates(next)
    )
      parts = [...parts, ...partsOf(next).slice(0, 1)];
    const entry = readEntry(section, parts, read);
    if (entry) entries.push(entry);
  }
  return entries;
}

/** A column of years may be too narrow for a span: "2015 – PhD" above "2019 University". */
function joinBrokenDates(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line = '', next = ''] = [lines[index], lines[index + 1]];
    const open = new RegExp(`^(${year})\\s*[-–—]\\s+(?!${year})(\\p{L}.*)$`, 'u').exec(foldDigits(line));
    const close = new RegExp(`^(${year})\\s+(\\p{L}.*)$`, 'u').exec(foldDigits(next));
    if (open && close) {
      joined.push(`${open[1]} – ${close[1]} | ${open[2]} | ${close[2]}`);
      index += 1;
    } else joined.push(line);
  }
  return joined;
}

function partsOf(text: string): string[] {
  return text
    .split(/\s*[|;؛،•·\t]\s*|,\s+|\s+[–—-]\s+|\s+at\s+/u)
    .map((part) =>
      part
        .replace(bullet, '')
        .replace(/[\s:،,.]+$/u, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

function isOrganization(text: string): boolean {
  return organizationWords.test(text);
}

function readEntry(
  section: 'education' | 'experience',
  parts: readonly string[],
  { start, end, isCurrent }: Dates,
): SuggestedItem | null {
  const named = parts.find(isOrganization);
  const others = parts.filter((part) => part !== named);
  const [title] = others;
  const organization = named ?? (section === 'experience' ? others[1] : undefined);
  if (title === undefined || organization === undefined || title === organization) return null;
  // More than this is a sentence, and of a sentence nobody knows what is the title.
  if (title.length > 120 || organization.length > 150 || title.split(/\s+/).length > 14) return null;
  const degree = section === 'education' ? degreeOf(title) : null;
  if (section === 'education' && degree === null) return null;
  return {
    section,
    title,
    organization_name: organization,
    degree,
    // One year of a degree is the year in which it was given.
    start_year: section === 'education' && end === null && !isCurrent ? null : start,
    end_year: section === 'education' && end === null && !isCurrent ? start : end,
    is_current: isCurrent,
    doi: null,
  };
}

function degreeOf(title: string): DegreeTypeSlug | null {
  const found = degreeWords.find(([, words]) => words.test(title))?.[0];
  return degreeTypes.find(({ slug }) => slug === found)?.slug ?? null;
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
