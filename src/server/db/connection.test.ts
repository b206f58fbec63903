import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { createDatabase } from './connection.ts';
import type { OpenDatabase } from './connection.ts';
import { createStatementNames } from './namedStatements.ts';

let database: TestDatabase;
let open: OpenDatabase;
const broken: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  open = createDatabase({
    connectionString: database.connectionString,
    maxConnections: 1,
    onConnectionError: (error) => broken.push(error),
  });
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

async function all(text: string): Promise<unknown[]> {
  return (await sql.raw(text).execute(open.db)).rows;
}

describe('values from the database', () => {
  test('are numbers, dates and instants, not strings to be guessed at', async () => {
    const [row] = await all(
      `select 42::int8 as big, 1.5::numeric as exact, count(*) as count, date '2026-02-28' as day,
              timestamptz '2026-02-28 12:00+03' as instant, array[1, 2]::int8[] as bigs, array[date '2026-01-01', null] as days
       from generate_series(1, 3)`,
    );
    expect(row).toEqual({
      big: 42,
      exact: 1.5,
      count: 3,
      day: '2026-02-28',
      instant: new Date('2026-02-28T09:00:00Z'),
      bigs: [1, 2],
      days: ['2026-01-01', null],
    });
  });

  test('are instants to the millisecond wherever in time, and endless where they are', async () => {
    const [row] = await all(
      `select timestamptz '2026-02-28 12:00:00.987654+03' as exact, timestamptz '1969-12-31 23:59:59.5Z' as before,
              timestamptz '0099-03-01 00:00Z' as early, timestamptz '10000-01-01 00:00Z' as late,
              timestamptz '0044-03-15 00:00Z BC' as ancient, timestamptz 'infinity' as never, timestamptz '-infinity' as always`,
    );
    expect(row).toEqual({
      exact: new Date('2026-02-28T09:00:00.987Z'),
      before: new Date('1969-12-31T23:59:59.500Z'),
      early: new Date('0099-03-01T00:00:00Z'),
      late: new Date('+010000-01-01T00:00:00Z'),
      ancient: new Date('-000043-03-15T00:00:00Z'),
      never: Infinity,
      always: -Infinity,
    });
  });

  test('that JavaScript would round are an error', async () => {
    await expect(all('select 9007199254740993::int8 as big')).rejects.toThrow('9007199254740993 does not fit');
    expect(await all('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('hot statements', () => {
  const prepared = async () =>
    (await all('/* unnamed */ select statement from pg_prepared_statements')) as { statement: string }[];

  test('are prepared from their second use on', async () => {
    const find = () => sql`select ${1}::int as one`.execute(open.db);
    await find();
    expect((await prepared()).some(({ statement }) => statement.includes('as one'))).toBe(false);
    await find();
    await find();
    expect((await prepared()).filter(({ statement }) => statement.includes('$1::int as one'))).toHaveLength(1);
  });

  test('survive a migration that changes their columns', async () => {
    await all('create table changing as select 1 as one');
    const find = async () => (await sql`select * from changing where one = ${1}`.execute(open.db)).rows;
    for (let round = 0; round < 3; round += 1) expect(await find()).toEqual([{ one: 1 }]);
    await all('alter table changing add column two int');
    for (let round = 0; round < 3; round += 1) expect(await find()).toEqual([{ one: 1, two: null }]);
  });

  test('inside a transaction report the changed columns once and work the next time', async () => {
    const find = () =>
      open.db
        .transaction()
        .execute(async (trx) => (await sql`select * from changing as c where one = ${1}`.execute(trx)).rows);
    for (let round = 0; round < 3; round += 1) await find();
    await all('alter table changing add column three int');
    await expect(find()).rejects.toThrow('cached plan must not change result type');
    expect(await find()).toEqual([{ one: 1, two: null, three: null }]);
  });

  test('are bounded in number and length, and never hold several statements', () => {
    const names = createStatementNames();
    const nameOfSecondUse = (text: string, count = 1) => names.nameFor(text, count) ?? names.nameFor(text, count);
    expect(nameOfSecondUse('create table x (id int)')).toBeUndefined();
    expect(nameOfSecondUse('select 1; select 2', 0)).toBeUndefined();
    expect(nameOfSecondUse(`select '${'x'.repeat(29_000)}'`)).toBeUndefined();
    expect(nameOfSecondUse('/* plan anew */ select $1')).toBeUndefined();
    const named = Array.from({ length: 1000 }, (_, index) => nameOfSecondUse(`select $1 + ${index}`)).filter(Boolean);
    expect(named).toHaveLength(400);
    expect(new Set(named).size).toBe(400);
  });
});

test('a connection that breaks while nobody uses it is replaced at the next query', async () => {
  const [row] = (await all('select pg_backend_pid() as pid')) as { pid: number }[];
  const other = createDatabase({ connectionString: database.connectionString });
  await sql`select pg_terminate_backend(${row?.pid})`.execute(other.db);
  await other.close();
  await expect.poll(() => broken.length).toBe(1);
  expect(await all('select 1 as one')).toEqual([{ one: 1 }]);
});

test('closing twice is closing once', async () => {
  const other = createDatabase({ connectionString: database.connectionString });
  await sql`select 1`.execute(other.db);
  await Promise.all([other.close(), other.close()]);
});
