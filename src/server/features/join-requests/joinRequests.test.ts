import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, type FormFile, postForm, recipientOf, sentMails } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const request = {
  organization_name_en: 'Example University',
  organization_name_ar: 'جامعة المثال',
  type: 'university',
  country: 'QA',
  contact_name: 'Noor Test',
  email: 'noor@example.org',
  consent: 'true',
};
type Fields = Record<string, string | string[]>;
const post = (change: Fields, logo?: FormFile, language?: 'ar') =>
  postForm(app, '/api/join-requests', { ...request, ...change }, logo ? { logo } : {}, language ? { language } : {});
const stored = (reference: string) =>
  app.db.selectFrom('join_requests').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const count = async () => (await app.db.selectFrom('join_requests').select('id').execute()).length;

describe('an organization’s request to join', () => {
  test('is stored with its areas and its logo drawn anew', async () => {
    const { status, json } = await post(
      {
        website: 'example.org',
        contact_title: 'Dean',
        phone_number: '+974 55551234',
        thematic_area_ids: ['1', '3', '3'],
        message: 'We would like to join.',
      },
      { bytes: caseFile('photo-ok.jpg'), name: 'شعار.png' },
    );
    expect(status).toBe(201);
    const row = await stored(json.data.reference);
    expect(row).toMatchObject({
      website: 'example.org',
      thematic_area_ids: [1, 3],
      country: 'QA',
      status: 'received',
      locale: 'en',
    });
    const file = await app.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', row.logo_file_id)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({
      purpose: 'join_request_logo',
      content_type: 'image/webp',
      is_public: false,
      original_name: 'شعار.png',
    });
  });

  test('may come as JSON, with a list of areas', async () => {
    const { status, json } = await app.call('POST', '/api/join-requests', {
      body: { ...request, consent: true, thematic_area_ids: [2, '4'] },
    });
    expect(status).toBe(201);
    expect((await stored(json.data.reference)).thematic_area_ids).toEqual([2, 4]);
  });

  test('needs one of the two names', async () => {
    expect((await post({ organization_name_en: '' })).status).toBe(201);
    expect((await post({ organization_name_ar: ' ' })).status).toBe(201);
    expect(Object.keys((await post({ organization_name_en: '', organization_name_ar: '' })).json.errors)).toEqual([
      'organization_name_en',
    ]);
  });

  test('is told to the secretariat, and to the contact person by its reference alone', async () => {
    const { json } = await post({ organization_name_en: 'Buy at evil.example' });
    const mails = (await sentMails(app)).filter(({ subject }) => subject?.includes(json.data.reference));
    expect(mails.map((mail) => recipientOf(mail) ?? '').sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'noor@example.org',
      'secretariat@localhost',
    ]);
    const receipt = mails.find((mail) => recipientOf(mail) === 'noor@example.org');
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toContain('evil');
  });

  test.each<[string, string, string, string]>([
    ['type', '', 'Choose the type of organization', 'يُرجى اختيار نوع المؤسسة'],
    ['country', '', 'Choose a country', 'يُرجى اختيار البلد'],
    ['website', 'ftp://example.org', 'Please enter a valid URL', 'يُرجى إدخال رابط صحيح'],
    ['email', '', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    ['email', 'x', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
    ['phone_number', '+974 x', 'Please enter numbers only', 'يُرجى إدخال أرقام فقط'],
    ['thematic_area_ids', '99', 'Choose focus areas from the list', 'يُرجى اختيار مجالات الاهتمام من القائمة'],
    ['message', 'short', 'Min 10 characters.', 'الحد الأدنى 10 أحرف.'],
    [
      'consent',
      'false',
      'Please confirm that you may speak for the organization',
      'يُرجى تأكيد أن لك الحق في التحدث باسم المؤسسة',
    ],
  ])('%s "%s" is refused in both languages', async (field, value, en, ar) => {
    expect((await post({ [field]: value })).json.errors).toEqual({ [field]: [en] });
    expect((await post({ [field]: value }, undefined, 'ar')).json.errors).toEqual({ [field]: [ar] });
  });

  test.each<[string, Fields, string]>([
    ['an area that is no number', { thematic_area_ids: '1; drop table files' }, 'thematic_area_ids'],
    ['an area below one', { thematic_area_ids: ['1', '-1'] }, 'thematic_area_ids'],
    ['a type that is none', { type: 'guild' }, 'type'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    ['a status', { status: 'accepted' }, 'status'],
    ['a file’s id', { logo_file_id: '7b0c1c0e-0000-4000-8000-000000000001' }, 'logo_file_id'],
  ])('with %s is refused and leaves nothing', async (_title, change, field) => {
    const before = await count();
    const { status, json } = await post(change);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
    expect(await count()).toBe(before);
  });

  test.each(['html-named-jpg.jpg', 'truncated.jpg', 'svg-entity.svg', 'empty.jpg'])(
    'with %s as logo is refused',
    async (name) => {
      const { json } = await post({}, { bytes: caseFile(name), name });
      expect(json.errors).toEqual({ logo: ['Only JPG, JPEG, PNG allowed'] });
    },
  );
});
