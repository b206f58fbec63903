import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOpportunity } from './fixtures/anOpportunity.ts';
import { someone, type Someone } from './fixtures/someConnections.ts';
import { testApp, type TestApp } from './fixtures/testApp.ts';
import { postFellow, fellowFields } from './fixtures/visitorForms.ts';

// Decisions §2: what a person pasted into a longer text turns nothing around it; names refuse the same signs.

let app: TestApp;
let member: Someone;
beforeAll(async () => {
  app = await testApp();
  member = await someone(app);
});
afterAll(() => app.close());

/** An override, and an isolate that nobody closes. */
const typed = 'Dear \u202Ereaders\u202C,\u2067\nmany \u2067whole\u2069 thanks\u200F.';
const kept = 'Dear readers,\nmany \u2067whole\u2069 thanks\u200F.';
const as = ({ headers }: Someone) => ({ headers });
const post = (path: string, body: unknown, who: Someone) => app.call('POST', path, { ...as(who), body });
const questions = JSON.stringify([
  { key: 'why', kind: 'long_text', label_en: 'Why?', label_ar: 'لماذا؟', is_required: false },
]);

test('a note, a letter with its answers, and messages of visitors are kept without what would turn the words around them', async () => {
  const other = await someone(app);
  expect((await post('/api/connections', { user_id: other.id, note: typed }, member)).json.data.note).toBe(kept);

  const opportunity = await anOpportunity(app.db, { questions });
  const content = { cover_letter: typed, answers: { why: typed }, consent: true };
  const sent = await post(`/api/job-opportunities/apply/${opportunity}`, content, member);
  expect(sent.json.data).toMatchObject({ cover_letter: kept, answers: { why: kept } });

  const visitor = { full_name: 'Noor Test', email: 'noor@example.org', topic: 'general', consent: true };
  expect((await app.call('POST', '/api/contact-us', { body: { ...visitor, message: typed } })).status).toBe(201);
  expect((await postFellow(app, { ...fellowFields, biography: typed })).status).toBe(201);
  const stored = await Promise.all([
    app.db.selectFrom('contact_messages').select('message as text').execute(),
    app.db.selectFrom('fellows').select('biography as text').execute(),
  ]);
  expect(stored.flat()).toEqual([{ text: kept }, { text: kept }]);
});

test('so is a biography, and one that was kept before is shown without them', async () => {
  const read = async () => (await app.call('GET', '/api/user-profile', as(member))).json.data.sections.about;
  const data = { biography_ar: '<p>باحثة \u202Eفي\u202C \u2067البحر</p><p>و\u2067البر\u2069</p>' };
  expect((await post('/api/user-profile', { section: 'about', data, version: 1 }, member)).status).toBe(200);
  expect(await read()).toMatchObject({ biography_ar: '<p>باحثة في البحر</p><p>و\u2067البر\u2069</p>' });

  const change = { biography_en: '<p>of \u202Ethe\u202C sea&#x202e;</p>' };
  await app.db.updateTable('members').set(change).where('id', '=', member.id).execute();
  expect(await read()).toMatchObject({ biography_en: '<p>of the sea</p>' });
});

test('letters and notes that were kept before are shown without them', async () => {
  const before = { cover_letter: typed, answers: JSON.stringify({ why: typed }), snapshot: null };
  const opportunity = await anOpportunity(app.db, { questions });
  const writer = await someone(app);
  await post(`/api/job-opportunities/apply/${opportunity}`, { consent: true }, writer);
  await app.db.updateTable('applications').set(before).where('opportunity_id', '=', opportunity).execute();
  await app.db.updateTable('connections').set({ note: typed }).where('sender_id', '=', member.id).execute();
  const own = await app.call('GET', '/api/job-opportunities/user/applications', as(writer));
  expect(own.json.data.items[0]).toMatchObject({ cover_letter: kept, answers: { why: kept } });
  const asked = await app.call('GET', '/api/connections?statusId=1', as(member));
  expect(asked.json.data.items[0].note).toBe(kept);
});
