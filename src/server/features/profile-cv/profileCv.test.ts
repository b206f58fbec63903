import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxCvBytes } from '#domain/cv.ts';
import { createLocalFileStore } from '#server/gateways/fileStore.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aDocx, aPdf, printedCv } from '#tests/fixtures/cvFiles.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, postForm } from '#tests/fixtures/visitorForms.ts';
import { insertCv } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Signed {
  id: number;
  headers: Record<string, string>;
}
const signedIn = async (): Promise<Signed> => {
  const { id } = await aMember(app);
  return { id, headers: (await aSession(app, id)).headers };
};
const upload = (
  { headers }: Signed,
  bytes: Uint8Array,
  {
    name = 'cv.pdf',
    type = 'application/pdf',
    ...options
  }: { name?: string; type?: string; language?: 'ar'; key?: string } = {},
) => postForm(app, '/api/user-profile/upload-cv', {}, { file: { bytes, name, type } }, { headers, ...options });
const listOf = async ({ headers }: Signed) => (await app.call('GET', '/api/user-profile/cvs', { headers })).json.data;
const download = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });
const keptFiles = async () => {
  const ids: string[] = [];
  const store = createLocalFileStore(join(app.dataDir, 'files'));
  for await (const id of store.idsBefore(new Date(Date.now() + 60_000))) ids.push(id);
  return ids.toSorted();
};

describe('a CV', () => {
  test('UPL-09 UPL-14 is kept and downloaded under its own Arabic name, as an attachment that cannot act', async () => {
    const member = await signedIn();
    const bytes = caseFile('cv-arabic-title.pdf');
    const answer = await upload(member, bytes, { name: 'السيرة الذاتية.pdf' });
    expect(answer.status).toBe(200);
    const { cv } = answer.json.data;
    expect(cv).toMatchObject({
      name: 'السيرة الذاتية.pdf',
      content_type: 'application/pdf',
      byte_length: bytes.length,
      is_current: true,
      has_text: true,
    });
    const { statusCode, headers, rawPayload } = await download(cv.url, member.headers);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('السيرة الذاتية.pdf')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('UPL-14 is Word by its content, whatever it is called and declared', async () => {
    const member = await signedIn();
    const answer = await upload(member, caseFile('cv.docx'), { name: 'cv.docx', type: 'application/octet-stream' });
    expect(answer.json.data.cv.content_type).toMatch(/wordprocessingml/);
    const named = await upload(member, caseFile('cv.docx'), { name: 'cv.pdf', type: 'application/pdf' });
    expect(named.json.data.cv.content_type).toMatch(/wordprocessingml/);
  });

  test('is nobody else’s: another member and a visitor get byte for byte what an unknown id gets', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const { url, id } = (await upload(owner, aPdf('mine'))).json.data.cv;
    const unknown = await download(`/files/cvs/${randomUUID()}`, other.headers);
    expect(unknown.statusCode).toBe(404);
    const strip = ({ 'x-request-id': _id, date: _date, ...rest }: Record<string, unknown>) => rest;
    for (const answer of [await download(url, other.headers), await download(url), await download('/files/cvs/x')])
      expect([answer.statusCode, answer.body, strip(answer.headers)]).toEqual([
        404,
        unknown.body,
        strip(unknown.headers),
      ]);
    // Nor by the address of public files.
    expect((await download(`/files/${id}`, owner.headers)).statusCode).toBe(404);
    for (const [method, path] of [
      ['POST', (one: string) => `/api/user-profile/cvs/${one}/current`],
      ['DELETE', (one: string) => `/api/user-profile/cvs/${one}`],
    ] as const) {
      const ask = (one: string) =>
        app.call(method, path(one), { headers: other.headers, ...(method === 'POST' ? { body: {} } : {}) });
      const [theirs, none] = [await ask(id), await ask(randomUUID())];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
    }
    expect((await listOf(owner)).items).toHaveLength(1);
  });

  test('of the same bytes and name is kept once, and the same key gets the same answer', async () => {
    const member = await signedIn();
    const key = randomUUID();
    const first = await upload(member, aPdf('twice'), { key });
    const again = await upload(member, aPdf('twice'), { key });
    const later = await upload(member, aPdf('twice'));
    expect([again.json, later.json.data.cv.id]).toEqual([first.json, first.json.data.cv.id]);
    const both = await Promise.all([1, 2, 3].map(() => upload(member, aPdf('at once'))));
    expect(new Set(both.map(({ json }) => json.data.cv.id)).size).toBe(1);
    expect((await listOf(member)).items).toHaveLength(2);
  });

  test('counts for the profile, and exactly one of a member’s is the current one', async () => {
    const member = await signedIn();
    const percentage = async () =>
      (await app.call('GET', '/api/user', { headers: member.headers })).json.data.profile_completion_percentage;
    const before = await percentage();
    const ids: string[] = [];
    for (const words of ['one', 'two', 'three']) ids.push((await upload(member, aPdf(words))).json.data.cv.id);
    expect(await percentage()).toBe(before + 10);
    const current = async () =>
      (await listOf(member)).items
        .filter((item: { is_current: boolean }) => item.is_current)
        .map(({ id }: { id: string }) => id);
    expect(await current()).toEqual([ids[2]]);
    const choose = () =>
      app.call('POST', `/api/user-profile/cvs/${ids[0]}/current`, { headers: member.headers, body: {} });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 200]);
    expect(await current()).toEqual([ids[0]]);
    const remove = (id: string | undefined) =>
      app.call('DELETE', `/api/user-profile/cvs/${id}`, { headers: member.headers });
    expect((await remove(ids[0])).status).toBe(200);
    expect(await current()).toEqual([ids[2]]);
    expect((await remove(ids[0])).status).toBe(404);
    await remove(ids[1]);
    await remove(ids[2]);
    expect([await percentage(), await listOf(member)]).toEqual([before, { items: [], max_files: 5 }]);
    const kept = await keptFiles();
    expect(ids.filter((id) => kept.includes(id))).toEqual([]);
  });

  test('beyond the fifth is refused with a sentence, and a deleted one makes room', async () => {
    const member = await signedIn();
    for (const number of [1, 2, 3, 4, 5])
      await insertCv(app.db, {
        id: randomUUID(),
        memberId: member.id,
        type: 'pdf',
        name: 'cv.pdf',
        byteLength: 1,
        sha256: Buffer.from([number]),
        text: '',
        now: new Date(),
      });
    const before = await keptFiles();
    const refused = await upload(member, aPdf('number 6'), { language: 'ar' });
    expect([refused.status, refused.json.errors.file]).toEqual([
      422,
      ['لا يُحفظ أكثر من 5 سير ذاتية. يلزم حذف واحدة أولًا.'],
    ]);
    expect(await keptFiles()).toEqual(before);
    const { items } = await listOf(member);
    await app.call('DELETE', `/api/user-profile/cvs/${items[0].id}`, { headers: member.headers });
    expect((await upload(member, aPdf('number 6'))).status).toBe(200);
  });
});

