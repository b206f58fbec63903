import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { markPast } from './markPast.ts';

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

let app: TestApp;
let closed: number;
let open: number;
beforeAll(async () => {
  app = await testApp();
  closed = await anOpportunity(app.db, { title_en: 'Seagrass atlas', deadline_at: ago(3) });
  await anOpportunity(app.db, { title_en: 'Seagrass prize', deadline_at: ago(0.5) });
  open = await anOpportunity(app.db, { title_en: 'Seagrass fellowship', deadline_at: ago(-9) });
});
afterAll(() => app.close());
afterEach(() => edit(closed, { deadline_at: ago(3), status: 'published', updated_at: new Date() }));

const edit = (id: number, columns: { deadline_at?: Date; status?: string; updated_at?: Date }) =>
  app.db.updateTable('opportunities').set(columns).where('id', '=', id).execute();
const found = async (query = '') => {
  const { json } = await app.call('GET', `/api/job-opportunities?q=seagrass${query}`);
  return json.data.items.map(({ id }: { id: number }) => id).toSorted();
};
const read = async (path: string) => (await app.call('GET', path)).text;

test('what closed a day ago is marked, and no answer is another for it', async () => {
  const paths = [
    '',
    '?state=closed',
    '?state=all',
    '/filters',
    `/${closed}`,
    '?q=seagrass&state=closed',
    '?q=seagrass',
  ];
  const answers = () => Promise.all(paths.map((path) => read(`/api/job-opportunities${path}`)));
  const before = await answers();
  expect(await markPast(app.db, new Date())).toEqual({ marked: 1, unmarked: 0 });
  expect(await answers()).toEqual(before);
});

test.each([
  ['its deadline is moved', { status: 'published' }, { deadline_at: ago(-5) }],
  ['it is published again', { deadline_at: ago(-5), status: 'closed', updated_at: ago(3) }, { status: 'published' }],
])('a search among open ones finds what was past as soon as %s', async (_what, past, edited) => {
  await edit(closed, past);
  expect(await markPast(app.db, new Date())).toEqual({ marked: 1, unmarked: 0 });
  expect(await found()).toEqual([open]);
  await edit(closed, edited);
  expect(await found()).toEqual([closed, open]);
  const { json } = await app.call('GET', '/api/job-opportunities/filters?q=seagrass');
  expect(json.data.cat[0]?.count, 'and its options count it').toBe(2);
});

test('does not wait for whoever writes one of the rows, and marks that one the next time', async () => {
  const other = await anOpportunity(app.db, { title_en: 'Kelp atlas', deadline_at: ago(4) });
  await app.db.transaction().execute(async (trx) => {
    await trx.updateTable('opportunities').set({ title_en: 'Kelp maps' }).where('id', '=', other).execute();
    expect(await markPast(app.db, new Date())).toEqual({ marked: 1, unmarked: 0 });
    await trx.updateTable('opportunities').set({ title_en: 'Seagrass maps' }).where('id', '=', closed).execute();
  });
  expect(await markPast(app.db, new Date())).toEqual({ marked: 1, unmarked: 0 });
});

test('a clock that was ahead hides nothing for longer than until the next run', async () => {
  await markPast(app.db, ago(-400));
  expect(await found()).toEqual([]);
  expect(await markPast(app.db, new Date())).toEqual({ marked: 0, unmarked: 2 });
  expect(await found()).toEqual([open]);
});

test('marking has no page made anew, since none shows a mark', async () => {
  const client = new pg.Client({ connectionString: app.connectionString });
  await client.connect();
  try {
    const told: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => told.push(payload));
    await client.query('listen content_changed');
    expect(await markPast(app.db, new Date())).toMatchObject({ marked: 1 });
    expect(await markPast(app.db, new Date())).toEqual({ marked: 0, unmarked: 0 });
    await client.query(`select pg_notify('content_changed', 'the end')`);
    expect(told).toEqual(['the end']);
    await edit(closed, { updated_at: new Date() });
    await client.query(`select pg_notify('content_changed', 'the end')`);
    expect(told, 'the next write is told again').toEqual(['the end', 'opportunities', 'the end']);
  } finally {
    await client.end();
  }
});
