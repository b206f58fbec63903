import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { listenForErrors } from './connection.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'riwaq-migrations-'));
  pool = new pg.Pool({ connectionString: database.connectionString });
  listenForErrors(pool, () => {});
  await pool.query('truncate schema_migrations');
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql);
const run = (by: pg.Pool | string = pool) => migrate(by, { directory });

describe('migrations', () => {
  test('are applied in order, once', async () => {
    await write('0001_first.sql', 'create table m_one (id int)');
    await write('0002_second.sql', 'alter table m_one add column name text');
    expect(await run()).toEqual(['0001_first', '0002_second']);
    expect(await run()).toEqual([]);
    expect(await run(database.connectionString)).toEqual([]);
  });

  test('are applied once when several servers start together', async () => {
    await write('0001_first.sql', 'create table m_one (id int); insert into m_one values (1)');
    const results = await Promise.all([run(), run(), run(database.connectionString)]);
    expect(results.flat()).toEqual(['0001_first']);
    expect((await pool.query('select * from m_one')).rowCount).toBe(1);
  });

  test('that fail leave nothing behind and say what failed', async () => {
    await write('0001_first.sql', 'create table m_one (id int); select * from nowhere');
    await expect(run()).rejects.toThrow(/^The migration 0001_first failed and was undone: .*nowhere/);
    expect((await pool.query("select to_regclass('m_one') as found")).rows).toEqual([{ found: null }]);
    await write('0001_first.sql', 'create table m_one (id int)');
    expect(await run()).toEqual(['0001_first']);
  });

  test('that were edited after use stop the start with a sentence that names them', async () => {
    await write('0001_first.sql', 'create table m_one (id int)');
    await run();
    await write('0001_first.sql', 'create table m_one (id bigint)');
    await expect(run()).rejects.toThrow('The migration 0001_first was edited after the database had used it.');
  });

  test('may be checked out with Windows line ends', async () => {
    await write('0001_first.sql', 'create table m_one (\n id int)');
    await run();
    await write('0001_first.sql', 'create table m_one (\r\n id int)');
    expect(await run()).toEqual([]);
  });

  test('known to the database but not to this version stop the start', async () => {
    await write('0001_first.sql', 'create table m_one (id int)');
    await pool.query("insert into schema_migrations values ('0002_later', 'x')");
    await expect(run()).rejects.toThrow('The database knows the migration 0002_later');
  });

  test('out of order are refused by name', async () => {
    await write('0001_first.sql', '');
    await write('0003_third.sql', '');
    await expect(run()).rejects.toThrow('The migration 0003_third.sql is out of order: a file named 0002_');
  });
});

test('a database that does not take Arabic letters for letters is refused in words', async () => {
  const name = `riwaq_test_ascii_${process.pid}`;
  await pool.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  const url = new URL(database.connectionString);
  url.pathname = `/${name}`;
  try {
    await expect(run(url.href)).rejects.toThrow('The database does not take Arabic letters for letters');
  } finally {
    await pool.query(`drop database ${name} with (force)`);
  }
});
