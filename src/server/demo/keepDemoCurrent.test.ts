import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { isUnused } from './isUnused.ts';
import { keepDemoCurrent } from './keepDemoCurrent.ts';
import { loadDemo } from './loadDemo.ts';

const loadedAt = new Date('2026-11-27T09:30:00Z');
const daysLater = (days: number) => new Date(loadedAt.getTime() + days * 86_400_000);
let server: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
  await loadReferenceContent(database.db);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

/** How many are open and closed at a moment, and at what times of day of their own zones. */
async function listAt(now: Date): Promise<unknown> {
  const { rows } = await sql`select
    count(*) filter (where opens_at <= ${now} and (deadline_at is null or deadline_at > ${now})) as open,
    count(*) filter (where deadline_at <= ${now}) as closed,
    array_agg(distinct to_char(deadline_at at time zone time_zone, 'HH24:MI:SS')) filter (where deadline_at is not null) as hours,
    array_agg(distinct extract(day from starts_on)::int) as days
    from opportunities where source = 'demo'`.execute(database.db);
  return rows[0];
}

test('an empty portal is one into which nobody has brought anything', async () => {
  expect(await isUnused(database.db)).toBe(true);
  const brought = {
    organizations: `insert into organizations (name_en, type) values ('Institute', 'university')`,
    opportunities: `insert into opportunities (title_en, category, ags_category, opens_at) values ('Post', 'position', 'research', now())`,
    members: `insert into members (full_name) values ('Mariam')`,
    fellows: `insert into fellows (reference, full_name, current_title, current_institution, locale) values ('F-1', 'Noor', 'Dean', 'Institute', 'ar')`,
    newsletter_subscribers: `insert into newsletter_subscribers (email, email_key, locale) values ('a@example.org', 'a@example.org', 'ar')`,
  };
  for (const [table, statement] of Object.entries(brought)) {
    await database.pool.query(statement);
    expect([table, await isUnused(database.db)]).toEqual([table, false]);
    await database.pool.query(`delete from ${table}`);
  }
  expect(await isUnused(database.db)).toBe(true);
});

test('a demo never expires: its dates move on by whole weeks, but for what somebody has applied to', async () => {
  await loadDemo(database.db, { now: loadedAt });
  const real = await anOpportunity(database.db, { deadline_at: daysLater(20) });
  const { id: member } = await database.db
    .insertInto('members')
    .values({ full_name: 'Noor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into applications (member_id, opportunity_id, status)
     select $1, id, 'submitted' from opportunities where source = 'demo' and deadline_at > $2 order by deadline_at limit 1 returning opportunity_id as id`,
    [member, loadedAt],
  );
  const kept = [real, rows[0]?.id];
  const deadlines = async () =>
    (await database.pool.query('select deadline_at from opportunities where id = any($1)', [kept])).rows;
  const before = { list: await listAt(loadedAt), kept: await deadlines() };

  expect(await keepDemoCurrent(database.db, daysLater(27))).toBe(0);
  expect(await listAt(loadedAt)).toEqual(before.list);

  // A year and two days later, all but the open-ended would be over.
  const later = daysLater(366);
  expect(await keepDemoCurrent(database.db, later)).toBe(419);
  const moved = (await listAt(daysLater(364))) as { open: number };
  const { open, ...rest } = before.list as { open: number; closed: number };
  // The one with an application is closed by now.
  expect(moved).toEqual({ ...rest, open: open - 1, closed: rest.closed + 1 });
  expect(await deadlines()).toEqual(before.kept);
  expect(await keepDemoCurrent(database.db, later)).toBe(0);
});
