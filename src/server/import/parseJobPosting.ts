import { createHash } from 'node:crypto';
import { foldText } from '#domain/searchText.ts';
import { truncateGraphemes } from '#domain/text.ts';
import {
  decodeEntities,
  looksLikeHtml,
  plainFromRichText,
  richTextFromPlain,
  sanitizeRichText,
} from '#server/richText.ts';
import { guessAgsCategory, guessAreas, guessCategory, guessOrganizationType } from './guessFields.ts';
import type { ImportContext, ImportFile, ImportProblem, ImportRow, NamedOrganization } from './importRecord.ts';
import { applicationOf, employmentOf, payOf, placeOf } from './jobPostingFields.ts';
import { bilingualOf, isOfType, objectOf, textOf, valuesOf } from './jsonLdValues.ts';
import { isJsonObject, walkJson } from './parseJsonWithLines.ts';
import type { JsonObject, LocatedJson } from './parseJsonWithLines.ts';
import { maxDescriptionLength, maxShortTextLength, quote, RowReader } from './rowReader.ts';

/** How much of a description serves as the summary on a card. */
const summaryLength = 220;

/** Every posting of a JSON-LD file, wherever it stands: alone, in a list, in an `@graph`, as an item of a page. */
export function findJobPostings(root: unknown): JsonObject[] {
  const postings: JsonObject[] = [];
  walkJson(root, (object) => {
    const isPosting = isOfType(object, 'JobPosting');
    if (isPosting) postings.push(object);
    return !isPosting;
  });
  return postings;
}

/** Reads the job postings of schema.org (https://schema.org/JobPosting) as opportunities; missing fields are left out. */
export function parseJobPostings({ value, lineOf }: LocatedJson, context: ImportContext): ImportFile {
  const problems: ImportProblem[] = [];
  const rows: ImportRow[] = [];
  for (const posting of findJobPostings(value)) {
    const reader = new RowReader(lineOf(posting), problems);
    const record = readPosting(posting, reader, context);
    if (!reader.hasFailed) rows.push({ line: reader.line, record });
  }
  for (const stray of Array.isArray(value) ? value : []) {
    if (isJsonObject(stray) && findJobPostings(stray).length > 0) continue;
    const line = isJsonObject(stray) ? lineOf(stray) : 1;
    problems.push({ line, field: null, message: 'import.error.notPosting' });
  }
  return { format: 'jobPostings', source: 'jobposting', rows, problems };
}

function readPosting(posting: JsonObject, reader: RowReader, { timeZone }: ImportContext): ImportRow['record'] {
  // Many feeds write "name" where the vocabulary has "title" (case OPP-01).
  const given = bilingualOf(posting['title'] ?? posting['name']);
  const title = {
    en: reader.oneLine('title', cleanLine(given.en)),
    ar: reader.oneLine('title', cleanLine(given.ar)),
  };
  if (title.en === null && title.ar === null && !reader.hasFailed) reader.fail('title', 'import.error.required');
  const texts = bilingualOf(posting['description']);
  const description = { en: readDescription(reader, texts.en), ar: readDescription(reader, texts.ar) };
  const words = {
    title: `${title.en ?? ''} ${title.ar ?? ''}`,
    body: plainFromRichText(`${description.en ?? ''} ${description.ar ?? ''}`),
  };
  const organization = readOrganization(posting['hiringOrganization'], reader);
  const eligibility = bilingualOf(posting['qualifications'] ?? posting['experienceRequirements']);
  const place = placeOf(posting);
  if (place.unknownCountry !== null) reader.warn('addressCountry', 'import.error.country', quote(place.unknownCountry));
  const pay = payOf(posting);
  const language = title.ar === null ? 'en' : 'ar';
  return {
    kind: 'opportunity',
    key: keyOf(posting, words.title, organization),
    organization,
    areas: guessAreas(words.title, words.body),
    columns: {
      title_en: title.en,
      title_ar: title.ar,
      summary_en: summaryOf(description.en),
      summary_ar: summaryOf(description.ar),
      description_en: description.en,
      description_ar: description.ar,
      category: guessCategory(words.title),
      ags_category: guessAgsCategory(words.title, words.body),
      is_program: guessCategory(words.title) === 'program',
      country: place.country,
      city_en: reader.oneLine('jobLocation', place.city.en),
      city_ar: reader.oneLine('jobLocation', place.city.ar),
      work_mode: place.isRemote ? 'remote' : place.hasPlace ? 'on_site' : null,
      employment_type: employmentOf(posting['employmentType']),
      language_requirements: [],
      eligibility_en: reader.text('qualifications', cleanText(eligibility.en), maxShortTextLength),
      eligibility_ar: reader.text('qualifications', cleanText(eligibility.ar), maxShortTextLength),
      funding_en: language === 'en' ? (pay?.en ?? null) : null,
      funding_ar: language === 'ar' ? (pay?.ar ?? null) : null,
      starts_on: reader.day('jobStartDate', textOf(posting['jobStartDate'])),
      opens_at: null,
      deadline_at: reader.deadline('validThrough', textOf(posting['validThrough']), timeZone),
      time_zone: timeZone,
      is_rolling: false,
      ...applicationOf(posting, reader),
      positions: reader.wholeNumber('totalJobOpenings', textOf(posting['totalJobOpenings']), 1, 9999),
      published_at: reader.beginning('datePosted', textOf(posting['datePosted']), timeZone),
    },
  };
}

