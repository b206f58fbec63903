import { createHash } from 'node:crypto';
import { agsCategories, employmentTypes, opportunityCategories, workModes } from '#domain/opportunity.ts';
import { foldText } from '#domain/searchText.ts';
import { truncateGraphemes } from '#domain/text.ts';
import { plainFromRichText } from '#server/richText.ts';
import type { CsvRow } from './csvRow.ts';
import { guessAgsCategory, guessAreas, guessCategory, guessOrganizationType } from './guessFields.ts';
import type { ImportContext, NamedOrganization, OpportunityRecord } from './importRecord.ts';
import { maxShortTextLength } from './rowReader.ts';

const maxKeyLength = 500;
const summaryLength = 220;

/** Reads an opportunity from a row of a CSV file; columns that are missing or empty are guessed or left out. */
export function readCsvOpportunity(row: CsvRow, { timeZone }: ImportContext): OpportunityRecord {
  const { reader } = row;
  const title = row.line('title');
  if (title.en === null && title.ar === null && !reader.hasFailed)
    reader.fail(row.nameOf('title'), 'import.error.required');
  const description = row.richText('description');
  const summary = row.text('summary', 1000);
  const city = row.line('city');
  const eligibility = row.text('eligibility', maxShortTextLength);
  const funding = row.text('funding', maxShortTextLength);
  const organization = readOrganization(row);
  const words = `${title.en ?? ''} ${title.ar ?? ''}`;
  const body = plainFromRichText(`${description.en ?? ''} ${description.ar ?? ''}`);
  const zone = reader.timeZone(row.nameOf('time_zone'), row.cell('time_zone'), timeZone);
  const opens_at = reader.beginning(row.nameOf('opens_at'), row.cell('opens_at'), zone);
  const deadline_at = reader.deadline(row.nameOf('deadline'), row.cell('deadline'), zone);
  if (opens_at !== null && deadline_at !== null && opens_at > deadline_at) {
    reader.fail(row.nameOf('deadline'), 'import.error.order');
  }
  const url = reader.url(row.nameOf('apply_url'), row.cell('apply_url'));
  const email = reader.email(row.nameOf('apply_email'), row.cell('apply_email'));
  const areas = row.areas();
  return {
    kind: 'opportunity',
    key: reader.oneLine(row.nameOf('key'), row.cell('key'), maxKeyLength) ?? keyFrom(words, organization),
    organization,
    areas: row.cell('areas') === '' ? guessAreas(words, body) : areas,
    columns: {
      title_en: title.en,
      title_ar: title.ar,
      summary_en: summary.en ?? summaryOf(description.en),
      summary_ar: summary.ar ?? summaryOf(description.ar),
      description_en: description.en,
      description_ar: description.ar,
      category: row.choice('category', opportunityCategories) ?? guessCategory(words),
      ags_category: row.choice('ags_category', agsCategories) ?? guessAgsCategory(words, body),
      is_program: row.flag('is_program'),
      country: reader.country(row.nameOf('country'), row.cell('country')),
      city_en: city.en,
      city_ar: city.ar,
      work_mode: row.choice('work_mode', workModes),
      employment_type: row.choice('employment_type', employmentTypes),
      language_requirements: readLanguages(row),
      eligibility_en: eligibility.en,
      eligibility_ar: eligibility.ar,
      funding_en: funding.en,
      funding_ar: funding.ar,
      starts_on: reader.day(row.nameOf('starts_on'), row.cell('starts_on')),
      opens_at,
      deadline_at,
      time_zone: zone,
      is_rolling: row.flag('is_rolling'),
      apply_mode: url !== null ? 'external' : email !== null ? 'email' : 'internal',
      apply_url: url ?? (email === null ? null : `mailto:${email}`),
      positions: reader.wholeNumber(row.nameOf('positions'), row.cell('positions'), 1, 9999),
      published_at: reader.beginning(row.nameOf('published_at'), row.cell('published_at'), zone),
    },
  };
}

function readOrganization(row: CsvRow): NamedOrganization | null {
  const name = row.line('organization');
  const website = row.reader.url(row.nameOf('organization_website'), row.cell('organization_website'));
  if (name.en === null && name.ar === null) return null;
  return { name_en: name.en, name_ar: name.ar, website, type: guessOrganizationType(name.en ?? name.ar ?? '') };
}

/** ISO 639 codes, as the table keeps them. */
function readLanguages(row: CsvRow): string[] {
  const codes = row.list('languages').map((item) => item.toLowerCase());
  const wrong = codes.find((code) => !/^[a-z]{2,3}$/.test(code));
  if (wrong !== undefined)
    row.reader.fail(row.nameOf('languages'), 'import.error.language', { value: wrong.slice(0, 60).toWellFormed() });
  return [...new Set(codes)];
}

function summaryOf(description: string | null): string | null {
  return description === null ? null : truncateGraphemes(plainFromRichText(description), summaryLength) || null;
}

/** A row without a key is known by its title and organization. */
function keyFrom(title: string, organization: NamedOrganization | null): string {
  const told = [title, organization?.name_en, organization?.name_ar].map((part) => foldText(part ?? '').trim());
  return createHash('sha256').update(told.join('|')).digest('hex');
}
