import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccounts } from '#server/features/account-data/eraseAccounts.ts';
import { exportMemberData } from '#server/features/account-data/exportMemberData.ts';
import { createGateways } from '#server/gateways/createGateways.ts';
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
const questions = JSON.stringify([
  { key: 'why', kind: 'long_text', label_en: 'Why?', label_ar: 'لماذا؟', is_required: true },
]);

async function someone() {
  const { id, email } = await aMember(app, { full_name: 'Noor Haddad' });
  const { headers } = await aSession(app, id);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, language: 'en' | 'ar' = 'en') =>
    app.call(method, `/api/${path}`, { headers, language, ...(body === undefined ? {} : { body }) });
  const save = async (section: string, data: unknown, more: Record<string, unknown> = {}) => {
    const { status, json } = await call('POST', 'user-profile', { section, data, ...more });
    expect([section, status]).toEqual([section, 200]);
    return json.data as { id: number; profile: { sections: Record<string, { version: number }> } };
  };
  return { id, email, headers, call, save };
}

async function someoneWithProfile() {
  const member = await someone();
  await member.save(
    'about',
    { headline_en: 'Reads early', headline_ar: 'القراءة المبكرة', biography_ar: '<p>سيرة قديمة</p>' },
    { version: 1 },
  );
  const { id: chair } = await member.save('experience', {
    title: 'Chair',
    organization_name: 'Old Institute',
    country: 'QA',
    start_year: 2020,
    visibility: 'connections',
  });
  await member.save('awards', { title: 'Kept to myself', visibility: 'private' });
  await member.save('skills', ['Phonics'], { version: 1 });
  return { ...member, chair };
}

