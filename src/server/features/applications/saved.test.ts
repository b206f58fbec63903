import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxSavedSearches } from '#domain/savedSearch.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function someone() {
  const { id } = await aMember(app);
  const { headers } = await aSession(app, id);
  return (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    app.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
}

test('saved opportunities are listed, the last saved first, without those that are published no longer', async () => {
  const call = await someone();
  const ids = [await anOpportunity(app.db), await anOpportunity(app.db), await anOpportunity(app.db)];
  for (const id of ids) await call('POST', `/api/job-opportunities/${id}/save`);
  await app.db
    .updateTable('opportunities')
    .set({ status: 'archived' })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  const { items, meta } = (await call('GET', '/api/saved-opportunities')).json.data;
  expect(items.map((item: { id: number }) => item.id)).toEqual([ids[2], ids[0]]);
  expect(items[0].saved_at).toMatch(/Z$/);
  expect(meta).toMatchObject({ total: 2, per_page: 12 });
  const other = await someone();
  expect((await other('GET', '/api/saved-opportunities')).json.data.items).toEqual([]);
});

test('lists say to members which they have saved, and to visitors nothing', async () => {
  const [call, other] = [await someone(), await someone()];
  const organization = await anOrganization(app.db);
  const values = { organization_id: organization, deadline_at: new Date(Date.now() + 86_400_000), areas: [2] };
  const [one, two] = [await anOpportunity(app.db, values), await anOpportunity(app.db, values)];
  await call('POST', `/api/job-opportunities/${one}/save`);
  const lists = [
    '/api/job-opportunities?per_page=100',
    `/api/job-opportunities?partner=${organization}`,
    '/api/job-opportunities/ta-slug/energy?per_page=100',
    `/api/job-opportunities/related/${two}`,
    `/api/organizations/${organization}`,
    '/api/home',
  ];
  /** What each list says of the first one, wherever it has it. */
  const marks = async (ask: (path: string) => Promise<{ text: string; json: { data: unknown } }>) => {
    const found: unknown[] = [];
    const look = (value: unknown): void => {
      if (Array.isArray(value)) for (const item of value) look(item);
      else if (typeof value === 'object' && value !== null) {
        if ('deadline_at' in value && 'id' in value && value.id === one)
          found.push('is_saved' in value ? value.is_saved : 'unsaid');
        for (const item of Object.values(value)) look(item);
      }
    };
    for (const path of lists) look((await ask(path)).json.data);
    return found;
  };
  const seen = await marks((path) => app.call('GET', path));
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(new Set(seen)).toEqual(new Set(['unsaid']));
  expect(await marks((path) => call('GET', path))).toEqual(seen.map(() => true));
  expect(await marks((path) => other('GET', path))).toEqual(seen.map(() => false));
});

describe('saved searches', () => {
  const path = '/api/saved-searches';

  test('keep the filters of an address in one form, once, with the newest name and alert', async () => {
    const call = await someone();
    const query = '?page=3&cat=grant&q=solar+cooling&sort=newest&state=open&unknown=1&tas=%5B2%5D';
    const first = await call('POST', path, { name: ' Solar ', query, alert: 'daily' });
    expect(first.json.data).toMatchObject({
      name: 'Solar',
      query: 'q=solar+cooling&tas=%5B2%5D&cat=grant',
      alert: 'daily',
    });
    const again = await call('POST', path, { name: 'طاقة', query: 'cat=grant&tas=[2]&q=solar cooling', alert: 'none' });
    expect(again.json.data).toMatchObject({ id: first.json.data.id, name: 'طاقة', alert: 'none' });
    expect((await call('GET', path)).json.data.items).toHaveLength(1);
  });

  test('are renamed, change their alert and go, for their owner alone', async () => {
    const [call, other] = [await someone(), await someone()];
    const { id } = (await call('POST', path, { name: 'All', query: '' })).json.data;
    expect((await call('PATCH', `${path}/${id}`, { alert: 'weekly' })).json.data).toMatchObject({
      name: 'All',
      alert: 'weekly',
    });
    const unknown = await other('PATCH', `${path}/999999999`, { alert: 'none' });
    expect(unknown.status).toBe(404);
    expect((await other('PATCH', `${path}/${id}`, { alert: 'none' })).text).toBe(unknown.text);
    expect((await other('DELETE', `${path}/${id}`)).text).toBe(unknown.text);
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await call('GET', path)).json.data.items).toEqual([]);
  });

  test('name every wrong field, and are fifty at most', async () => {
    const call = await someone();
    const wrong = await call('POST', path, { name: '', query: 'agsCategory=Research', alert: 'hourly' });
    expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([422, ['alert', 'name', 'query']]);
    const long = await call('POST', path, { name: 'x'.repeat(121), query: 'q='.padEnd(1001, 'x') });
    expect(Object.keys(long.json.errors).toSorted()).toEqual(['name', 'query']);
    for (let index = 0; index < 50; index += 1) await call('POST', path, { name: 'n', query: `q=${index}` });
    expect((await call('POST', path, { name: 'n', query: 'q=one more' })).status).toBe(409);
    expect((await call('POST', path, { name: 'n', query: 'q=7' })).status).toBe(200);
  });
});

test('no more searches are kept than may be, also of those that come at the same moment', async () => {
  const call = await someone();
  const save = (name: string) => call('POST', '/api/saved-searches', { name, query: `q=${name}` });
  for (let index = 0; index < maxSavedSearches - 1; index += 1) await save(`word${index}`);
  const answers = await Promise.all(['three', 'at', 'once'].map(save));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await call('GET', '/api/saved-searches')).json.data.items).toHaveLength(maxSavedSearches);
});
