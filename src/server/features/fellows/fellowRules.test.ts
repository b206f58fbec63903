import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import boundaries from '#tests/cases/biography_boundaries.json' with { type: 'json' };
import emails from '#tests/cases/emails.json' with { type: 'json' };
import homepages from '#tests/cases/homepage_urls.json' with { type: 'json' };
import textCounts from '#tests/cases/text_counts.json' with { type: 'json' };
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, fellowFields, type FormFile, postFellow } from '#tests/fixtures/visitorForms.ts';

// Every row of the specification's §5 table once more on the server, with its message word for word in both languages.

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

type Fields = Record<string, string>;
const post = (change: Fields, photo?: FormFile, language?: 'ar') =>
  postFellow(app, { ...fellowFields, ...change }, photo, language ? { language } : {});
const stored = (reference: string) =>
  app.db.selectFrom('fellows').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const text = (id: string): string => textCounts.rows.find((row) => row.id === id)?.text ?? '';
const largePhoto = { bytes: Buffer.concat([caseFile('photo-ok.jpg'), Buffer.alloc(2_621_441 - 762)]) };

const min = ['Must be at least 2 characters', 'يجب ألا يقل عن حرفين'];
const digits = ['Please enter numbers only', 'يُرجى إدخال أرقام فقط'];
const rows: [field: string, value: string | FormFile, en: string, ar: string][] = [
  ['fullName', '', 'Full name is required', 'الاسم الكامل مطلوب'],
  ['fullName', 'A', min[0] ?? '', min[1] ?? ''],
  ['emailAddress', '', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
  ['emailAddress', 'noor', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
  ['officeEmail', 'x', 'Please enter a valid email address', 'يُرجى إدخال عنوان بريد إلكتروني صحيح'],
  ['phoneNumber', '+974 5555-1234', digits[0] ?? '', digits[1] ?? ''],
  ['officePhone', '+974 call me', digits[0] ?? '', digits[1] ?? ''],
  ['currentLocation', '', 'Country of Residence is required', 'بلد الإقامة مطلوب'],
  ['currentTitle', '', 'Title/Position is required', 'اللقب أو المنصب مطلوب'],
  ['currentTitle', 'A', min[0] ?? '', min[1] ?? ''],
  ['currentDepartment', 'A', min[0] ?? '', min[1] ?? ''],
  ['currentInstitution', '', 'Institution/Organization is required.', 'اسم المؤسسة مطلوب.'],
  ['currentInstitution', 'A', min[0] ?? '', min[1] ?? ''],
  ['homepage', 'example', 'Please enter a valid URL', 'يُرجى إدخال رابط صحيح'],
  ['biography', 'nine char', 'Min 10 characters.', 'الحد الأدنى 10 أحرف.'],
  ['biography', 'x'.repeat(526), 'Max 525 characters.', 'الحد الأقصى 525 حرفًا.'],
  ['biography', 'word '.repeat(76), 'Max 75 words exceeded', 'تجاوزت الحد الأقصى وهو 75 كلمة'],
  ['photo', largePhoto, 'File must be under 2MB', 'يجب أن يقل حجم الملف عن 2 ميغابايت'],
  ['photo', { bytes: caseFile('cv.docx') }, 'Only JPG, JPEG, PNG allowed', 'يُسمح بصيغ JPG وJPEG وPNG فقط'],
];

describe('every row of the table', () => {
  test.each(rows)('%s: %#', async (field, value, en, ar) => {
    const [fields, photo] = typeof value === 'string' ? [{ [field]: value }, undefined] : [{}, value];
    const [english, arabic] = [await post(fields, photo), await post(fields, photo, 'ar')];
    expect([english.status, english.json.code]).toEqual([422, 'validation_failed']);
    expect(english.json.errors).toEqual({ [field]: [en] });
    expect(arabic.json.errors).toEqual({ [field]: [ar] });
    expect([english.headers.vary, english.headers['cache-control']]).toEqual(['Language, Accept-Encoding', 'no-store']);
  });

  test('all wrong fields are named at once, the photo among them', async () => {
    const { json } = await postFellow(
      app,
      {
        fullName: ' ',
        emailAddress: 'x',
        officeEmail: 'x',
        phoneNumber: '+974 x',
        officePhone: '+974 x',
        currentDepartment: 'x',
        biography: 'x',
        homepage: 'x',
      },
      { bytes: caseFile('empty.jpg') },
    );
    expect(Object.keys(json.errors).sort()).toEqual([
      'biography',
      'currentDepartment',
      'currentInstitution',
      'currentLocation',
      'currentTitle',
      'emailAddress',
      'fullName',
      'homepage',
      'officeEmail',
      'officePhone',
      'phoneNumber',
      'photo',
    ]);
  });
});

describe('names', () => {
  test.each([
    ['NAM-01', text('N19')],
    ['NAM-01', text('N20')],
    ['NAM-01', 'J’Noor'],
    ['NAM-02', 'أمينة'],
    ['NAM-02', text('N3')],
    ['NAM-02', text('N5')],
    ['NAM-08', 'نور'],
    ['NAM-08', 'NOOR TEST'],
    ['NAM-08', text('N18')],
    [
      'NAM-08',
      Array.from({ length: 12 }, () => 'abcdefghijklmnop')
        .join(' ')
        .slice(0, 200),
    ],
    ['T9', '=HYPERLINK("http://evil.example","x")'],
    ['T9', '+1+cmd|calc'],
    ['T9', '＝1+1'],
    ['T7', '<img src=x onerror=alert(1)>'],
    ['T7', "'; drop table fellows; --"],
  ])('%s are stored as typed: %s', async (_id, fullName) => {
    const { status, json } = await post({ fullName });
    expect(status).toBe(201);
    expect((await stored(json.data.reference)).full_name).toBe(fullName.normalize('NFC'));
  });

  test.each(['   ', text('N11')])('NAM-04 white space is no name: %j', async (fullName) => {
    expect((await post({ fullName })).json.errors).toEqual({ fullName: ['Full name is required'] });
  });

  test.each([' A ', 'A '])('NAM-04 one letter between spaces is too short: %j', async (fullName) => {
    expect((await post({ fullName })).json.errors).toEqual({ fullName: ['Must be at least 2 characters'] });
  });

  test('NAM-09 a decomposed letter is stored in its one form', async () => {
    const { json } = await post({ fullName: 'Rene\u0301 \u0627\u0654' });
    expect((await stored(json.data.reference)).full_name).toBe('Ren\u00E9 \u0623');
  });
});

describe('the biography', () => {
  const expectations: Record<string, Record<string, string[]> | undefined> = {
    BB2: { biography: ['Max 75 words exceeded'] },
    BB4: { biography: ['Max 75 words exceeded'] },
    BB6: { biography: ['Max 75 words exceeded'] },
    BB7: { biography: ['Min 10 characters.'] },
    BB10: { biography: ['Max 525 characters.'] },
  };
  const named = ['BB1', 'BB2', 'BB3', 'BB4', 'BB5', 'BB6', 'BB7', 'BB8', 'BB9', 'BB10', 'BB15', 'BB16'];
  test.each(named)('BIO-06 BIO-08 BIO-10 %s', async (id) => {
    const biography = boundaries.rows.find((row) => row.id === id)?.text ?? '';
    const { status, json } = await post({ biography });
    expect(json.errors).toEqual(expectations[id]);
    if (status === 201) expect((await stored(json.data.reference)).biography).toBe(biography.trim() || null);
  });

  test('BIO-02 keeps its lines, with one kind of line end', async () => {
    const { json } = await post({ biography: ' one two\r\nthree\rfour ' });
    expect((await stored(json.data.reference)).biography).toBe('one two\nthree\nfour');
  });
});

describe('e-mail addresses', () => {
  test.each(emails.own.map(({ input }) => input))('EML-01 EML-02 %j is taken', async (emailAddress) => {
    expect((await post({ emailAddress })).status).toBe(201);
  });

  test.each([
    'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    'noor@localhost',
    'noor@example.org\nBcc: a@example.org',
    'a@b@example.org',
  ])('EML-05 %j is refused', async (emailAddress) => {
    expect((await post({ emailAddress })).json.errors).toEqual({ emailAddress: ['Please enter a valid email'] });
  });

  test('EML-09 the assistant’s may be empty or blank, and has its own message', async () => {
    expect((await post({ officeEmail: '' })).status).toBe(201);
    expect((await post({ officeEmail: ' ' })).status).toBe(201);
    expect((await post({ officeEmail: 'x' })).json.errors).toEqual({
      officeEmail: ['Please enter a valid email address'],
    });
  });
});

describe('the web page', () => {
  test.each(homepages.rows.map(({ id, input, expect: expected }) => [id, input, expected] as const))(
    'URL-01 URL-05 URL-06 %s %j: %s',
    async (_id, homepage, expected) => {
      if (!/^(accept|reject)/.test(expected)) return;
      const { status, json } = await post({ homepage });
      if (expected.startsWith('accept')) expect(status).toBe(201);
      else expect(json.errors).toEqual({ homepage: ['Please enter a valid URL'] });
    },
  );
});

describe('the photo', () => {
  test('UPL-01 of exactly 2,621,440 bytes is taken, whatever the form around it weighs', async () => {
    const bytes = Buffer.concat([caseFile('photo-ok.jpg'), Buffer.alloc(2_621_440 - 762)]);
    expect((await post({ biography: 'word '.repeat(70) }, { bytes })).status).toBe(201);
  });

  test.each(['html-named-jpg.jpg', 'gif-polyglot.jpg', 'svg-entity.svg', 'truncated.jpg', 'empty.jpg'])(
    'UPL-04 UPL-06 %s is refused with the message of the type',
    async (name) => {
      expect((await post({}, { bytes: caseFile(name), name })).json.errors).toEqual({
        photo: ['Only JPG, JPEG, PNG allowed'],
      });
    },
  );

  test.each([
    ['PHOTO.JPG', 'image/jpeg'],
    ['photo.jpeg', 'image/jpg'],
    ['photo', 'image/pjpeg'],
    ['photo.exe', ''],
  ])('UPL-11 named %s of type "%s" is judged by its content', async (name, type) => {
    expect((await post({}, { bytes: caseFile('photo-ok.jpg'), name, type })).status).toBe(201);
  });

  test('UPL-09 keeps its Arabic name', async () => {
    const { json } = await post({}, { bytes: caseFile('photo-ok.jpg'), name: 'صورة (1).png' });
    const { photo_file_id } = await stored(json.data.reference);
    const file = await app.db.selectFrom('files').selectAll().where('id', '=', photo_file_id).executeTakeFirstOrThrow();
    expect(file).toMatchObject({ original_name: 'صورة (1).png', content_type: 'image/webp', is_public: false });
  });

  test('that was not chosen is none', async () => {
    const { status, json } = await post({}, { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' });
    expect(status).toBe(201);
    expect((await stored(json.data.reference)).photo_file_id).toBeNull();
  });
});

test('TEL-01 digits of an Arabic or Persian keyboard are taken', async () => {
  for (const number of ['٥٥٥٥١٢٣٤', '۵۵۵۵۱۲۳۴', ' 55551234 ']) {
    expect((await post({ phoneNumber: `+974 ${number}`, officePhone: '' })).status).toBe(201);
  }
});

test('the answer is the reference and nothing else', async () => {
  const { status, json, headers } = await post({});
  expect(status).toBe(201);
  expect(json).toEqual({
    success: true,
    data: { reference: expect.stringMatching(/^FF-[0-9A-Z]{5}-[0-9A-Z]{5}$/) },
    message: null,
  });
  expect(headers['cache-control']).toBe('no-store');
});
