import { foldText } from '#domain/searchText.ts';
import type { ImportFile, ImportProblem, ImportRow, OrganizationRecord } from './importRecord.ts';
import { textOf, valuesOf } from './jsonLdValues.ts';
import { isJsonObject } from './parseJsonWithLines.ts';
import type { JsonObject, LocatedJson } from './parseJsonWithLines.ts';
import { RowReader } from './rowReader.ts';
import { byLanguage } from './textLanguage.ts';

/** The institutions of a list in the shape of Hipo/university-domains-list, with or without `rows` around it. */
export function findUniversities(value: unknown): unknown[] | null {
  const items = isJsonObject(value) && Array.isArray(value['rows']) ? value['rows'] : value;
  return Array.isArray(items) &&
    items.some((item) => isJsonObject(item) && 'name' in item && ('alpha_two_code' in item || 'web_pages' in item))
    ? items
    : null;
}

/** Reads a list of universities as organizations, their names whole and as they stand (case UNI-01). */
export function parseUniversities(items: readonly unknown[], { lineOf }: LocatedJson): ImportFile {
  const problems: ImportProblem[] = [];
  const rows: ImportRow[] = [];
  for (const item of items) {
    const reader = new RowReader(isJsonObject(item) ? lineOf(item) : 1, problems);
    if (!isJsonObject(item)) {
      reader.fail(null, 'import.error.notRecord');
      continue;
    }
    const record = readUniversity(item, reader);
    if (!reader.hasFailed) rows.push({ line: reader.line, record });
  }
  return { format: 'universities', source: 'universities', rows, problems };
}

function readUniversity(item: JsonObject, reader: RowReader): OrganizationRecord {
  const name = reader.oneLine('name', textOf(item['name']));
  if (name === null && !reader.hasFailed) reader.fail('name', 'import.error.required');
  const code = textOf(item['alpha_two_code']);
  const country =
    code === null ? reader.country('country', textOf(item['country'])) : reader.country('alpha_two_code', code);
  const [domain] = valuesOf(item['domains']).map(textOf);
  const names = byLanguage(name);
  return {
    kind: 'organization',
    // A domain may serve several campuses, and a name may repeat between countries.
    key: [country ?? '', domain ?? '', foldText(name ?? '').trim()].join('|'),
    areas: [],
    columns: {
      name_en: names.en,
      name_ar: names.ar,
      summary_en: null,
      summary_ar: null,
      description_en: null,
      description_ar: null,
      city_en: null,
      city_ar: null,
      type: 'university',
      country,
      website: reader.url('web_pages', textOf(item['web_pages'])),
      founded_year: null,
    },
  };
}
