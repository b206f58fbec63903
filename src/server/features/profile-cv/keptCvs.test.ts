import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPdf } from '#tests/fixtures/cvFiles.ts';
import { cvPortal } from '#tests/fixtures/cvPortal.ts';
import { caseFile } from '#tests/fixtures/visitorForms.ts';
import { insertCv } from './queries.ts';

const portal = cvPortal();
const { download, keptFiles, listOf, signedIn, upload } = portal;

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
    const { sections } = (await portal.app().call('GET', '/api/user-profile', { headers: member.headers })).json.data;
    expect(sections.cv).toEqual({ items: [cv], max_files: 5 });
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

  test('may lead to other documents and have an empty list of files', async () => {
    const link =
      '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/D[0/Fit]/F<</Type/Filespec/F(b.pdf)>>>>>>]';
    const answer = await upload(
      await signedIn(),
      aPdf('x', { catalog: '/Names<</EmbeddedFiles<</Names[]>>>>', page: link }),
    );
    expect(answer.status).toBe(200);
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
        portal.app().call(method, path(one), { headers: other.headers, ...(method === 'POST' ? { body: {} } : {}) });
      const [theirs, none] = [await ask(id), await ask(randomUUID())];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
    }
    expect((await listOf(owner)).items).toHaveLength(1);
  });

  test.each([
    ['cv.bat', 'cv.bat.pdf'],
    ['CV.PDF', 'CV.PDF'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['', 'cv.pdf'],
  ])('called %j is kept as %s: its name ends with what it is', async (name, kept) => {
    const answer = await upload(await signedIn(), aPdf('named'), { name });
    expect(answer.json.data.cv.name).toBe(kept);
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
      (await portal.app().call('GET', '/api/user', { headers: member.headers })).json.data
        .profile_completion_percentage;
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
      portal.app().call('POST', `/api/user-profile/cvs/${ids[0]}/current`, { headers: member.headers, body: {} });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 200]);
    expect(await current()).toEqual([ids[0]]);
    const remove = (id: string | undefined) =>
      portal.app().call('DELETE', `/api/user-profile/cvs/${id}`, { headers: member.headers });
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
      await insertCv(portal.app().db, {
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
    await portal.app().call('DELETE', `/api/user-profile/cvs/${items[0].id}`, { headers: member.headers });
    expect((await upload(member, aPdf('number 6'))).status).toBe(200);
  });
});
