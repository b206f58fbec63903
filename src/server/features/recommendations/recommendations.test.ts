import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

interface Facts {
  country?: string;
  organization_id?: number;
  research_interests?: string[];
  languages?: string[];
  areas?: number[];
}

async function aScholar({ areas = [], ...facts }: Facts = {}): Promise<Someone> {
  const who = await someone(app);
  if (Object.keys(facts).length > 0) await app.db.updateTable('members').set(facts).where('id', '=', who.id).execute();
  if (areas.length > 0)
    await app.db
      .insertInto('member_areas')
      .values(areas.map((area) => ({ member_id: who.id, thematic_area_id: area })))
      .execute();
  return who;
}

const anOrganization = async (values: object = {}) => {
  const { id } = await app.db
    .insertInto('organizations')
    .values({ name_en: 'Horizon University', type: 'university', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Shown {
  id: number;
  reasons: { code: string; text: string }[];
}
const recommended = async (who: Someone, kind: string, language: 'en' | 'ar' = 'en'): Promise<Shown[]> => {
  const { status, json } = await app.call('GET', `/api/recommendations?kind=${kind}`, {
    headers: who.headers,
    language,
  });
  expect(status).toBe(200);
  return json.data.items;
};
const reasonsFor = async (who: Someone, kind: string, id: number) =>
  (await recommended(who, kind)).find((item) => item.id === id)?.reasons.map(({ code }) => code);

describe('recommended members', () => {
  test('come with reasons that hold, worded in the language asked for; the nearest first', async () => {
    const office = await anOrganization();
    const me = await aScholar({
      areas: [1, 2],
      country: 'JO',
      organization_id: office,
      research_interests: ['Solar Cooling'],
      languages: ['ar'],
    });
    const friends = await Promise.all([aScholar(), aScholar()]);
    const near = await aScholar({
      areas: [2],
      country: 'JO',
      research_interests: ['solar cooling'],
      languages: ['ar', 'en'],
    });
    for (const friend of friends) {
      await aConnection(app, me, friend);
      await aConnection(app, friend, near);
    }
    const colleague = await aScholar({ organization_id: office });
    await app.db
      .updateTable('members')
      .set({ is_listed: true, visibility: 'public' })
      .where('id', 'in', [colleague.id])
      .execute();
    const stranger = await aScholar({ languages: ['ar'] });
    const items = await recommended(me, 'members');
    expect(items.map(({ id }) => id)).toEqual([near.id, colleague.id]);
    expect(items[0]?.reasons.slice(0, 3)).toEqual([
      { code: 'mutual', text: '2 mutual connections' },
      { code: 'interests', text: 'Fits your interests: Solar Cooling' },
      { code: 'areas', text: 'Shares your focus areas: Sustainability' },
    ]);
    expect(items[1]?.reasons).toEqual([{ code: 'workplace', text: 'Works where you work' }]);
    expect((await recommended(me, 'members', 'ar'))[0]?.reasons[0]?.text).toBe('صلتان مشتركتان');
    expect(items.some(({ id }) => id === stranger.id)).toBe(false);
  });

  test('are never oneself, connected, asked, blocked by either, dismissed, private or gone', async () => {
    const me = await aScholar({ areas: [3] });
    const make = () => aScholar({ areas: [3] });
    const seen = await make();
    const [connected, asked, blocking, blocked, isPrivate, disabled] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ];
    await aConnection(app, me, connected);
    await aConnection(app, asked, me, { statusId: 1 });
    await aConnection(app, me, blocking, { statusId: 6, blockers: [blocking] });
    await aConnection(app, me, blocked, { statusId: 6, blockers: [me] });
    await app.db.updateTable('members').set({ visibility: 'private' }).where('id', '=', isPrivate.id).execute();
    await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', disabled.id).execute();
    expect((await recommended(me, 'members')).map(({ id }) => id)).toEqual([seen.id]);
  });

  test('stay away for 90 days once dismissed, unless that is taken back', async () => {
    const me = await aScholar({ areas: [4] });
    const other = await aScholar({ areas: [4] });
    const send = (path: string) =>
      app.call('POST', `/api/recommendations/${path}`, {
        headers: me.headers,
        body: { kind: 'members', id: other.id },
      });
    const ids = async () => (await recommended(me, 'members')).map(({ id }) => id);
    expect((await send('dismiss')).status).toBe(200);
    expect((await send('dismiss')).status).toBe(200);
    expect(await ids()).toEqual([]);
    expect((await send('restore')).status).toBe(200);
    expect(await ids()).toEqual([other.id]);
    await send('dismiss');
    const day = 86_400_000;
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 100 * day) })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 89 * day });
    expect(await ids()).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await ids()).toEqual([other.id]);
  });
});

test('recommended opportunities are open and near: followed organization, areas, interests in their title, country', async () => {
  const office = await anOrganization();
  const me = await aScholar({ areas: [5], country: 'QA', research_interests: ['Social Progress'] });
  await app.call('POST', `/api/organizations/${office}/follow`, { headers: me.headers, body: {} });
  await app.call('POST', '/api/thematic-areas/1/follow', { headers: me.headers, body: {} });
  const past = new Date(Date.now() - 86_400_000);
  const make = (values: object, areas: number[] = []) => anOpportunity(app.db, { opens_at: past, ...values, areas });
  const followed = await make({ organization_id: office });
  const titled = await make({ title_en: 'A study of social progress in cities', country: 'QA' });
  const inArea = await make({}, [1]);
  await make({ organization_id: office, status: 'draft' });
  await make({ organization_id: office, deadline_at: past });
  const applied = await make({ organization_id: office });
  await app.db
    .insertInto('applications')
    .values({ member_id: me.id, opportunity_id: applied, status: 'submitted' })
    .execute();
  const items = await recommended(me, 'opportunities');
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    [followed, titled, inArea].toSorted((a, b) => a - b),
  );
  expect(await reasonsFor(me, 'opportunities', followed)).toEqual(['followed']);
  expect(await reasonsFor(me, 'opportunities', titled)).toEqual(['interests', 'country']);
  expect(await reasonsFor(me, 'opportunities', inArea)).toEqual(['followedAreas']);
});

test('recommended organizations are near and not followed: areas, country, where connections work', async () => {
  const me = await aScholar({ areas: [2], country: 'EG' });
  const friend = await aScholar();
  await aConnection(app, me, friend);
  const workplace = await anOrganization();
  await app.db.updateTable('members').set({ organization_id: workplace }).where('id', '=', friend.id).execute();
  const inCountry = await anOrganization({ country: 'EG' });
  const followed = await anOrganization({ country: 'EG' });
  await app.call('POST', `/api/organizations/${followed}/follow`, { headers: me.headers, body: {} });
  await anOrganization({ country: 'EG', status: 'draft' });
  expect((await recommended(me, 'organizations')).map(({ id, reasons }) => [id, reasons[0]?.text])).toEqual([
    [inCountry, 'In your country'],
    [workplace, '1 of your connections works there'],
  ]);
});

test('refuses an unknown kind and an id that is none', async () => {
  const me = await someone(app);
  expect((await app.call('GET', '/api/recommendations?kind=books', { headers: me.headers })).status).toBe(422);
  const send = (body: object) => app.call('POST', '/api/recommendations/dismiss', { headers: me.headers, body });
  expect((await send({ kind: 'books', id: 1 })).status).toBe(422);
  for (const id of [undefined, 0, 'x', -1]) expect([404, 422]).toContain((await send({ kind: 'members', id })).status);
});
