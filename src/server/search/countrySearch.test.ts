import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

// The search box asks for "title, organization, place": a row has only the code of its country.

let app: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await testApp();
  ids.doha = await anOpportunity(app.db, { title_en: 'Tidal mapping', title_ar: 'رسم خرائط المدّ', country: 'QA' });
  ids.riyadh = await anOpportunity(app.db, {
    title_en: 'Desert mapping',
    title_ar: 'رسم خرائط الصحراء',
    country: 'SA',
  });
  ids.titled = await anOpportunity(app.db, { title_en: 'Mapping Qatar from Paris', country: 'FR' });
  ids.nowhere = await anOpportunity(app.db, { title_en: 'Sky mapping' });
  await app.db
    .insertInto('organizations')
    .values({ name_en: 'Dune College', type: 'university', country: 'OM', status: 'published' })
    .execute();
});
afterAll(() => app.close());

const found = async (q: string) => {
  const { json } = await app.call('GET', `/api/job-opportunities?q=${encodeURIComponent(q)}`);
  return json.data.is_approximate ? [] : json.data.items.map(({ id }: { id: number }) => id);
};
const names = (list: number[]) => list.map((id) => Object.keys(ids).find((name) => ids[name] === id));

test.each([
  ['qatar', ['titled', 'doha']],
  ['mapping in Qatar', ['titled', 'doha']],
  ['خرائط قطر', ['doha']],
  ['tidal qatar', ['doha']],
  ['خرائط في السعودية', ['riyadh']],
  ['Saudi Arabia', ['riyadh']],
  ['KSA', ['riyadh']],
  ['المملكة العربية السعودية', ['riyadh']],
  ['والسعودية', ['riyadh']],
  ['العربية', []],
  ['arab', []],
  ['france', ['titled']],
  ['qatar%', []],
  ['"saudi arabia"', []],
  ['@QA', []],
  ["'@QA'", []],
])('«%s» finds what is in a country, and first what names it', async (query, expected) => {
  expect(names(await found(query))).toEqual(expected);
});

test('a posting that moves is found where it is', async () => {
  const move = (country: string | null) =>
    app.db
      .updateTable('opportunities')
      .set({ country })
      .where('id', '=', ids.nowhere ?? 0)
      .execute();
  await move('JO');
  expect(names(await found('sky jordan'))).toEqual(['nowhere']);
  await move(null);
  expect(await found('sky jordan')).toEqual([]);
});

test('a code that is none does not stop a row from being written', async () => {
  for (const country of ["a'", 'a\\', 'qa', '  ']) {
    await app.db
      .updateTable('opportunities')
      .set({ country })
      .where('id', '=', ids.nowhere ?? 0)
      .execute();
    expect([country, names(await found('sky'))]).toEqual([country, ['nowhere']]);
  }
});

test('organizations are found by their country, members by their names alone', async () => {
  const organizations = async (q: string) =>
    (await app.call('GET', `/api/organizations?q=${encodeURIComponent(q)}`)).json.data.items.length;
  expect([await organizations('college oman'), await organizations('كلية عُمان'), await organizations('عمان')]).toEqual([
    1, 0, 1,
  ]);
  expect((await app.call('GET', '/api/members?q=Saudi%20Arabia')).status).toBe(200);
});