/** A ZIP whose last entry says of itself that it unpacks to so many bytes. */
function saying(bytes: number, zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  const at = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(bytes, at + 24);
  return changed;
}

describe('what is no CV leaves no file and is told why', () => {
  const nothing = new Uint8Array();
  const big = (bytes: number) => Buffer.concat([aPdf('big'), Buffer.alloc(bytes)]).subarray(0, bytes);
  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => nothing, 'empty'],
    ['5 MB and one byte', () => big(maxCvBytes + 1), 'size'],
    ['a picture', () => caseFile('photo-ok.jpg'), 'type'],
    ['an SVG', () => caseFile('svg-script.svg'), 'type'],
    ['a page named as PDF', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a PDF behind something else', () => Buffer.concat([Buffer.from('GIF89a'), aPdf('x')]), 'type'],
    ['an old Word file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'type'],
    ['UPL-14 a plain ZIP named DOCX', () => caseFile('zip-named-docx.docx'), 'type'],
    [
      'a spreadsheet',
      () => aDocx([], {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'type',
    ],
    ['a PDF cut off', () => aPdf('cut').subarray(0, 60), 'unreadable'],
    [
      'a PDF with a script',
      () => aPdf('x', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
      'active',
    ],
    ['a PDF that starts a program', () => aPdf('x', { page: '/AA<</O<</S/Launch/F(calc.exe)>>>>' }), 'active'],
    ['a document with macros', () => aDocx(['x'], { 'word/vbaProject.bin': Buffer.from('macro') }), 'active'],
    [
      'a macro document by its type',
      () => aDocx(['x'], {}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'active',
    ],
    ['a bomb of 60 MB', () => saying(60 * 1024 * 1024, aDocx(['x'], { 'word/z.bin': Buffer.from('x') })), 'unreadable'],
    [
      'a bomb that lies about its size',
      () => saying(5, aDocx(['x'], { 'word/z.bin': new Uint8Array(900_000) })),
      'unreadable',
    ],
    [
      '1,001 entries',
      () => aDocx(['x'], Object.fromEntries(Array.from({ length: 998 }, (_, n) => [`e/${n}`, nothing]))),
      'unreadable',
    ],
    ['an entry that leads outside', () => aDocx(['x'], { '../../etc/cron.d/x': Buffer.from('x') }), 'unreadable'],
    ['an entry with a drive', () => aDocx(['x'], { 'C:/x': Buffer.from('x') }), 'unreadable'],
    [
      'entities',
      () => aDocx(['x'], { 'word/document.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
      'unreadable',
    ],
    ['a ZIP cut off', () => aDocx(['x']).subarray(0, 200), 'unreadable'],
  ])('%s', async (_what, bytesOf, code) => {
    const member = await signedIn();
    const before = await keptFiles();
    const answer = await upload(member, bytesOf());
    expect([answer.status, answer.json.errors.file]).toEqual([422, [sentences[code]]]);
    expect(await keptFiles()).toEqual(before);
    expect((await listOf(member)).items).toEqual([]);
  });

  const sentences: Record<string, string> = {
    empty: 'This file is empty',
    size: 'The file must be at most 5 MB',
    type: 'Only PDF and Word (DOCX) files are accepted',
    active: 'This file contains scripts or macros. Save it without them and upload it again.',
    unreadable: 'This file cannot be opened. Save it again as PDF or Word (DOCX) and upload that.',
  };

  test('no file at all, and a field that is not known', async () => {
    const { headers } = await signedIn();
    const none = await postForm(app, '/api/user-profile/upload-cv', {}, {}, { headers });
    expect([none.status, none.json.errors]).toEqual([422, { file: ['Choose a file first'] }]);
    const other = await postForm(app, '/api/user-profile/upload-cv', { member_id: '1' }, {}, { headers });
    expect([other.status, Object.keys(other.json.errors)]).toEqual([422, ['member_id']]);
  });

  test('exactly 5 MB are accepted', async () => {
    const answer = await upload(await signedIn(), big(maxCvBytes));
    expect(answer.status).toBe(200);
  });
});

describe('what a CV says', () => {
  const offersOf = async (member: Signed, id: string) => {
    const answer = await app.call('GET', `/api/user-profile/cvs/${id}/suggestions`, { headers: member.headers });
    return answer.json.data.items as { key: string; section: string; state: string; title: string | null }[];
  };
  const profileOf = async ({ headers }: Signed) =>
    (await app.call('GET', '/api/user-profile', { headers })).json.data.sections;

  test('is offered for the profile, stored only when chosen, and then not offered as new again', async () => {
    const member = await signedIn();
    const { id } = (await upload(member, printedCv('arabic'))).json.data.cv;
    const offers = await offersOf(member, id);
    expect(offers.map(({ section, state, title }) => [section, state, title])).toEqual([
      ['education', 'new', 'دكتوراه في علوم الحاسوب'],
      ['education', 'new', 'ماجستير في الإحصاء (Statistics)'],
      ['experience', 'new', 'أستاذة مساعدة'],
      ['skills', 'new', 'Python'],
      ['skills', 'new', 'التعلّم الآلي'],
    ]);
    expect((await profileOf(member)).education.items).toEqual([]);
    const keys = offers.map(({ key }) => key).toSpliced(1, 1);
    const take = () =>
      app.call('POST', `/api/user-profile/cvs/${id}/suggestions`, { headers: member.headers, body: { keys } });
    const taken = await take();
    expect([taken.status, taken.json.data.added, taken.json.data.skipped]).toEqual([200, 4, 0]);
    const sections = await profileOf(member);
    expect(sections.education.items).toMatchObject([
      {
        title: 'دكتوراه في علوم الحاسوب',
        organization_name: 'جامعة قطر',
        start_year: 2015,
        end_year: 2019,
        degree_name: 'Doctorate',
        source: 'self',
      },
    ]);
    expect(sections.experience.items).toMatchObject([{ title: 'أستاذة مساعدة', start_year: 2019, is_current: true }]);
    expect(sections.skills.items).toEqual(['Python', 'التعلّم الآلي']);
    expect((await take()).json.data.added).toBe(0);
    expect((await offersOf(member, id)).map(({ state }) => state)).toEqual(['same', 'new', 'same', 'same', 'same']);
  });

  test('is its owner’s alone, and a document without words offers nothing', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const { id } = (await upload(owner, aPdf('mine'))).json.data.cv;
    expect(await offersOf(owner, id)).toEqual([]);
    for (const one of [id, randomUUID(), 'x']) {
      const answer = await app.call('GET', `/api/user-profile/cvs/${one}/suggestions`, { headers: other.headers });
      expect(answer.status).toBe(404);
    }
  });
});
