import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { type Answer, caseFile, fellowFields, type FormFile, postForm } from '#tests/fixtures/visitorForms.ts';

// The fellows' form in hostile hands (security.md, test plan): every case is answered by its right refusal, never by a
// fault, and leaves no row, file or mail.

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const path = '/api/founding-fellows-profile';
const photo = caseFile('photo-ok.jpg');

const form = (
  change: Record<string, string | string[]>,
  files: Record<string, FormFile> = {},
  headers?: Record<string, string>,
) => postForm(app, path, { ...fellowFields, ...change }, files, headers ? { headers } : {});
const raw = async (
  payload: string | Buffer,
  headers: Record<string, string>,
  method: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'PATCH' = 'POST',
): Promise<Answer> => {
  const response = await app.server.inject({ method, url: path, headers, payload });
  return {
    status: response.statusCode,
    json: JSON.parse(response.body),
    headers: response.headers,
    text: response.body,
  };
};
const json = (body: unknown) => raw(JSON.stringify(body), { 'content-type': 'application/json' });
const multipart = (lines: string[], boundary = 'b') =>
  raw(lines.join('\r\n'), { 'content-type': `multipart/form-data; boundary=${boundary}` });
const field = (name: string, value: string) => ['--b', `Content-Disposition: form-data; name="${name}"`, '', value];
const all = Object.entries(fellowFields).flatMap(([name, value]) => field(name, value));

type Case = [title: string, send: () => Promise<Answer>, status: number, code: string, field?: string];

const unknownFields = [
  'status',
  'id',
  'reference',
  'is_homepage_public',
  'photo_file_id',
  'published_at',
  'locale',
  'recaptcha',
  'role',
];
const badTexts: [string, string][] = [
  ['a NUL', 'Noor\0Test'],
  ['an escape', 'Noor\u001B[31m'],
  ['a bidi override', 'Noor\u202Egpj.exe'],
  ['a bidi isolate', 'Noor\u2066x'],
  ['a line break', 'Noor\nTest'],
  ['301 letters', 'x'.repeat(301)],
];

