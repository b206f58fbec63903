import { organizationTypes } from '#domain/organization.ts';
import { foldText } from '#domain/searchText.ts';
import { plainFromRichText } from '#server/richText.ts';
import type { CsvRow } from './csvRow.ts';
import { guessOrganizationType } from './guessFields.ts';
import type { OrganizationRecord } from './importRecord.ts';

const maxKeyLength = 500;

/** Reads an organization from a row of a CSV file; columns that are missing or empty are guessed or left out. */
export function readCsvOrganization(row: CsvRow): OrganizationRecord {
  const { reader } = row;
  const name = row.line('name');
  if (name.en === null && name.ar === null && !reader.hasFailed)
    reader.fail(row.nameOf('name'), 'import.error.required');
  const summary = row.text('summary', 1000);
  const description = row.richText('description');
  const city = row.line('city');
  const country = reader.country(row.nameOf('country'), row.cell('country'));
  const key = reader.oneLine(row.nameOf('key'), row.cell('key'), maxKeyLength);
  return {
    kind: 'organization',
    key: key ?? [country ?? '', foldText(name.en ?? name.ar ?? '').trim()].join('|'),
    areas: row.areas(),
    columns: {
      name_en: name.en,
      name_ar: name.ar,
      summary_en: summary.en,
      summary_ar: summary.ar,
      // An organization's description is plain text.
      description_en: description.en === null ? null : plainFromRichText(description.en),
      description_ar: description.ar === null ? null : plainFromRichText(description.ar),
      city_en: city.en,
      city_ar: city.ar,
      type: row.choice('type', organizationTypes) ?? guessOrganizationType(name.en ?? name.ar ?? ''),
      country,
      website: reader.url(row.nameOf('website'), row.cell('website')),
      founded_year: reader.wholeNumber(row.nameOf('founded_year'), row.cell('founded_year'), 1, 2100),
    },
  };
}
