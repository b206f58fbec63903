import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/db/connection.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { openFellowContact } from '#server/features/fellows/fellowContact.ts';
import { SecretBox } from '#server/secretBox.ts';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { loadDemo } from './loadDemo.ts';

const now = new Date('2026-11-27T09:30:00Z');
const secretBox = new SecretBox(Buffer.alloc(32, 7));
let server: TestDatabase;
let database: OpenDatabase;
let tookMs: number;

beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
  await loadReferenceContent(database.db);
  const startedAt = performance.now();
  await loadDemo(database.db, { now, secretBox });
  tookMs = performance.now() - startedAt;
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const one = async (sql: string) => (await database.pool.query(sql)).rows[0];

describe('a database with the demo', () => {
  test('is filled in a fraction of the ten seconds that a cold first start may take', () => {
    // About two seconds of one core, most of it the search's; the bound leaves room for a busy machine.
    expect(tookMs).toBeLessThan(10_000);
  });

  test('links every opportunity and every member to an organization and to areas', async () => {
    expect(await one('select count(*) as n from opportunities where organization_id is null')).toEqual({ n: 0 });
    expect(await one('select count(*) as n from members where organization_id is null')).toEqual({ n: 0 });
    const links = await one(`select
      (select count(distinct opportunity_id) from opportunity_areas) = (select count(*) from opportunities) as opportunities,
      (select count(distinct member_id) from member_areas) = (select count(*) from members) as members,
      (select count(distinct organization_id) from organization_areas) = (select count(*) from organizations) as organizations`);
    expect(links).toEqual({ opportunities: true, members: true, organizations: true });
  });

  test('leaves the announcements empty (decisions §4)', async () => {
    expect(await one('select count(*) as n from announcements')).toEqual({ n: 0 });
  });

  test('keeps what fellows told the secretariat sealed', async () => {
    const { id } = await one('select min(id) as id from fellows');
    expect(await openFellowContact(database.db, secretBox, id)).toMatchObject({
      emailAddress: 'fellow-01@example.org',
    });
    expect(
      await one(`select count(*) as n from fellow_contacts where position('example' in encode(sealed, 'escape')) > 0`),
    ).toEqual({ n: 0 });
  });
});
