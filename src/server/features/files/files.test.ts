import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFileStore } from '#server/gateways/fileStore.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, fellowFields, postFellow } from '#tests/fixtures/visitorForms.ts';
import { removeOrphanFiles } from './removeOrphanFiles.ts';
import { cleanFileName, storePicture } from './storePicture.ts';

let app: TestApp;
let photoId: string;
let fellowId: number;

beforeAll(async () => {
  app = await testApp();
  const { json } = await postFellow(app, fellowFields, { bytes: caseFile('photo-ok.jpg') });
  const row = await app.db
    .selectFrom('fellows')
    .select(['id', 'photo_file_id'])
    .where('reference', '=', json.data.reference)
    .executeTakeFirstOrThrow();
  photoId = row.photo_file_id ?? '';
  fellowId = row.id;
});

afterAll(() => app.close());

const setStatus = (status: string) =>
  app.db.updateTable('fellows').set({ status }).where('id', '=', fellowId).execute();
const get = (id: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: `/files/${id}`, headers });
const store = () => createLocalFileStore(join(app.dataDir, 'files'));

describe('an uploaded picture', () => {
  test('is public exactly while the profile is published', async () => {
    expect((await get(photoId)).statusCode).toBe(404);
    await setStatus('published');
    expect((await get(photoId)).statusCode).toBe(200);
    const listed = await app.call('GET', '/api/fellows');
    expect(listed.json.data.items[0].photo_url).toBe(`/files/${photoId}`);
    await setStatus('withdrawn');
    expect((await get(photoId)).statusCode).toBe(404);
    expect((await app.call('GET', '/api/fellows')).json.data.items).toEqual([]);
  });

  test('is served so that it can not act, whatever a browser takes it for', async () => {
    await setStatus('published');
    const { headers, rawPayload } = await get(photoId);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const again = await get(photoId, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    '..%2f..%2fsecret-key',
    '%2e%2e%2fsecret-key',
    'secret-key',
    '%00',
    'x'.repeat(400),
    randomUUID(),
    randomUUID().toUpperCase(),
  ])('is found by its id alone: /files/%s is nothing', async (id) => {
    const { statusCode, headers } = await get(id);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('bytes without a row', () => {
  const picture = {
    bytes: Buffer.from('x'),
    contentType: 'image/webp' as const,
    width: 1,
    height: 1,
    sha256: Buffer.alloc(32),
  };
  const added = {
    picture,
    purpose: 'fellow_photo' as const,
    upload: { name: 'a.jpg', declaredType: '', bytes: picture.bytes },
  };
  const kept = async () => {
    const ids: string[] = [];
    for await (const id of store().idsBefore(new Date(Date.now() + 60_000))) ids.push(id);
    return ids;
  };

  test('are gone when the effect fails, and when it was not needed', async () => {
    const before = await kept();
    await expect(storePicture(store(), added, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await storePicture(store(), added, async () => 'known already');
    expect(await kept()).toEqual(before);
  });

  test('stay when the database went away in the middle, and are removed later if no row came', async () => {
    const before = await kept();
    const lost = Object.assign(new Error('Connection terminated unexpectedly'));
    await expect(storePicture(store(), added, () => Promise.reject(lost))).rejects.toThrow('terminated');
    const [orphan = ''] = (await kept()).filter((id) => !before.includes(id));
    expect(orphan).not.toBe('');
    expect(await removeOrphanFiles(app.db, store(), new Date(Date.now() - 60_000))).toBe(0);
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(app.dataDir, 'files', orphan.slice(0, 2), orphan), hourAgo, hourAgo);
    utimesSync(join(app.dataDir, 'files', photoId.slice(0, 2), photoId), hourAgo, hourAgo);
    expect(await removeOrphanFiles(app.db, store(), new Date(Date.now() - 60_000))).toBe(1);
    expect(await kept()).toEqual(before);
    expect(await store().read(photoId)).not.toBeNull();
  });
});

test.each([
  ['صورة (1).png', 'صورة (1).png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\me.jpg', 'me.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['a\0b\n.jpg', 'ab.jpg'],
  ['', null],
  ['..', '..'],
])('UPL-09 a file named %j is remembered as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});
