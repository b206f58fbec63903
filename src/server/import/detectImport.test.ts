import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readImportFile } from './detectImport.ts';
import { ImportFileError } from './importRecord.ts';
import type { OrganizationRecord } from './importRecord.ts';

const context = { timeZone: 'Asia/Qatar' };
const read = (text: string | object) =>
  readImportFile(Buffer.from(typeof text === 'string' ? text : JSON.stringify(text, null, 1)), context);
const caseFile = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../tests/cases', name));

describe('lists of institutions', () => {
  test('case UNI-01: all 66 come in whole, with & and apostrophes as they are', () => {
    const { format, rows, problems } = readImportFile(caseFile('universities_arab_region.json'), context);
    expect([format, problems]).toEqual(['universities', []]);
    const given = (
      JSON.parse(caseFile('universities_arab_region.json').toString()) as {
        rows: { name: string; alpha_two_code: string }[];
      }
    ).rows;
    const records = rows.map(({ record }) => record as OrganizationRecord);
    expect(records.map(({ columns }) => columns.name_en)).toEqual(given.map(({ name }) => name));
    expect(records.map(({ columns }) => columns.country)).toEqual(given.map(({ alpha_two_code }) => alpha_two_code));
    expect(records.map(({ columns }) => columns.name_en)).toContain("Centre Universitaire d'Oum El Bouaghi");
    expect(records.map(({ columns }) => columns.name_en)).toContain('Oman College Of Management & Technology');
    expect(rows.map(({ line }) => line).slice(0, 3)).toEqual([2, 3, 4]);
  });

  test('ROR: names in two languages, place, type, year; withdrawn records are left out with a note', () => {
    const record = (id: string, fields: object = {}) => ({
      id: `https://ror.org/${id}`,
      status: 'active',
      established: 1977,
      types: ['education', 'funder'],
      names: [
        { value: 'QU', types: ['acronym'], lang: null },
        { value: 'Example University', types: ['label', 'ror_display'], lang: 'en' },
        { value: 'جامعة المثال', types: ['label'], lang: 'ar' },
      ],
      links: [
        { type: 'wikipedia', value: 'https://en.wikipedia.example/x' },
        { type: 'website', value: 'http://www.example.edu.qa' },
      ],
      locations: [{ geonames_id: 1, geonames_details: { name: 'Doha', country_code: 'QA', country_name: 'Qatar' } }],
      ...fields,
    });
    const { format, rows, problems } = read([
      record('00yhnba62'),
      record('01', { status: 'withdrawn' }),
      record('02', { names: [] }),
      7,
    ]);
    expect(format).toBe('ror');
    expect(rows.map(({ record: one }) => one)).toMatchObject([
      {
        key: 'https://ror.org/00yhnba62',
        columns: {
          name_en: 'Example University',
          name_ar: 'جامعة المثال',
          country: 'QA',
          city_en: 'Doha',
          type: 'university',
          founded_year: 1977,
          website: 'http://www.example.edu.qa/',
        },
      },
    ]);
    expect(
      problems
        .map(({ message, isWarning }) => [message, isWarning ?? false])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual([
      ['import.error.inactive', true],
      ['import.error.notRecord', false],
      ['import.error.required', false],
    ]);
    expect(read(record('03')).format).toBe('ror');
    expect(read({ number_of_results: 1, items: [record('04')] }).rows).toHaveLength(1);
  });
});

describe('other files', () => {
  test.for([
    ['', 'import.error.empty', 1],
    [' \n', 'import.error.empty', 1],
    ['{"a": 1}', 'import.error.unknownKind', 1],
    ['[]', 'import.error.unknownKind', 1],
    ['a,b\n1,2\n', 'import.error.unknownKind', 1],
    ['{\n "a": 1,\n}', 'import.error.json', 3],
    ['\u0000\u0001', 'import.error.encoding', 1],
    ['['.repeat(50_000) + ']'.repeat(50_000), 'import.error.unknownKind', 1],
  ] as const)('%.40j is refused with %s', ([text, message, line]) => {
    try {
      read(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ImportFileError);
      expect((error as ImportFileError).problem).toMatchObject({ message, line });
    }
  });

  test('nested deeper than the stack hold what stands in them, or nothing', () => {
    const nest = (inner: string) => `${'[{"a":'.repeat(50_000)}${inner}${'}]'.repeat(50_000)}`;
    expect(read(nest('{"@type":"JobPosting","title":"Chair"}')).rows).toHaveLength(1);
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(read(`{"@type":"JobPosting","title":${deep},"name":${deep}}`).problems).toMatchObject([
      { field: 'title', message: 'import.error.required' },
    ]);
  });

  test('bytes at random never end in an unexpected error', () => {
    let seed = 9;
    for (let run = 0; run < 300; run += 1) {
      const bytes = Uint8Array.from(
        { length: 60 },
        () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % 256,
      );
      const files = [
        bytes,
        Buffer.concat([Buffer.from('title,city\n'), bytes]),
        Buffer.concat([Buffer.from('[{"@type":"JobPosting","title":"'), bytes, Buffer.from('"}]')]),
      ];
      for (const file of files) {
        try {
          readImportFile(file, context);
        } catch (error) {
          expect(error).toBeInstanceOf(ImportFileError);
        }
      }
    }
  });
});
