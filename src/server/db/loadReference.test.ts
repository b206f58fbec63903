import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { createDatabase } from './connection.ts';
import type { OpenDatabase } from './connection.ts';
import { hashReference, loadReferenceContent } from './loadReference.ts';
import { listReferenceRows } from './referenceRows.ts';

let server: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(async () => {
  await loadReferenceContent(database.db);
});

const forgetHash = (name: string) =>
  database.pool.query(
    `update global_keys set value = jsonb_set(value, array[$1], '"older"') where key = 'reference_hashes'`,
    [name],
  );

describe('the shipped content', () => {
  test('is whole after the first start: areas, their texts, pages, degrees, categories, settings, the event', async () => {
    const { db } = database;
    const areas = await db.selectFrom('thematic_areas').select(['slug', 'subs']).orderBy('position').execute();
    expect(areas.map(({ slug }) => slug)).toEqual([
      'progressive-education',
      'sustainability',
      'artificial-intelligence',
      'precision-health',
      'social-progress',
    ]);
    expect(areas[0]?.subs[0]).toHaveProperty('title_ar');
    expect(await count('thematic_area_categories')).toBe(15);
    expect(await count('degree_types')).toBe(13);
    expect(await count('opportunity_categories')).toBe(10);
    expect(await count('events')).toBe(1);
    const email = await db
      .selectFrom('global_keys')
      .select('value')
      .where('key', '=', 'contact_email')
      .executeTakeFirst();
    expect(email?.value).toMatch(/@/);
  });

  test('is written once: a second start writes nothing, so that no kept page is dropped', async () => {
    const client = await database.pool.connect();
    const changed: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => changed.push(payload));
    await client.query('listen content_changed');
    expect(await loadReferenceContent(database.db)).toEqual([]);
    await database.pool.query(`select pg_notify('content_changed', 'the end')`);
    await vi.waitFor(() => expect(changed.at(-1)).toBe('the end'));
    expect(changed).toEqual(['the end']);
    client.release(true);
  });

  test('comes anew where the shipped text changed', async () => {
    const row = listReferenceRows().find(({ key }) => key['slug'] === 'about');
    const { rows } = await database.pool.query(`select value from global_keys where key = 'reference_hashes'`);
    expect(rows[0].value).toHaveProperty('pages/about');
    await database.db.updateTable('pages').set({ title_en: 'An older title' }).where('slug', '=', 'about').execute();
    await rememberCurrentAsLoaded('pages', 'about');
    expect(await loadReferenceContent(database.db)).toEqual(['pages/about']);
    expect(await titleOfAbout()).toBe(row?.values['title_en']);
  });

  test('leaves what staff edited, even when the shipped text changes later', async () => {
    await database.db.updateTable('pages').set({ title_en: 'Who we are' }).where('slug', '=', 'about').execute();
    await forgetHash('pages/about');
    expect(await loadReferenceContent(database.db)).toEqual([]);
    expect(await titleOfAbout()).toBe('Who we are');
  });

  test('does not bring back what staff removed', async () => {
    await database.db.deleteFrom('global_keys').where('key', '=', 'social_links').execute();
    await forgetHash('global_keys/social_links');
    expect(await loadReferenceContent(database.db)).toEqual([]);
  });

  test('is loaded once when two servers start together', async () => {
    const second = await createTestDatabase();
    const other = createDatabase({ connectionString: second.connectionString, maxConnections: 4 });
    const written = await Promise.all([loadReferenceContent(other.db), loadReferenceContent(other.db)]);
    expect(written.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, listReferenceRows().length]);
    await other.close();
    await second.drop();
  });
});

async function titleOfAbout() {
  const row = await database.db.selectFrom('pages').select('title_en').where('slug', '=', 'about').executeTakeFirst();
  return row?.title_en;
}

async function count(table: 'thematic_area_categories' | 'degree_types' | 'opportunity_categories' | 'events') {
  const { rows } = await database.pool.query(`select count(*) as n from ${table}`);
  return rows[0].n as number;
}

/** As if an older version had shipped what the row holds now. */
async function rememberCurrentAsLoaded(table: string, slug: string) {
  const row = listReferenceRows().find((candidate) => candidate.table === table && candidate.key['slug'] === slug);
  const columns = Object.keys(row?.values ?? {}).join(', ');
  const { rows } = await database.pool.query(`select ${columns} from ${table} where slug = $1`, [slug]);
  await database.pool.query(
    `update global_keys set value = jsonb_set(value, array[$1], to_jsonb($2::text)) where key = 'reference_hashes'`,
    [`${table}/${slug}`, hashReference(rows[0])],
  );
}
