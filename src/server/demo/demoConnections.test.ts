import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { aSession } from '#tests/fixtures/aMember.ts';
import { createLocalFileStore } from '#server/gateways/fileStore.ts';
import { passwordHasherOf } from '#tests/fixtures/passwordHashes.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { prepareDemoAccounts } from './demoAccounts.ts';
import { demoSource } from './demoSource.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ isDemo: true });
  // As the demo has them, only fewer.
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const id = await anOrganization(app.db, { source: demoSource, source_key: `${index}`, country: 'JO' });
    for (const _opportunity of [1, 2]) await anOpportunity(app.db, { organization_id: id, areas: [1, 2] });
  }
  for (let index = 0; index < 14; index += 1) {
    const { id } = await app.db
      .insertInto('members')
      .values({ full_name: `Fictional Person ${index}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('member_areas')
      .values([1, 2].map((area) => ({ member_id: id, thematic_area_id: area })))
      .execute();
  }
  const passwords = passwordHasherOf(app.config.secretKey);
  const fileStore = createLocalFileStore(join(app.dataDir, 'files'));
  // Twice, as at each start.
  for (const _start of [1, 2]) await prepareDemoAccounts(app.db, { config: app.config, passwords, fileStore });
});
afterAll(() => app.close());

const as = async (email: string) => {
  const { member_id: id } = await app.db
    .selectFrom('accounts')
    .select('member_id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const { headers } = await aSession(app, id);
  return { id, get: async (path: string) => (await app.call('GET', path, { headers })).json.data };
};

test('in the demo Layla and Omar were told, once, of what suits them and of what their profile lacks', async () => {
  for (const [email, percentage] of [
    ['layla@example.org', 90],
    ['omar@example.org', 80],
  ] as const) {
    const { notifications } = await (await as(email)).get('/api/user-notifications');
    const told = notifications.map(({ data }: { data: { type: string } }) => data.type);
    expect(told.filter((type: string) => type === 'recommendation')).toHaveLength(1);
    expect(notifications.at(-1)).toMatchObject({
      read_at: expect.any(String),
      data: { type: 'profile-reminder', message: expect.stringContaining(`${percentage}% complete`) },
    });
  }
});

test('in the demo Layla and Omar are connected, others ask them, both follow organizations; Noor is new', async () => {
  const [layla, omar, noor] = [
    await as('layla@example.org'),
    await as('omar@example.org'),
    await as('noor@example.org'),
  ];
  const relation = await layla.get(`/api/members/${omar.id}/relation`);
  expect(relation).toMatchObject({ connection: { statusId: 2 }, mutual: { count: 3 } });
  expect(await layla.get('/api/connections')).toMatchObject({
    counts: { accepted: 5, received: 2, sent: 1, blocked: 0 },
  });
  expect(await omar.get('/api/connections')).toMatchObject({ counts: { accepted: 5, received: 1 } });
  expect(await noor.get('/api/connections')).toMatchObject({
    counts: { accepted: 0, received: 0, sent: 0, blocked: 0 },
  });
  for (const who of [layla, omar]) {
    expect((await who.get('/api/organization-followings')).meta.total).toBe(3);
    for (const kind of ['opportunities', 'members'])
      expect((await who.get(`/api/recommendations?kind=${kind}`)).items.length).toBeGreaterThan(2);
  }
  const { notifications } = await layla.get('/api/user-notifications');
  const requests = notifications.filter(({ data }: { data: { type: string } }) => data.type === 'connection-request');
  expect(requests).toHaveLength(1);
});

test('in the demo Layla, Omar and the secretariat talk to each other; something waits for Layla and for Omar', async () => {
  for (const [email, others, unread] of [
    ['layla@example.org', ['Omar Al-Kuwari', 'Salma Riyadi'], 1],
    ['omar@example.org', ['Layla Haddad', 'Salma Riyadi'], 1],
    ['staff@example.org', ['Omar Al-Kuwari', 'Layla Haddad'], 0],
  ] as const) {
    const who = await as(email);
    const { items } = await who.get('/api/conversations');
    expect(items.map((item: { member: { full_name: string } }) => item.member.full_name)).toEqual(others);
    expect(items.every((item: { can_send: boolean }) => item.can_send)).toBe(true);
    const { countChatUnread, notifications } = await who.get('/api/user-notifications');
    const messages = notifications.filter(({ data }: { data: { type: string } }) => data.type === 'new-message');
    expect([countChatUnread, messages.length]).toEqual([unread, unread]);
    const thread = await who.get(`/api/conversations/${items[0].id}/messages`);
    const seqs = thread.items.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual(seqs.map((_seq: number, index: number) => index + 1));
  }
});

test('in the demo Layla keeps one CV, which says what her profile says', async () => {
  const layla = await as('layla@example.org');
  const { items } = await layla.get('/api/user-profile/cvs');
  expect(items).toMatchObject([{ name: 'Layla Haddad.docx', is_current: true, has_text: true }]);
  const suggestions = await layla.get(`/api/user-profile/cvs/${items[0].id}/suggestions`);
  expect(suggestions.items.every(({ state }: { state: string }) => state === 'same' || state === 'new')).toBe(true);
});
