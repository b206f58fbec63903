import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCvSuggestions } from './cvSuggestions.ts';

const names: Record<string, string> = { arabic: 'ar', english: 'en', french: 'fr', عربيه: 'ar', العربيه: 'ar' };
const languageOf = (name: string) => names[name];
const read = (...lines: string[]) => readCvSuggestions(lines.join('\n'), languageOf);

const item = {
  title: null,
  organization_name: null,
  degree: null,
  start_year: null,
  end_year: null,
  is_current: false,
  doi: null,
};

test('an English CV offers what stands below its headings', () => {
  expect(
    read(
      'Layla Haddad',
      'layla@example.org · +974 5555 1234',
      'EDUCATION:',
      'PhD in Computer Science, Qatar University, 2015 – 2019',
      '• MSc Statistics — American University of Beirut (2014)',
      'Work Experience',
      'Assistant Professor, HBKU, 2019 – present',
      'Research Fellow at Institute of Data, Sep 2016 - Jun 2018',
      'Skills',
      'Python, R; Machine learning',
      'Languages',
      'Arabic (native), English – fluent, French',
      'Publications',
      'L. Haddad, “Reading Arabic from documents that hide it,” 2021. doi:10.1234/abc.5',
      'References',
      'Professor A, Some University, 2001 – 2002',
    ),
  ).toEqual([
    {
      ...item,
      section: 'education',
      title: 'PhD in Computer Science',
      organization_name: 'Qatar University',
      degree: 'doctorate',
      start_year: 2015,
      end_year: 2019,
    },
    {
      ...item,
      section: 'education',
      title: 'MSc Statistics',
      organization_name: 'American University of Beirut',
      degree: 'master',
      end_year: 2014,
    },
    {
      ...item,
      section: 'experience',
      title: 'Assistant Professor',
      organization_name: 'HBKU',
      start_year: 2019,
      is_current: true,
    },
    {
      ...item,
      section: 'experience',
      title: 'Research Fellow',
      organization_name: 'Institute of Data',
      start_year: 2016,
      end_year: 2018,
    },
    { section: 'skills', value: 'Python' },
    { section: 'skills', value: 'Machine learning' },
    { section: 'languages', code: 'ar', level: 'native' },
    { section: 'languages', code: 'en', level: 'fluent' },
    { section: 'languages', code: 'fr', level: null },
    {
      ...item,
      section: 'publications',
      title: 'Reading Arabic from documents that hide it',
      start_year: 2021,
      doi: '10.1234/abc.5',
    },
  ]);
});

test('an Arabic CV offers the same, its digits and its spans in either order', () => {
  expect(
    read(
      'السيرة الذاتية',
      'المؤهلات العلمية',
      'دكتوراه في علوم الحاسوب، جامعة قطر، ٢٠١٥ – ٢٠١٩',
      'ماجستير في الإحصاء، الجامعة الأمريكية في بيروت، 2014-2012',
      'الخبرات',
      'أستاذة مساعدة، جامعة حمد بن خليفة، 2019 – الآن',
      'المهارات',
      'التعلّم الآلي، تحليل البيانات',
      'اللغات',
      'العربية (اللغة الأم)',
    ),
  ).toEqual([
    {
      ...item,
      section: 'education',
      title: 'دكتوراه في علوم الحاسوب',
      organization_name: 'جامعة قطر',
      degree: 'doctorate',
      start_year: 2015,
      end_year: 2019,
    },
    {
      ...item,
      section: 'education',
      title: 'ماجستير في الإحصاء',
      organization_name: 'الجامعة الأمريكية في بيروت',
      degree: 'master',
      start_year: 2012,
      end_year: 2014,
    },
    {
      ...item,
      section: 'experience',
      title: 'أستاذة مساعدة',
      organization_name: 'جامعة حمد بن خليفة',
      start_year: 2019,
      is_current: true,
    },
    { section: 'skills', value: 'التعلّم الآلي' },
    { section: 'skills', value: 'تحليل البيانات' },
    { section: 'languages', code: 'ar', level: 'native' },
  ]);
});

test('a span that a narrow column broke is one', () => {
  expect(read('Education', '2015 – PhD in Computer Science', '2019 Qatar University, Doha')[0]).toMatchObject({
    title: 'PhD in Computer Science',
    organization_name: 'Qatar University',
    start_year: 2015,
    end_year: 2019,
  });
});

test.each([
  ['nothing above a heading', ['PhD in Computer Science, Qatar University, 2015 – 2019']],
  ['a degree that is none', ['Education', 'Trip to the sea, Qatar University, 2015 – 2019']],
  ['an entry without years', ['Experience', 'Assistant Professor, Qatar University']],
  ['an entry without a place', ['Experience', 'Sabbatical, 2015 – 2016']],
  ['a sentence', ['Skills', 'I have worked with many people in many places and like it very much']],
  ['a publication whose title nobody can tell', ['Publications', 'Haddad L. Reading Arabic. J Doc. 2021;3:1-9.']],
  ['addresses and numbers', ['Languages', 'layla@example.org +974 5555 1234']],
])('%s is not offered', (_what, lines) => {
  expect(read(...lines)).toEqual([]);
});

test('any text is read without an error and at once', () => {
  const heading = fc.constantFrom(
    'Education',
    'Experience',
    'Skills',
    'Languages',
    'Publications',
    'التعليم',
    'الخبرات',
  );
  const words = fc.constantFrom(
    '2015',
    '–',
    '2019',
    ',',
    'University',
    'PhD',
    '“',
    '”',
    'جامعة',
    '(',
    ' ',
    '-',
    '1.',
    'at',
  );
  const line = fc.oneof(
    heading,
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words, { maxLength: 80 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const before = performance.now();
      read(...lines);
      expect(performance.now() - before).toBeLessThan(500);
    }),
  );
});

test('a position and its place above the dates are offered, and not the town beside the dates', () => {
  const suggestions = read(
    'Experience',
    'Associate Professor',
    'Amman Institute for Learning Sciences',
    'Sep 2019 – present, Early Learning, Amman, Jordan',
    'Leads the group on bilingual classrooms:',
    'معلّمة الصف الأول',
    'مدرسة الياسمين',
    '2008 – 2012, إربد, Jordan',
    'Education',
    'Doctorate, Educational Psychology',
    'University of the Levant',
    '2013 – 2018, Beirut, Lebanon',
  );
  expect(
    suggestions.map((one) => ('title' in one ? [one.title, one.organization_name, one.start_year, one.end_year] : [])),
  ).toEqual([
    ['Associate Professor', 'Amman Institute for Learning Sciences', 2019, null],
    ['معلّمة الصف الأول', 'مدرسة الياسمين', 2008, 2012],
    ['Doctorate, Educational Psychology', 'University of the Levant', 2013, 2018],
  ]);
});
