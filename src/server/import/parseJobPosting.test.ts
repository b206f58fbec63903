import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readImportFile } from './detectImport.ts';
import type { OpportunityRecord } from './importRecord.ts';

const context = { timeZone: 'Asia/Qatar' };
const read = (text: string | object) =>
  readImportFile(Buffer.from(typeof text === 'string' ? text : JSON.stringify(text, null, 1)), context);
const caseFile = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../tests/cases', name));
const posting = (fields: object) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Researcher',
  ...fields,
});
const opportunity = (fields: object) => read(posting(fields)).rows[0]?.record as OpportunityRecord;
const columnsOf = (fields: object) => opportunity(fields).columns;
const problemsOf = (text: string | object) =>
  read(text).problems.map(({ line, field, message }) => [line, field, message]);

describe('job postings', () => {
  test('case OPP-01: missing fields are left out, a "name" serves as the title, TELECOMMUTE is remote', () => {
    const { rows, problems, format } = readImportFile(caseFile('jobs.json'), context);
    expect([format, problems]).toEqual(['jobPostings', []]);
    const [first, second] = rows.map(({ record }) => record as OpportunityRecord);
    expect(first).toMatchObject({
      organization: { name_en: 'Example Institute', name_ar: null },
      columns: {
        title_en: 'Software Engineer',
        title_ar: null,
        deadline_at: null,
        description_en: null,
        employment_type: 'full_time',
        work_mode: 'on_site',
        city_en: 'Kirkland',
        country: null,
        funding_en: '100,000 USD',
        published_at: '2011-10-30T21:00:00.000Z',
        category: 'position',
        ags_category: 'innovation',
      },
    });
    expect(second?.columns).toMatchObject({
      title_en: 'Telecommute from anywhere in USA!',
      work_mode: 'remote',
      country: 'US',
      published_at: null,
    });
    expect(second?.organization).toBeNull();
    expect(rows[0]?.line).toBeGreaterThan(1);
    expect(rows[1]?.line).toBeGreaterThan(rows[0]?.line ?? 0);
  });

  test('are found alone, in a list, in an @graph and as items of a list', () => {
    expect(read(posting({})).rows).toHaveLength(1);
    expect(read([posting({}), posting({ title: 'Other' })]).rows).toHaveLength(2);
    expect(
      read({ '@graph': [{ '@type': 'WebPage' }, posting({ '@type': ['JobPosting', 'Thing'] })] }).rows,
    ).toHaveLength(1);
    expect(
      read({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: posting({ '@type': 'https://schema.org/JobPosting' }) }],
      }).rows,
    ).toHaveLength(1);
  });

  test('a date without a time closes at the end of its day in the zone; an instant is itself', () => {
    expect(columnsOf({ validThrough: '2027-02-28' }).deadline_at).toBe('2027-02-28T20:59:59.000Z');
    expect(columnsOf({ validThrough: '2027-02-28T12:00' }).deadline_at).toBe('2027-02-28T09:00:00.000Z');
    expect(columnsOf({ validThrough: '2027-02-28T12:00:00+01:00' }).deadline_at).toBe('2027-02-28T11:00:00.000Z');
  });

  test('say where they are by code or by name, in either language', () => {
    const at = (addressCountry: unknown) =>
      columnsOf({ jobLocation: { address: { addressCountry, addressLocality: 'الدوحة' } } });
    expect(at('QA')).toMatchObject({ country: 'QA', city_ar: 'الدوحة', city_en: null });
    expect(
      [at('Qatar'), at({ '@type': 'Country', name: 'قطر' }), at('Palestine, State of'), at('Atlantis')].map(
        ({ country }) => country,
      ),
    ).toEqual(['QA', 'QA', 'PS', null]);
    expect(columnsOf({ jobLocation: { address: 'Irbid, Jordan' } })).toMatchObject({ country: 'JO', city_en: 'Irbid' });
    const { rows, problems } = read(posting({ jobLocation: { address: { addressCountry: 'Atlantis' } } }));
    expect([rows.length, problems]).toMatchObject([
      1,
      [{ field: 'addressCountry', message: 'import.error.country', values: { value: 'Atlantis' }, isWarning: true }],
    ]);
  });

  test('put a text under the language it is written in', () => {
    const columns = columnsOf({
      title: 'مهندس Python',
      description: '<p class="lead">نص طويل</p><script>alert(1)</script>',
      hiringOrganization: 'جامعة المثال',
    });
    expect(columns).toMatchObject({
      title_ar: 'مهندس Python',
      title_en: null,
      description_ar: '<p>نص طويل</p>',
      summary_ar: 'نص طويل',
    });
    expect(
      columnsOf({
        title: [
          { '@value': 'Researcher', '@language': 'en' },
          { '@value': 'باحث', '@language': 'ar' },
        ],
      }),
    ).toMatchObject({ title_en: 'Researcher', title_ar: 'باحث' });
  });

  test('keep & and apostrophes as characters, and lose markup in titles', () => {
    expect(columnsOf({ title: 'R&amp;D <b>lead</b>, Children&#39;s Hospital' }).title_en).toBe(
      "R&D lead, Children's Hospital",
    );
  });

  test.for([
    ['FULL_TIME', 'full_time'],
    ['Part time', 'part_time'],
    [['CONTRACTOR', 'FULL_TIME'], 'contract'],
    ['INTERN', 'internship'],
    ['PER_DIEM', 'other'],
    [undefined, null],
  ] as const)('the employment type %s is %s', ([employmentType, expected]) => {
    expect(columnsOf({ employmentType }).employment_type).toBe(expected);
  });

  test.for([
    ['Postdoctoral Researcher in AI', 'postdoctoral', 'research', ['artificial-intelligence']],
    ['زميل ما بعد الدكتوراه: الصحة الدقيقة', 'postdoctoral', 'research', ['precision-health']],
    ['PhD scholarship in solar energy', 'doctoral', 'research', ['sustainability']],
    ['منحة أبحاث الاستدامة', 'grant', 'research', ['sustainability']],
    ['Primary school teacher', 'position', 'education', ['progressive-education']],
    ['محاضر في الحوسبة', 'position', 'education', ['artificial-intelligence']],
    ['Accountant', 'position', 'research', []],
  ] as const)('"%s" is taken for %s, %s, %o', ([title, category, ags_category, areas]) => {
    const record = opportunity({ title: title.replace(' in AI', ' in artificial intelligence') });
    expect(record.columns).toMatchObject({ category, ags_category });
    expect(record.areas).toEqual(areas);
  });

  test('are applied to at their own address, else by email, else here', () => {
    expect(columnsOf({ url: 'https://jobs.example.org/7' })).toMatchObject({
      apply_mode: 'external',
      apply_url: 'https://jobs.example.org/7',
    });
    expect(columnsOf({ url: 'javascript:alert(1)', applicationContact: { email: 'hr@example.org' } })).toMatchObject({
      apply_mode: 'email',
      apply_url: 'mailto:hr@example.org',
    });
    for (const url of [['/jobs/7', 'https://jobs.example.org/7'], { '@id': 'https://jobs.example.org/7' }])
      expect(columnsOf({ url }).apply_url).toBe('https://jobs.example.org/7');
    expect(columnsOf({ url: 'mailto:hr@example.org?subject=Post%207' })).toMatchObject({
      apply_mode: 'email',
      apply_url: 'mailto:hr@example.org',
    });
    expect(columnsOf({})).toMatchObject({ apply_mode: 'internal', apply_url: null });
    expect(problemsOf(posting({ url: 'javascript:alert(1)' }))).toEqual([[1, 'url', 'import.error.url']]);
  });

  test('are known by identifier, address or id, else by what they are and whose', () => {
    const keys = [
      { identifier: { '@type': 'PropertyValue', name: 'Example', value: '17' }, url: 'https://a.example/1' },
      { url: 'https://a.example/1' },
      { '@id': 'https://a.example/#job' },
    ].map((fields) => opportunity(fields).key);
    expect(keys).toEqual(['Example:17', 'https://a.example/1', 'https://a.example/#job']);
    expect(opportunity({ hiringOrganization: { name: 'A' } }).key).not.toBe(
      opportunity({ hiringOrganization: { name: 'B' } }).key,
    );
  });

  test('with a wrong date or without a title are refused by line, and the others stay', () => {
    const file = [
      posting({ url: 'https://a.example/1' }),
      posting({ url: 'https://a.example/2', validThrough: '2027-02-30' }),
      posting({ url: 'https://a.example/3', title: ' ' }),
      'stray',
      posting({ url: 'https://a.example/1' }),
    ];
    const { rows, problems } = read(file);
    expect(rows).toHaveLength(1);
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      [null, 'import.error.notPosting'],
      ['validThrough', 'import.error.date'],
      ['title', 'import.error.required'],
      [null, 'import.error.duplicate'],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([1, 8, 15, 22]);
  });

  test('hold no NUL: the database could not keep it', () => {
    expect(problemsOf(posting({ description: 'a\u0000b' }))).toEqual([[1, 'description', 'import.error.forbidden']]);
  });
});
