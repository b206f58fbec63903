import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, postForm } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const docx = { bytes: Buffer.from(caseFile('cv.docx')), name: 'سيرة.docx' };

async function someone() {
  const { id } = await aMember(app);
  const { headers } = await aSession(app, id);
  return { id, headers };
}

test('a CV goes with an application as a copy, which stays when the member deletes their own', async () => {
  const { id, headers } = await someone();
  const opportunity = await anOpportunity(app.db);
  const path = `/api/job-opportunities/apply/${opportunity}`;
  const sent = await postForm(app, path, { cover_letter: 'With a CV', answers: '{}' }, { file: docx }, { headers });
  expect([sent.status, sent.json.data.status, sent.json.data.cv]).toMatchObject([
    200,
    'submitted',
    { name: docx.name },
  ]);
  const own = (await app.call('GET', '/api/user-profile/cvs', { headers })).json.data.items;
  expect(own).toHaveLength(1);
  await app.call('DELETE', `/api/user-profile/cvs/${own[0].id}`, { headers });
  const rows = await app.db
    .selectFrom('files')
    .select(['purpose', 'original_name', 'is_public'])
    .where('owner_member_id', '=', id)
    .execute();
  expect(rows).toEqual([{ purpose: 'application_cv', original_name: docx.name, is_public: false }]);
  const { items } = (await app.call('GET', '/api/job-opportunities/user/applications', { headers })).json.data;
  expect(items[0].cv.byte_length).toBe(docx.bytes.length);
});

test('one’s own CV is chosen by its id, nobody else’s; what is no CV is named with all else that is wrong', async () => {
  const [member, other] = [await someone(), await someone()];
  const uploaded = await postForm(app, '/api/user-profile/upload-cv', {}, { file: docx }, { headers: member.headers });
  const cvId: string = uploaded.json.data.cv.id;
  const opportunity = await anOpportunity(app.db);
  const apply = (headers: Record<string, string>, body: object) =>
    app.call('POST', `/api/job-opportunities/apply/${opportunity}`, { headers, body });
  for (const id of [cvId, 'nothing', '00000000-0000-4000-8000-000000000000'])
    expect((await apply(other.headers, { cv_id: id })).json.errors).toHaveProperty('cv_id');
  const wrong = await postForm(
    app,
    `/api/job-opportunities/apply/${opportunity}`,
    { cover_letter: 'x'.repeat(5001), consent: '' },
    { file: { bytes: Buffer.from('no CV'), name: 'cv.pdf' } },
    { headers: member.headers },
  );
  expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([422, ['consent', 'cover_letter', 'file']]);
  const chosen = await apply(member.headers, { cv_id: cvId });
  expect(chosen.json.data.cv).toMatchObject({ name: docx.name });
  expect((await apply(member.headers, { cv_id: cvId })).json.data).toEqual(chosen.json.data);
});

describe('a draft', () => {
  const upload = async (headers: Record<string, string>, name: string) => {
    const file = { bytes: docx.bytes, name };
    const answer = await postForm(app, '/api/user-profile/upload-cv', {}, { file }, { headers });
    return answer.json.data.cv.id as string;
  };

  test('keeps the chosen CV, or that there is to be none, until it is sent', async () => {
    const { headers } = await someone();
    const [first, second] = [await upload(headers, 'first.docx'), await upload(headers, 'second.docx')];
    const opportunity = await anOpportunity(app.db);
    const path = `/api/job-opportunities/${opportunity}`;
    const save = async (body: object) =>
      (await app.call('POST', `${path}/draft`, { headers, body })).json.data.chosen_cv;
    expect(await save({ cover_letter: 'Dear' })).toBeNull();
    expect(await save({ cv_id: first })).toEqual({ id: first, name: 'first.docx', is_there: true });
    // Of what a body does not name nothing changes.
    expect(await save({ cover_letter: 'Dear all' })).toMatchObject({ id: first });
    expect(await save({ cv_id: '' })).toEqual({ id: '', name: null, is_there: true });
    await save({ cv_id: second });
    const own = await app.call('GET', `${path}/own`, { headers });
    expect(own.json.data.application.chosen_cv).toMatchObject({ id: second, name: 'second.docx' });
    const sent = await app.call('POST', `/api/job-opportunities/apply/${opportunity}`, {
      headers,
      body: { cv_id: second },
    });
    expect(sent.json.data).toMatchObject({ chosen_cv: null, cv: { name: 'second.docx' } });
  });

  test('says which CV was chosen and deleted since, loses nothing else, and is not sent without another choice', async () => {
    const { headers } = await someone();
    const cvId = await upload(headers, 'سيرة.docx');
    const opportunity = await anOpportunity(app.db);
    const path = `/api/job-opportunities/${opportunity}`;
    const save = (body: object) => app.call('POST', `${path}/draft`, { headers, body });
    await save({ cover_letter: 'Dear', cv_id: cvId });
    await app.call('DELETE', `/api/user-profile/cvs/${cvId}`, { headers });
    const saved = await save({ cover_letter: 'Dear all', cv_id: cvId });
    expect(saved.json.data).toMatchObject({
      cover_letter: 'Dear all',
      chosen_cv: { id: cvId, name: 'سيرة.docx', is_there: false },
    });
    const apply = (body: object) =>
      app.call('POST', `/api/job-opportunities/apply/${opportunity}`, { headers, body, language: 'ar' });
    const refused = await apply({ cover_letter: 'Dear all', cv_id: cvId });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { cv_id: ['حُذفت السيرة الذاتية التي اخترتها. يُرجى اختيار غيرها.'] },
    ]);
    expect((await apply({ cover_letter: 'Dear all', cv_id: '' })).json.data).toMatchObject({
      status: 'submitted',
      cv: null,
    });
  });

  test('holds nobody else’s CV: its id is as one that is gone, and what is no id is refused', async () => {
    const [owner, other] = [await someone(), await someone()];
    const cvId = await upload(owner.headers, 'private.docx');
    const opportunity = await anOpportunity(app.db);
    const save = (cv_id: string) =>
      app.call('POST', `/api/job-opportunities/${opportunity}/draft`, { headers: other.headers, body: { cv_id } });
    for (const id of [cvId, '00000000-0000-4000-8000-000000000000'])
      expect((await save(id)).json.data.chosen_cv).toEqual({ id, name: null, is_there: false });
    expect((await save('nothing')).json.errors).toHaveProperty('cv_id');
  });
});
