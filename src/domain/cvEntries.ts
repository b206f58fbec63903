import { type Dates, joinBrokenDates, readDates } from './cvDates.ts';
import type { SuggestedItem } from './cvSuggestions.ts';
import { bullet, degreeWords, organizationWords } from './cvWordsData.ts';
import { type DegreeTypeSlug, degreeTypes } from './degreeTypes.ts';

/** Degrees or positions: of each a line with its dates, and what stands on it, above or below. */
export function readEntries(section: 'education' | 'experience', lines: readonly string[]): SuggestedItem[] {
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
