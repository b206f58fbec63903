import givenNameOnly from '#tests/cases/orcid_v3_4_given_name_only_arabic.json' with { type: 'json' };

// Records of invented people in the form of the public API v3.0, with what real records have: nulls in every kind of
// place, works told by several sources, half dates, a thing told twice.

const value = (told: string | null) => (told === null ? null : { value: told });
type FuzzyDate = readonly [year: string, month?: string];
const date = (told: FuzzyDate | null | undefined) =>
  told ? { year: { value: told[0] }, month: value(told[1] ?? null), day: null } : null;

interface Affiliation {
  putCode: number;
  role?: string | null;
  department?: string | null;
  name: string;
  city?: string | null;
  country?: string | null;
  from?: FuzzyDate | null;
  to?: FuzzyDate | null;
}

const affiliations = (kind: string, entries: Affiliation[]) => ({
  'last-modified-date': null,
  'affiliation-group': entries.map((entry) => ({
    'last-modified-date': { value: 1_730_814_244_255 },
    'external-ids': { 'external-id': [] },
    summaries: [
      {
        [`${kind}-summary`]: {
          'created-date': { value: 1_730_814_244_255 },
          source: null,
          'put-code': entry.putCode,
          'department-name': entry.department ?? null,
          'role-title': entry.role ?? null,
          'start-date': date(entry.from),
          'end-date': date(entry.to),
          organization: {
            name: entry.name,
            address: { city: entry.city ?? null, region: null, country: entry.country ?? null },
            'disambiguated-organization': null,
          },
          url: null,
          'external-ids': null,
          'display-index': '0',
          visibility: 'public',
        },
      },
    ],
  })),
});

interface Work {
  putCode: number;
  title: string | null;
  journal?: string | null;
  date?: FuzzyDate | null;
  ids?: { type: string; value: string; normalized?: string; relationship?: string | null }[] | null;
  url?: string | null;
  displayIndex?: string | null;
}

const works = (groups: Work[][]) => ({
  'last-modified-date': null,
  group: groups.map((group) => ({
    'last-modified-date': null,
    'external-ids': { 'external-id': [] },
    'work-summary': group.map((work) => ({
      'put-code': work.putCode,
      source: null,
      title: work.title === null ? null : { title: { value: work.title }, subtitle: null, 'translated-title': null },
      'external-ids': work.ids
        ? {
            'external-id': work.ids.map((id) => ({
              'external-id-type': id.type,
              'external-id-value': id.value,
              'external-id-normalized': id.normalized === undefined ? null : { value: id.normalized, transient: true },
              'external-id-relationship': id.relationship === undefined ? 'self' : id.relationship,
            })),
          }
        : null,
      url: value(work.url ?? null),
      type: 'journal-article',
      'publication-date': date(work.date),
      'journal-title': value(work.journal ?? null),
      visibility: 'public',
      'display-index': work.displayIndex ?? null,
    })),
  })),
});

const record = (
  orcid: string,
  {
    given,
    family,
    person = {},
    activities,
  }: { given: string | null; family: string | null; person?: object; activities: object | null },
) => ({
  'orcid-identifier': { uri: `https://orcid.org/${orcid}`, path: orcid, host: 'orcid.org' },
  preferences: null,
  history: null,
  person: {
    name: { 'given-names': value(given), 'family-name': value(family), 'credit-name': null, visibility: 'public' },
    'other-names': null,
    biography: null,
    'researcher-urls': null,
    keywords: null,
    addresses: null,
    ...person,
  },
  'activities-summary': activities,
  path: `/${orcid}`,
});

