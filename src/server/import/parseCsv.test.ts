import { describe, expect, test } from 'vitest';
import { readImportFile } from './detectImport.ts';
import type { OpportunityRecord, OrganizationRecord } from './importRecord.ts';

const context = { timeZone: 'Asia/Qatar' };
const read = (text: string) => readImportFile(Buffer.from(text), context);

describe('CSV', () => {
  const header = 'title,organization,country,deadline,category,work_mode,areas,employment_type\n';
  const row = (text: string) => read(header + text).rows[0]?.record as OpportunityRecord;

  test('is read with a header row, in Arabic too, whatever parts its cells', () => {
    const arabic =
      'العنوان;المؤسسة;البلد;آخر موعد;الفئة;نمط العمل;المجالات;نوع الدوام\nباحث أول;جامعة المثال;قطر;28/02/2027;زمالة;عن بُعد;الاستدامة، الصحة الدقيقة;دوام جزئي\n';
    expect(read(arabic)).toMatchObject({ format: 'csvOpportunities', problems: [] });
    expect(read(arabic).rows[0]?.record).toMatchObject({
      areas: ['sustainability', 'precision-health'],
      organization: { name_ar: 'جامعة المثال', type: 'university' },
      columns: {
        title_ar: 'باحث أول',
        country: 'QA',
        deadline_at: '2027-02-28T20:59:59.000Z',
        category: 'fellowship',
        work_mode: 'remote',
        employment_type: 'part_time',
      },
    });
    expect(read(arabic.replaceAll(';', '\t')).rows).toHaveLength(1);
  });

  test('takes a byte order mark, CRLF, UTF-16 and Windows-1256', () => {
    const text = 'title,city\r\nباحث,الدوحة\r\n';
    const windows = Buffer.from([0xc8, 0xc7, 0xcd, 0xcb]);
    const files = [
      Buffer.from(`\uFEFF${text}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      Buffer.concat([Buffer.from('title\r\n'), windows, Buffer.from('\r\n')]),
    ];
    for (const bytes of files) {
      expect((readImportFile(bytes, context).rows[0]?.record as OpportunityRecord | undefined)?.columns.title_ar).toBe(
        'باحث',
      );
    }
  });

  test('keeps line breaks, quotes and separators inside cells, and counts lines by the file', () => {
    const { rows } = read('title,description\n"A ""b"", c","line one\n\nline two"\n\nSecond,\n');
    expect(rows.map(({ line, record }) => [line, (record as OpportunityRecord).columns.title_en])).toEqual([
      [2, 'A "b", c'],
      [6, 'Second'],
    ]);
    expect((rows[0]?.record as OpportunityRecord | undefined)?.columns.description_en).toBe(
      '<p>line one</p><p>line two</p>',
    );
  });

  test('a bad row costs itself alone, and says on which line it stands', () => {
    const text = `title,positions,apply_url,country\nGood,1,,\nBad "quote,1,,\nUnclosed ",1,,\nOK 2,2,https://a.example,Qatar\n,3,,\nWrong,0,ftp://x,Atlantis\nShort,1\nOK 3,,,\n`;
    const { rows, problems } = read(text);
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 9]);
    expect(problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, null, 'import.error.quote'],
      [4, null, 'import.error.quote'],
      [6, 'title', 'import.error.required'],
      [7, 'apply_url', 'import.error.url'],
      [7, 'country', 'import.error.country'],
      [7, 'positions', 'import.error.number'],
      [8, null, 'import.error.columns'],
    ]);
  });

  test('a character that cannot be stored costs its row alone', () => {
    const { rows, problems } = read('title,city\nGood,Doha\nBad\u0000,Doha\nGood too,Doha\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems).toMatchObject([{ line: 3, field: 'title', message: 'import.error.forbidden' }]);
  });

  test('an unclosed quotation mark does not swallow what follows', () => {
    const { rows, problems } = read(
      `title,city\n"Open,Doha\n${Array.from({ length: 50 }, (_, index) => `Row ${index},Doha\n`).join('')}`,
    );
    expect(rows).toHaveLength(50);
    expect(problems).toMatchObject([{ line: 2, message: 'import.error.quote' }]);
  });

  test('spells choices out when a value is none of them', () => {
    expect(read(`${header}A,,,,hobby,,,\n`).problems).toMatchObject([
      { line: 2, field: 'category', message: 'import.error.choice', values: { value: 'hobby' } },
    ]);
    expect(row('A,,,,Call for papers,On-site,,Full time\n').columns).toMatchObject({
      category: 'call_for_papers',
      work_mode: 'on_site',
      employment_type: 'full_time',
    });
  });

  test.each(['0000-01-01', '0000-06-01T10:00Z', '9999-12-31T23:00-05:00', '10000-01-01'])(
    'refuses %s, which the database could not keep',
    (date) => {
      const { rows, problems } = read(`title,deadline,opens_at\nA,${date},\nB,,${date}\n`);
      expect(rows).toEqual([]);
      expect(problems.map(({ line, message }) => [line, message])).toEqual([
        [2, 'import.error.date'],
        [3, 'import.error.date'],
      ]);
    },
  );

  test('notes columns that it does not know, and goes on', () => {
    const { rows, problems } = read('title,shoe size\nA,43\n');
    expect(rows).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 1, field: 'shoe size', isWarning: true }]);
  });

  test('with a name column holds organizations', () => {
    const { format, rows } = read(
      'name_en,name_ar,type,country,website,founded_year\nOasis,الواحة,جامعة,الأردن,oasis.example.org,1993\n',
    );
    expect(format).toBe('csvOrganizations');
    expect((rows[0]?.record as OrganizationRecord | undefined)?.columns).toMatchObject({
      name_en: 'Oasis',
      name_ar: 'الواحة',
      type: 'university',
      country: 'JO',
      website: 'https://oasis.example.org/',
      founded_year: 1993,
    });
  });
});
