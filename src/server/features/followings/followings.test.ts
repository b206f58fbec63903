import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { announceOpportunities } from './announceOpportunities.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const anOrganization = async (values: { name_en?: string; status?: string } = {}) => {
  const { id } = await app.db
    .insertInto('organizations')
    .values({ name_en: 'Horizon University', name_ar: 'جامعة الأفق', type: 'university', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const call = (who: Someone, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  app.call(method, path, { headers: who.headers, ...(method === 'POST' ? { body: {} } : {}) });

describe('following an organization', () => {
  test('shows on its page and in the list; following and unfollowing may be repeated', async () => {
    const [me, id] = [await someone(app), await anOrganization()];
    const isFollowed = async () => (await call(me, 'GET', `/api/organizations/${id}`)).json.data.is_followed;
    expect(await isFollowed()).toBe(false);
    for (const _time of [1, 2]) {
      const { status, json } = await call(me, 'POST', `/api/organizations/${id}/follow`);
      expect([status, json.data]).toEqual([200, { is_followed: true }]);
    }
    expect(await isFollowed()).toBe(true);
    expect((await app.call('GET', `/api/organizations/${id}`)).json.data.is_followed).toBe(false);
    expect((await call(me, 'GET', '/api/organization-followings')).json.data).toMatchObject({
      items: [{ organization: { id }, new_opportunities: { count: 0, items: [] }, changed_at: null }],
      meta: { total: 1 },
    });
    for (const _time of [1, 2])
      expect((await call(me, 'DELETE', `/api/organizations/${id}/follow`)).json.data).toEqual({ is_followed: false });
    expect((await call(me, 'GET', '/api/organization-followings')).json.data.meta.total).toBe(0);
  });

  test('50 times at once makes one row', async () => {
    const [me, id] = [await someone(app), await anOrganization()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(me, 'POST', `/api/organizations/${id}/follow`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await call(me, 'GET', '/api/organization-followings')).json.data.meta.total).toBe(1);
  });

  test('that is not published is an unknown id, byte for byte', async () => {
    const [me, draft] = [await someone(app), await anOrganization({ status: 'draft' })];
    const unknown = await call(me, 'POST', '/api/organizations/999999999/follow');
    expect(unknown.status).toBe(404);
    for (const id of [draft, '0', 'abc', '99999999999999999999'])
      expect((await call(me, 'POST', `/api/organizations/${id}/follow`)).text).toBe(unknown.text);
  });

  test('tells what is new since the last visit: open opportunities, and changes of what it says of itself', async () => {
    const [me, id] = [await someone(app), await anOrganization()];
    await call(me, 'POST', `/api/organizations/${id}/follow`);
    const past = new Date(Date.now() - 86_400_000);
    await app.db.updateTable('organization_follows').set({ seen_at: past }).where('member_id', '=', me.id).execute();
    const later = new Date(Date.now() - 3_600_000);
    const before = new Date(Date.now() - 2 * 86_400_000);
    const make = (values: object) => anOpportunity(app.db, { organization_id: id, opens_at: before, ...values });
    await make({ title_en: 'Old', published_at: before });
    await make({ title_en: 'New', published_at: later });
    await make({ title_en: 'Closed', published_at: later, deadline_at: new Date(Date.now() - 1000) });
    await make({ title_en: 'To come', published_at: later, opens_at: new Date(Date.now() + 86_400_000) });
    await make({ title_en: 'Draft', published_at: later, status: 'draft' });
    const news = async () => (await call(me, 'GET', '/api/organization-followings')).json.data.items[0];
    expect(await news()).toMatchObject({
      new_opportunities: { count: 1, items: [{ title: 'New' }] },
      changed_at: expect.any(String),
    });
    expect((await call(me, 'POST', '/api/organization-followings/seen')).status).toBe(200);
    expect(await news()).toMatchObject({ new_opportunities: { count: 0, items: [] }, changed_at: null });
  });
});

test('focus areas are followed and no longer, each as often as one likes', async () => {
  const me = await someone(app);
  for (const _time of [1, 2])
    expect((await call(me, 'POST', '/api/thematic-areas/2/follow')).json.data).toEqual({ is_followed: true });
  const followed = async () => {
    const { json } = await call(me, 'GET', '/api/area-followings');
    return json.data.items
      .filter((item: { is_followed: boolean }) => item.is_followed)
      .map((item: { area: { id: number } }) => item.area.id);
  };
  expect(await followed()).toEqual([2]);
  for (const _time of [1, 2]) expect((await call(me, 'DELETE', '/api/thematic-areas/2/follow')).status).toBe(200);
  expect(await followed()).toEqual([]);
  for (const id of ['99', '40000', 'abc'])
    expect((await call(me, 'POST', `/api/thematic-areas/${id}/follow`)).status).toBe(404);
});

test('followers hear of each new opportunity once, grouped by organization; who followed later does not', async () => {
  const [me, later, id] = [
    await someone(app),
    await someone(app),
    await anOrganization({ name_en: 'Institute of News' }),
  ];
  await call(me, 'POST', `/api/organizations/${id}/follow`);
  const soon = new Date(Date.now() + 60_000);
  // What other tests published is told first.
  await announceOpportunities(app.db, soon);
  const make = (title_en: string, values: object = {}) =>
    anOpportunity(app.db, { organization_id: id, title_en, published_at: new Date(Date.now() + 10), ...values });
  await make('A first post');
  await make('A second post');
  await make('A draft', { status: 'draft' });
  await make('One that opens tomorrow', { opens_at: new Date(Date.now() + 86_400_000) });
  await make('Old news', {
    published_at: new Date(Date.now() - 5 * 86_400_000),
    opens_at: new Date(Date.now() - 5 * 86_400_000),
  });
  await app.db
    .insertInto('organization_follows')
    .values({ member_id: later.id, organization_id: id, followed_at: soon, seen_at: soon })
    .execute();
  const counts = await Promise.all([announceOpportunities(app.db, soon), announceOpportunities(app.db, soon)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await announceOpportunities(app.db, soon)).toBe(0);
  const notifications = async (who: Someone) => (await call(who, 'GET', '/api/user-notifications')).json.data;
  expect(await notifications(me)).toMatchObject({
    notifications: [{ data: { type: 'organization-update', redirect_url: `/organizations/${id}` } }],
    countUnread: 1,
  });
  expect((await notifications(me)).notifications[0].data.title).toContain('2');
  expect((await notifications(later)).notifications).toEqual([]);
});