/** Records by iD. Who is not here has one that is private as a whole. */
export const practiceRecords: Readonly<Record<string, unknown>> = {
  '0000-0000-0005-0017': record('0000-0000-0005-0017', {
    given: 'Amal',
    family: 'Idris',
    person: {
      keywords: { keyword: [{ content: 'Arabic documents, optical recognition', 'put-code': 1 }, { content: null }] },
      'researcher-urls': {
        'researcher-url': [
          { 'url-name': 'Homepage', url: { value: 'https://amal.example.org' }, 'put-code': 61 },
          { 'url-name': null, url: { value: 'javascript:alert(1)' }, 'put-code': 62 },
          { 'url-name': null, url: null, 'put-code': 63 },
        ],
      },
    },
    activities: {
      employments: affiliations('employment', [
        {
          putCode: 101,
          role: 'Associate Professor',
          department: 'Computer Science',
          name: 'Example University',
          city: 'Doha',
          country: 'QA',
          from: ['2020', '09'],
        },
        {
          putCode: 102,
          role: null,
          department: 'Digital Library',
          name: 'Example Archive',
          city: null,
          country: 'LB',
          from: ['2016'],
          to: ['2020', '08'],
        },
        { putCode: 103, role: 'Consultant', name: 'A firm whose years nobody knows', from: null, to: null },
        { putCode: 104, role: 'Visiting Fellow', name: 'Example Institute', from: ['2015'], to: ['2014'] },
      ]),
      educations: affiliations('education', [
        {
          putCode: 201,
          role: 'PhD in Computer Science',
          name: 'Example University',
          city: 'Doha',
          country: 'QA',
          from: ['2012'],
          to: ['2016'],
        },
        { putCode: 202, role: null, name: 'جامعة المثال', country: 'XX', from: null, to: ['2011'] },
      ]),
      qualifications: affiliations('qualification', []),
      distinctions: affiliations('distinction', [
        { putCode: 301, role: 'Best paper', name: 'Example Society', from: ['2021', '05'] },
      ]),
      memberships: affiliations('membership', [
        { putCode: 401, role: 'Member', name: 'Example Society', from: ['2018'] },
      ]),
      services: null,
      fundings: null,
      works: works([
        [
          {
            putCode: 1001,
            title: 'READING ARABIC FROM DOCUMENTS THAT HIDE IT',
            journal: null,
            date: ['2020'],
            displayIndex: '0',
            ids: [{ type: 'doi', value: '10.5555/RIWAQ.2021.1' }],
          },
          {
            putCode: 1002,
            title: 'Reading Arabic from documents that hide it',
            journal: 'Journal of Documents',
            date: ['2021', '03'],
            displayIndex: '1',
            url: 'https://doi.org/10.5555/riwaq.2021.1',
            ids: [
              { type: 'doi', value: 'https://doi.org/10.5555/RIWAQ.2021.1', normalized: '10.5555/riwaq.2021.1' },
              { type: 'issn', value: '0000-0000', relationship: 'part-of' },
            ],
          },
        ],
        [{ putCode: 1003, title: 'الوصول المفتوح في الجامعات العربية', date: ['2019'], ids: null }],
        [
          {
            putCode: 1004,
            title: 'A chapter of a larger book',
            journal: 'A larger book',
            date: null,
            ids: [{ type: 'doi', value: '10.5555/book', relationship: 'part-of' }],
          },
        ],
        [{ putCode: 1005, title: null }],
        // The first one again, by another source that the registry did not join to it.
        [
          {
            putCode: 1006,
            title: 'Reading Arabic',
            date: ['2021'],
            ids: [{ type: 'doi', value: '10.5555/riwaq.2021.1' }],
          },
        ],
      ]),
    },
  }),
  '0000-0000-0001-2344': givenNameOnly.record,
  '0000-0000-0005-0068': record('0000-0000-0005-0068', {
    given: 'عمر',
    family: 'الكواري',
    activities: {
      employments: affiliations('employment', [
        {
          putCode: 111,
          role: 'باحث أول',
          department: 'معهد الطاقة',
          name: 'جامعة قطر',
          city: 'الدوحة',
          country: 'QA',
          from: ['2019', '01'],
        },
      ]),
      educations: affiliations('education', [
        {
          putCode: 211,
          role: 'دكتوراه في هندسة الطاقة',
          name: 'جامعة الملك عبد الله للعلوم والتقنية',
          city: 'ثول',
          country: 'SA',
          from: ['2013'],
          to: ['2018'],
        },
      ]),
      works: works([
        [
          {
            putCode: 1011,
            title: 'Cooling with less water in dry cities',
            journal: 'Example Journal of Energy',
            date: ['2022', '06'],
            ids: [{ type: 'doi', value: '10.5555/riwaq.2022.7' }],
          },
        ],
        [{ putCode: 1012, title: 'تحلية المياه بالطاقة الشمسية', journal: null, date: ['2020'], ids: [] }],
      ]),
    },
  }),
  '0000-0000-0005-005X': record('0000-0000-0005-005X', {
    given: 'Layla',
    family: 'Haddad',
    activities: { employments: null, educations: null, works: { group: null } },
  }),
};
