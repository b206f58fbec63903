import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/db/connection.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { openFellowContact } from '#server/features/fellows/fellowContact.ts';
import { SecretBox } from '#server/secretBox.ts';
import { countStatements } from '#tests/fixtures/countStatements.ts';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { loadDemo } from './loadDemo.ts';

const now = new Date('2026-11-27T09:30:00Z');
const secretBox = new SecretBox(Buffer.alloc(32, 7));
let server: TestDatabase;
let database: OpenDatabase;
let statements: number;

beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
  await loadReferenceContent(database.db);
  const counted = countStatements(database.db);
  await loadDemo(counted.db, { now, secretBox });
  statements = counted.count();
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const one = async (sql: string) => (await database.pool.query(sql)).rows[0];

describe('a database with the demo', () => {
  test('is filled a table at a time: a cold first start has ten seconds', () => {
    // Seven tables, and one statement for each fellow's sealed contact.
    expect(statements).toBeLessThanOrEqual(30);
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