describe('an application as it was sent', () => {
  test('shows letter, answers, CV and profile of that moment in both languages, whatever changed since', async () => {
    const member = await someoneWithProfile();
    const opportunity = await anOpportunity(app.db, { questions });
    const path = `/api/job-opportunities/apply/${opportunity}`;
    const fields = { cover_letter: 'Dear all', answers: JSON.stringify({ why: 'Because' }), consent: 'true' };
    const sent = await postForm(app, path, fields, { file: docx }, { headers: member.headers });
    const { id } = sent.json.data;
    const read = async (language: 'en' | 'ar') =>
      (await member.call('GET', `applications/${id}/sent`, undefined, language)).json.data;
    const before = { en: await read('en'), ar: await read('ar') };
    expect(before.en).toMatchObject({
      id,
      status: 'submitted',
      cover_letter: 'Dear all',
      answers: { why: 'Because' },
      questions: [{ key: 'why', label: 'Why?' }],
      cv: { name: docx.name, byte_length: docx.bytes.length },
      person: { full_name: 'Noor Haddad', email: member.email },
      profile: {
        headline: 'Reads early',
        skills: ['Phonics'],
        sections: { experience: [{ title: 'Chair', organization_name: 'Old Institute', country_name: 'Qatar' }] },
      },
    });
    expect(before.ar).toMatchObject({
      questions: [{ label: 'لماذا؟' }],
      profile: {
        headline: 'القراءة المبكرة',
        biography: '<p>سيرة قديمة</p>',
        sections: { experience: [{ country_name: 'قطر' }] },
      },
    });
    // What only the member can see went to nobody.
    expect(JSON.stringify(before)).not.toContain('Kept to myself');

    await member.save('about', { headline_en: 'Another', headline_ar: '' }, { version: 2 });
    await member.save('experience', { title: 'Dean' }, { id: member.chair, version: 1 });
    await member.call('POST', 'user-profile/delete-section', { section: 'skills', confirm: true });
    const own = (await member.call('GET', 'user-profile/cvs')).json.data.items;
    await member.call('DELETE', `user-profile/cvs/${own[0].id}`);
    await app.db.updateTable('opportunities').set({ questions: '[]' }).where('id', '=', opportunity).execute();
    expect({ en: await read('en'), ar: await read('ar') }).toEqual(before);
    const file = await app.server.inject({ url: before.en.cv.url, headers: member.headers });
    expect([file.statusCode, file.rawPayload.equals(docx.bytes)]).toEqual([200, true]);
  });

  test('is taken anew when it is sent again, and stands while a new draft is written', async () => {
    const member = await someoneWithProfile();
    const opportunity = await anOpportunity(app.db);
    const apply = (body: object) => member.call('POST', `job-opportunities/apply/${opportunity}`, body);
    const { id } = (await apply({ cover_letter: 'First' })).json.data;
    const read = async () => (await member.call('GET', `applications/${id}/sent`)).json.data;
    await member.call('POST', `job-opportunities/cancel/${opportunity}`);
    await member.save('about', { headline_en: 'Second headline' }, { version: 2 });
    await member.call('POST', `job-opportunities/${opportunity}/draft`, { cover_letter: 'Half of the sec' });
    expect(await read()).toMatchObject({
      status: 'draft',
      cover_letter: 'First',
      profile: { headline: 'Reads early' },
    });
    await apply({ cover_letter: 'Second' });
    expect(await read()).toMatchObject({
      status: 'submitted',
      cover_letter: 'Second',
      profile: { headline: 'Second headline' },
    });
  });

  test('holds nothing of the profile where the applicant did not share it', async () => {
    const member = await someoneWithProfile();
    const opportunity = await anOpportunity(app.db);
    const { json } = await member.call('POST', `job-opportunities/apply/${opportunity}`, { share_profile: false });
    const { data } = (await member.call('GET', `applications/${json.data.id}/sent`)).json;
    expect(data).toMatchObject({ share_profile: false, profile: null, person: { email: member.email }, cv: null });
    const { snapshot } = await app.db
      .selectFrom('applications')
      .select('snapshot')
      .where('id', '=', json.data.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(snapshot)).not.toContain('Reads early');
  });

  test('of another member, of nobody and of what was never sent is the same unknown one', async () => {
    const [owner, other] = [await someone(), await someone()];
    const opportunity = await anOpportunity(app.db);
    const sent = await owner.call('POST', `job-opportunities/apply/${opportunity}`);
    const draft = await other.call('POST', `job-opportunities/${opportunity}/draft`, { cover_letter: 'Not sent' });
    const ids = [sent.json.data.id, draft.json.data.id, 999_999_999, 0, 'x'];
    const answers = await Promise.all(ids.map((id) => other.call('GET', `applications/${id}/sent`)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test('has a CV that nobody else downloads', async () => {
    const [owner, other] = [await someone(), await someone()];
    const opportunity = await anOpportunity(app.db);
    const path = `/api/job-opportunities/apply/${opportunity}`;
    const sent = await postForm(app, path, { answers: '{}' }, { file: docx }, { headers: owner.headers });
    const { url } = (await owner.call('GET', `applications/${sent.json.data.id}/sent`)).json.data.cv;
    const unknown = '/files/cvs/00000000-0000-4000-8000-000000000000';
    const [foreign, visitor, nobody] = await Promise.all([
      app.server.inject({ url, headers: other.headers }),
      app.server.inject({ url }),
      app.server.inject({ url: unknown, headers: other.headers }),
    ]);
    expect([foreign.statusCode, visitor.statusCode]).toEqual([404, 404]);
    expect(foreign.body).toBe(nobody.body);
  });

  test('is in the copy of one’s data with its CV, and goes with the account', async () => {
    const member = await someoneWithProfile();
    const opportunity = await anOpportunity(app.db);
    const path = `/api/job-opportunities/apply/${opportunity}`;
    await postForm(app, path, { cover_letter: 'Dear', answers: '{}' }, { file: docx }, { headers: member.headers });
    const gateways = createGateways(app.config);
    const options = { db: app.db, config: app.config, gateways };
    await exportMemberData(options, { memberId: member.id, now: new Date() });
    const { url } = (await member.call('GET', 'account/exports')).json.data.items[0];
    const zip = await app.server.inject({ url, headers: member.headers });
    const files = unzipSync(new Uint8Array(zip.rawPayload));
    const [kept] = JSON.parse(Buffer.from(files['applications.json'] ?? []).toString());
    expect(kept.snapshot).toMatchObject({ cover_letter: 'Dear', profile: { headline_ar: 'القراءة المبكرة' } });
    // Their own, and the copy in the application.
    expect(Object.keys(files).filter((name) => name.endsWith(docx.name))).toHaveLength(2);

    const { cv_file_id: copy } = await app.db
      .selectFrom('applications')
      .select('cv_file_id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await gateways.fileStore.read(copy ?? '')).not.toBeNull();
    const longAgo = new Date(Date.now() - 15 * 86_400_000);
    await app.db
      .updateTable('accounts')
      .set({ deletion_requested_at: longAgo })
      .where('member_id', '=', member.id)
      .execute();
    await eraseAccounts(options, new Date());
    expect(await gateways.fileStore.read(copy ?? '')).toBeNull();
    expect(await app.db.selectFrom('applications').select('id').where('member_id', '=', member.id).execute()).toEqual(
      [],
    );
  });
});