function readOrganization(value: unknown, reader: RowReader): NamedOrganization | null {
  const organization = objectOf(value);
  if (organization === null) return null;
  const names = bilingualOf(organization['name'] ?? organization['legalName']);
  const name_en = reader.oneLine('hiringOrganization', cleanLine(names.en));
  const name_ar = reader.oneLine('hiringOrganization', cleanLine(names.ar));
  if (name_en === null && name_ar === null) return null;
  const website = valuesOf(organization['url'] ?? organization['sameAs']).find((one) => typeof one === 'string');
  return { name_en, name_ar, website: readWebsite(website), type: guessOrganizationType(name_en ?? name_ar ?? '') };
}

/** A wrong address of somebody's employer is no reason to refuse a posting. */
function readWebsite(value: unknown): string | null {
  return typeof value === 'string' ? new RowReader(0, []).url('url', value) : null;
}

function readDescription(reader: RowReader, value: string | null): string | null {
  const text = reader.text('description', value, maxDescriptionLength);
  if (text === null) return null;
  // Some feeds escape their HTML once more.
  const html = !looksLikeHtml(text) && looksLikeHtml(decodeEntities(text)) ? decodeEntities(text) : text;
  return (looksLikeHtml(html) ? sanitizeRichText(html) : richTextFromPlain(decodeEntities(html))) || null;
}

function summaryOf(description: string | null): string | null {
  return description === null ? null : truncateGraphemes(plainFromRichText(description), summaryLength) || null;
}

function cleanText(text: string | null): string | null {
  return text === null ? null : looksLikeHtml(text) ? plainFromRichText(sanitizeRichText(text)) : decodeEntities(text);
}

function cleanLine(text: string | null): string | null {
  return cleanText(text)?.replace(/\s+/g, ' ') ?? null;
}

/** What the posting is known by: its identifier, address or id; else what it is and whose. */
function keyOf(posting: JsonObject, title: string, organization: NamedOrganization | null): string {
  const identifier = objectOf(posting['identifier']);
  const value = identifier === null ? null : textOf(identifier['value'] ?? identifier['name']);
  const scope = identifier?.['value'] === undefined ? null : textOf(identifier['name']);
  const known = value === null ? (textOf(posting['url']) ?? textOf(posting['@id'])) : `${scope ?? ''}:${value}`;
  const told =
    known ?? [title, organization?.name_en, organization?.name_ar].map((part) => foldText(part ?? '').trim()).join('|');
  // A key longer than an index takes is as good by its hash.
  return known !== null && known.length <= 500 ? known : createHash('sha256').update(told).digest('hex');
}
