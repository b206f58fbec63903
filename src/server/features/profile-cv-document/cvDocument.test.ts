import { afterAll, beforeAll, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { readDocx } from '#server/features/profile-cv/readDocx.ts';
import { readPdf } from '#server/features/profile-cv/readPdf.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  const { id } = await aMember(app, { email: 'layla.cv@example.org', full_name: 'Layla Haddad' });
  ({ headers } = await aSession(app, id));
  await app.db
    .updateTable('members')
    .set({
      full_name_ar: 'ليلى حدّاد',
      headline_en: 'Learning in two languages',
      city: 'Amman',
      country: 'JO',
      biography_en:
        '<h1>What I do</h1><p>I study <strong>reading</strong>:</p><ol><li>in Arabic</li><li>in English</li></ol>',
      skills: ['Mixed models in R', 'تعليم القراءة'],
      languages: ['ar', 'fr'],
      language_levels: JSON.stringify({ ar: 'native', fr: 'intermediate' }),
    })
    .where('id', '=', id)
    .execute();
  await app.db.updateTable('accounts').set({ phone_number: '+974 44540000' }).where('member_id', '=', id).execute();
  const doctorate = await app.db
    .selectFrom('degree_types')
    .select('id')
    .where('slug', '=', 'doctorate')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('profile_items')
    .values([
      {
        member_id: id,
        section: 'experience',
        position: 1,
        title: 'معلّمة الصف الأول',
        organization_name: 'مدرسة الياسمين',
        start_year: 2019,
        start_month: 9,
        is_current: true,
        description_ar: '<p>تقود المجموعة (MIT).</p>',
      },
      {
        member_id: id,
        section: 'experience',
        position: 2,
        title: 'What nobody sees',
        organization_name: 'Hidden',
        start_year: 2001,
        visibility: 'private',
      },
      {
        member_id: id,
        section: 'education',
        position: 1,
        degree_type_id: doctorate.id,
        title: 'Psychology',
        organization_name: 'Levant University',
        start_year: 2013,
        end_year: 2018,
        visibility: 'connections',
      },
    ])
    .execute();
});
afterAll(() => app.close());

const ask = (path: string, as = headers) =>
  app.server.inject({ method: 'GET', url: `/api/user-profile/cv/${path}`, headers: as });

async function linesOf(path: string): Promise<string[]> {
  const { rawPayload, statusCode } = await ask(path);
  expect(statusCode).toBe(200);
  const reading = await (path.includes('/pdf') ? readPdf(rawPayload) : readDocx(rawPayload));
  if ('error' in reading) throw new Error(reading.error);
  return reading.text.split('\n').filter((line) => !/^(?:صفحة|Page) /.test(line));
}

const inEnglish = [
  'Layla Haddad',
  'ليلى حدّاد',
  'Learning in two languages',
  'Amman, Jordan',
  'About',
  'What I do',
  'I study reading:',
  'in Arabic',
  'in English',
  'Experience',
  'معلّمة الصف الأول',
  'مدرسة الياسمين',
  'Sep 2019 – present',
  'تقود المجموعة (MIT).',
  'Education',
  'Doctorate, Psychology',
  'Levant University',
  '2013 – 2018',
  'Skills',
  'Mixed models in R, تعليم القراءة',
  'Languages',
  'Arabic (native), French (intermediate)',
];
const inArabic = [
  'ليلى حدّاد',
  'Layla Haddad',
  'Learning in two languages',
  'عمّان، الأردن',
  'نبذة شخصية',
  'What I do',
  'I study reading:',
  'in Arabic',
  'in English',
  'الخبرات',
  'معلّمة الصف الأول',
  'مدرسة الياسمين',
  'سبتمبر 2019 – حتى الآن',
  'تقود المجموعة (MIT).',
  'التعليم',
  'دكتوراه، Psychology',
  'Levant University',
  '2013 – 2018',
  'المهارات',
  'Mixed models in R، تعليم القراءة',
  'اللغات',
  'العربية (اللغة الأم)، الفرنسية (متوسط)',
];

test.each([
  ['en/docx', inEnglish],
  ['ar/docx', inArabic],
  ['en/pdf', inEnglish],
  ['ar/pdf', inArabic],
])('a profile as %s says what connections see, in its language or else as it was written', async (path, lines) => {
  const written = await linesOf(path);
  // A PDF writes the number of a list's item; Word counts by itself.
  expect(written.map((line) => line.replace(/^\d\. ?|(?<=\D)\s?\d\.$/, ''))).toEqual(lines);
});

test('what only the member sees and the addresses stand in it when asked for', async () => {
  const all = await linesOf('en/docx?contents=all&contact=email&contact=phone');
  expect(all).toEqual(expect.arrayContaining(['What nobody sees', 'layla.cv@example.org · +974 44540000']));
  const plain = (await linesOf('en/docx?contents=connections')).join('\n');
  expect(plain).not.toMatch(/nobody|@|44540000/);
});

test('is saved under a name in its language, seen by its member alone and kept nowhere', async () => {
  const { headers: answered } = await ask('ar/pdf');
  expect(answered).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('السيرة الذاتية - ليلى حدّاد.pdf')}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const { headers: english } = await ask('en/docx');
  expect(english['content-disposition']).toContain('filename="CV - Layla Haddad.docx"');
});

test('of no language or format there is none, nor for a visitor', async () => {
  for (const path of ['fr/pdf', 'en/html', 'en/constructor']) expect((await ask(path)).statusCode).toBe(404);
  expect((await ask('en/pdf', {})).statusCode).toBe(401);
});

test('tells whoever followed a link and is refused why, in the language of the page they came from', async () => {
  const asBrowser = { 'sec-fetch-dest': 'document', referer: 'http://localhost:3000/ar/my-profile/cv' };
  const { statusCode, body, headers: answered } = await ask('en/pdf', asBrowser);
  expect([statusCode, answered['content-type']]).toEqual([401, 'text/plain; charset=utf-8']);
  expect(body).toBe(translatorFor('ar')('api.error.unauthenticated'));
});

test('of a profile with nothing in it is a name', async () => {
  const { id } = await aMember(app, { full_name: 'عمر' });
  const { headers: own } = await aSession(app, id);
  for (const format of ['pdf', 'docx'] as const) {
    const { rawPayload } = await ask(`en/${format}`, own);
    const reading = await (format === 'pdf' ? readPdf(rawPayload) : readDocx(rawPayload));
    expect(reading).toMatchObject({ text: expect.stringContaining('عمر') });
  }
});
