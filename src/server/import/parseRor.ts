import type { OrganizationType } from '#domain/organization.ts';
import type { ImportFile, ImportProblem, ImportRow, OrganizationRecord } from './importRecord.ts';
import { guessOrganizationType } from './guessFields.ts';
import { textOf, valuesOf } from './jsonLdValues.ts';
import { isJsonObject } from './parseJsonWithLines.ts';
import type { JsonObject, LocatedJson } from './parseJsonWithLines.ts';
import { RowReader } from './rowReader.ts';
import { isArabicText } from './textLanguage.ts';

/** ROR's types (https://ror.readme.io, schema v2) as the portal's, the telling ones first. */
const types: readonly (readonly [string, OrganizationType])[] = [
  ['healthcare', 'hospital'],
  ['education', 'university'],
  ['funder', 'foundation'],
  ['government', 'government'],
  ['company', 'company'],
  ['nonprofit', 'nonprofit'],
  ['facility', 'research_center'],
  ['archive', 'research_center'],
];

/** The records of a ROR file: one, a list (the dump), or an answer of ROR's API. Null when it is none. */
export function findRorRecords(value: unknown): unknown[] | null {
  const items = Array.isArray(value)
    ? value
    : isJsonObject(value) && Array.isArray(value['items'])
      ? value['items']
      : [value];
  return items.some((item) => isJsonObject(item) && Array.isArray(item['names']) && typeof item['id'] === 'string')
    ? items
    : null;
}

/** Reads ROR records as organizations. Withdrawn and inactive ones are left out with a warning. */
export function parseRor(records: readonly unknown[], { lineOf }: LocatedJson): ImportFile {
  const problems: ImportProblem[] = [];
  const rows: ImportRow[] = [];
  for (const item of records) {
    const reader = new RowReader(isJsonObject(item) ? lineOf(item) : 1, problems);
    if (!isJsonObject(item) || typeof item['id'] !== 'string') {
      reader.fail(null, 'import.error.notRecord');
    } else if (item['status'] !== undefined && item['status'] !== 'active') {
      reader.warn('status', 'import.error.inactive', { value: String(textOf(item['status']) ?? '') });
    } else {
      const record = readRecord(item, item['id'], reader);
      if (!reader.hasFailed) rows.push({ line: reader.line, record });
    }
  }
  return { format: 'ror', source: 'ror', rows, problems };
}

function readRecord(item: JsonObject, key: string, reader: RowReader): OrganizationRecord {
  const names = readNames(item, reader);
  if (names.en === null && names.ar === null && !reader.hasFailed) reader.fail('names', 'import.error.required');
  const [location] = valuesOf(item['locations']).filter(isJsonObject);
  const place = location && isJsonObject(location['geonames_details']) ? location['geonames_details'] : {};
  const website = valuesOf(item['links'])
    .filter(isJsonObject)
    .find((link) => link['type'] === 'website');
  const given = valuesOf(item['types']);
  const type = types.find(([name]) => given.includes(name))?.[1] ?? guessOrganizationType(names.en ?? '');
  const year = Number(textOf(item['established']));
  return {
    kind: 'organization',
    key,
    areas: [],
    columns: {
      name_en: names.en,
      name_ar: names.ar,
      summary_en: null,
      summary_ar: null,
      description_en: null,
      description_ar: null,
      city_en: reader.oneLine('locations', textOf(place['name'])),
      city_ar: null,
      type,
      country: reader.country('locations', textOf(place['country_code'])),
      // ROR's links come from many hands: one that is no web address is left out.
      website: new RowReader(reader.line, []).url('links', textOf(website?.['value'])),
      founded_year: Number.isInteger(year) && year > 0 && year <= 2100 ? year : null,
    },
  };
}

/** The name that ROR displays, and the label in Arabic where there is one. */
function readNames(item: JsonObject, reader: RowReader): { en: string | null; ar: string | null } {
  const names = valuesOf(item['names']).filter(isJsonObject);
  const isLabel = (name: JsonObject) =>
    valuesOf(name['types']).some((type) => type === 'label' || type === 'ror_display');
  const inArabic = names.filter(
    (name) => isLabel(name) && (name['lang'] === 'ar' || isArabicText(textOf(name['value']) ?? '')),
  );
  const others = names.filter((name) => !inArabic.includes(name));
  const shown =
    others.find((name) => isLabel(name) && name['lang'] === 'en') ??
    others.find((name) => valuesOf(name['types']).includes('ror_display')) ??
    others.find(isLabel);
  return {
    en: reader.oneLine('names', textOf(shown?.['value'])),
    ar: reader.oneLine('names', textOf(inArabic[0]?.['value'])),
  };
}
