import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxPhotoBytes } from '#domain/photo.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, type FormFile, postForm } from '#tests/fixtures/visitorForms.ts';

// The cases of uploads, at a member's picture.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const photo = () => Buffer.from(caseFile('photo-ok.jpg'));
const padded = (bytes: number) => Buffer.concat([photo(), Buffer.alloc(bytes)]).subarray(0, bytes);

async function upload(avatar: FormFile) {
  const { headers } = await aSession(app, (await aMember(app)).id);
  return postForm(app, '/api/update-profile', {}, { avatar }, { headers });
}

test.each<[string, () => FormFile]>([
  ['UPL-01 exactly 2,621,440 bytes', () => ({ bytes: padded(maxPhotoBytes) })],
  ['UPL-09 a picture with an Arabic name', () => ({ bytes: photo(), name: 'صورة (1).png' })],
  ['UPL-11 PHOTO.JPG', () => ({ bytes: photo(), name: 'PHOTO.JPG', type: 'image/pjpeg' })],
  ['UPL-11 photo.jpeg as image/jpg', () => ({ bytes: photo(), name: 'photo.jpeg', type: 'image/jpg' })],
  ['UPL-11 a picture of no declared type', () => ({ bytes: photo(), name: 'photo', type: '' })],
  ['UPL-04 an SVG, whose script is gone', () => ({ bytes: caseFile('svg-script.svg'), name: 'a.svg' })],
])('%s is taken, and what is served is drawn anew', async (_, file) => {
  const answer = await upload(file());
  expect(answer.status).toBe(200);
  const served = await app.server.inject({ method: 'GET', url: answer.json.data.user.avatar_url });
  expect([served.statusCode, served.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(served.headers['content-type']).toMatch(/^image\/(webp|jpeg|png|avif)$/);
  expect(served.body).not.toContain('<script');
});

test.each<[string, () => FormFile, string]>([
  ['UPL-01 one byte more', () => ({ bytes: padded(maxPhotoBytes + 1) }), 'File must be under 2MB'],
  ['UPL-06 nothing', () => ({ bytes: caseFile('empty.jpg'), name: 'a.jpg' }), 'Only JPG, JPEG, PNG allowed'],
  ['UPL-06 a picture cut off', () => ({ bytes: caseFile('truncated.jpg') }), 'Only JPG, JPEG, PNG allowed'],
  ['UPL-04 a page named as JPEG', () => ({ bytes: caseFile('html-named-jpg.jpg') }), 'Only JPG, JPEG, PNG allowed'],
  ['UPL-04 entities', () => ({ bytes: caseFile('svg-entity.svg') }), 'Only JPG, JPEG, PNG allowed'],
])('%s is refused beside the field, and nothing is stored', async (_, file, sentence) => {
  const count = async () => (await app.db.selectFrom('files').select('id').execute()).length;
  const before = await count();
  const answer = await upload(file());
  expect([answer.status, answer.json.errors]).toEqual([422, { avatar: [sentence] }]);
  expect(await count()).toBe(before);
});