const cases: Case[] = [
  ...unknownFields.map((name): Case => [
    `sets ${name}`,
    () => form({ [name]: 'published' }),
    422,
    'validation_failed',
    name,
  ]),
  ...badTexts.map(([name, value]): Case => [
    `a name with ${name}`,
    () => form({ fullName: value }),
    422,
    'validation_failed',
    'fullName',
  ]),
  [
    'a lone surrogate in JSON',
    () => raw('{"fullName":"No\\ud800or"}', { 'content-type': 'application/json' }),
    422,
    'validation_failed',
    'fullName',
  ],
  [
    '__proto__ in JSON',
    () => raw('{"__proto__":{"fullName":"x"}}', { 'content-type': 'application/json' }),
    400,
    'malformed_body',
  ],
  [
    'constructor in JSON',
    () => raw('{"constructor":{"prototype":{"x":1}}}', { 'content-type': 'application/json' }),
    400,
    'malformed_body',
  ],
  ['__proto__ as a field', () => multipart([...all, ...field('__proto__', 'x'), '--b--', '']), 400, 'malformed_body'],
  ['half a JSON', () => raw('{"fullName":', { 'content-type': 'application/json' }), 400, 'malformed_body'],
  ['a JSON list', () => json([fellowFields]), 400, 'malformed_body'],
  ['a JSON text', () => json('x'), 400, 'malformed_body'],
  [
    'numbers and objects for texts',
    () => json({ ...fellowFields, fullName: 7, biography: { a: 1 } }),
    422,
    'validation_failed',
    'biography',
  ],
  ['null for a text', () => json({ ...fellowFields, currentTitle: null }), 422, 'validation_failed', 'currentTitle'],
  ['a JSON body of 200 KB', () => json({ ...fellowFields, biography: 'x'.repeat(200_000) }), 413, 'too_large'],
  ['a biography of 90 KB', () => form({ biography: 'x '.repeat(45_000) }), 422, 'validation_failed', 'biography'],
  ['a biography of 300 KB', () => form({ biography: 'x'.repeat(300_000) }), 422, 'validation_failed', 'biography'],
  ['a field given twice', () => form({ fullName: ['Noor', 'Other'] }), 422, 'validation_failed', 'fullName'],
  [
    'a thousand fields',
    () => form(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, 'x']))),
    413,
    'too_large',
  ],
  ['plain text', () => raw('fullName=x', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
  [
    'a urlencoded form',
    () => raw('fullName=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['XML', () => raw('<x/>', { 'content-type': 'application/xml' }), 415, 'unsupported_media_type'],
  ['multipart without a boundary', () => raw('x', { 'content-type': 'multipart/form-data' }), 400, 'malformed_body'],
  ['multipart that ends in its middle', () => multipart(all), 400, 'malformed_body'],
  ['multipart of another boundary', () => multipart(['--c', 'x', '--c--'], 'b'), 400, 'malformed_body'],
  ['nothing at all', () => raw('', { 'content-type': 'application/json' }), 400, 'malformed_body'],
  ['an empty JSON object', () => json({}), 422, 'validation_failed', 'fullName'],
  [
    'a photo of 7 MB',
    () => form({}, { photo: { bytes: Buffer.concat([photo, Buffer.alloc(7_340_032)]) } }),
    413,
    'too_large',
  ],
  [
    'a photo of 3 MB',
    () => form({}, { photo: { bytes: Buffer.concat([photo, Buffer.alloc(3_145_728)]) } }),
    422,
    'validation_failed',
    'photo',
  ],
  ['the photo as text', () => form({ photo: 'data:image/png;base64,AAAA' }), 422, 'validation_failed', 'photo'],
  [
    'the text null for the photo, as a script sends it',
    () => form({ photo: 'null' }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'two photos',
    async () =>
      multipart([
        ...all,
        '--b',
        'Content-Disposition: form-data; name="photo"; filename="a.jpg"',
        '',
        'x',
        '--b',
        'Content-Disposition: form-data; name="photo"; filename="b.jpg"',
        '',
        'x',
        '--b--',
        '',
      ]),
    422,
    'validation_failed',
    'photo',
  ],
  ['a file in another field', () => form({}, { cv: { bytes: photo } }), 422, 'validation_failed', 'cv'],
  [
    'a file in the place of the name',
    () => postForm(app, path, { ...fellowFields, fullName: [] }, { fullName: { bytes: photo } }),
    422,
    'validation_failed',
    'fullName',
  ],
  [
    'three files',
    () => form({}, { photo: { bytes: photo }, b: { bytes: photo }, c: { bytes: photo } }),
    413,
    'too_large',
  ],
  [
    'a page of HTML as photo',
    () => form({}, { photo: { bytes: caseFile('html-named-jpg.jpg') } }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'a program as photo',
    () => form({}, { photo: { bytes: Buffer.from('MZ\x90\0PE') } }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'a ZIP as photo',
    () => form({}, { photo: { bytes: caseFile('zip-named-docx.docx') } }),
    422,
    'validation_failed',
    'photo',
  ],
  ['javascript: as web page', () => form({ homepage: 'javascript:alert(1)' }), 422, 'validation_failed', 'homepage'],
  [
    'a web page with a user in it',
    () => form({ homepage: 'https://portal.example@evil.example' }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'an address of the machine itself',
    () => form({ homepage: 'http://127.0.0.1/' }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'a web page of 2,049 letters',
    () => form({ homepage: `example.org/${'a'.repeat(2038)}` }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'another header in the e-mail',
    () => form({ emailAddress: 'a@example.org\r\nBcc: b@example.org' }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'two e-mail addresses',
    () => form({ emailAddress: 'a@example.org,b@example.org' }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'an e-mail made to keep a pattern busy',
    () => form({ emailAddress: `${'a.'.repeat(40_000)}@` }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'a web page made to keep a pattern busy',
    () => form({ homepage: `${'a-'.repeat(40_000)}.` }),
    422,
    'validation_failed',
    'homepage',
  ],
  ['a country that is none', () => form({ currentLocation: 'Atlantis' }), 422, 'validation_failed', 'currentLocation'],
  ['a phone with a program in it', () => form({ phoneNumber: '+974 =1+1' }), 422, 'validation_failed', 'phoneNumber'],
  [
    'a phone of 80 KB',
    () => form({ phoneNumber: `+974 ${'5'.repeat(80_000)}` }),
    422,
    'validation_failed',
    'phoneNumber',
  ],
  ['a page of another site (Sec-Fetch-Site)', () => form({}, {}, { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
  ['a page of a sister site', () => form({}, {}, { 'sec-fetch-site': 'same-site' }), 403, 'forbidden'],
  ['a page of another site (Origin)', () => form({}, {}, { origin: 'https://evil.example' }), 403, 'forbidden'],
  ['a page without an origin', () => form({}, {}, { origin: 'null' }), 403, 'forbidden'],
  ['a cookie and no origin', () => form({}, {}, { cookie: '__Host-session=x' }), 403, 'forbidden'],
  ['GET', () => raw('', {}, 'GET'), 404, 'not_found'],
  ['DELETE', () => raw('', {}, 'DELETE'), 404, 'not_found'],
];

async function traces() {
  const tables = ['fellows', 'fellow_contacts', 'files', 'idempotency_keys'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      app.db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  );
  const mails = await app.db
    .$extendTables<{ 'graphile_worker.jobs': { id: string } }>()
    .selectFrom('graphile_worker.jobs')
    .select('id')
    .execute();
  const files = readdirSync(app.dataDir, { recursive: true }).filter((name) =>
    String(name).startsWith(join('files', '')),
  );
  return [...rows.map(({ n }) => n), mails.length, files.length];
}

test(`there are at least 44 cases`, () => {
  expect(cases.length).toBeGreaterThanOrEqual(44);
});

test.each(cases)('%s', async (_title, send, status, code, wrongField) => {
  const answer = await send();
  expect([answer.status, answer.json.code, answer.json.success]).toEqual([status, code, false]);
  if (wrongField) expect(answer.json.errors).toHaveProperty([wrongField]);
  expect(answer.json.message).toMatch(/\S/);
  expect(answer.text).not.toMatch(/node_modules|at async|Error:|FST_|select |insert /);
  expect(await traces()).toEqual([0, 0, 0, 0, 0, 0]);
});
