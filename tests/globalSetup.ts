import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { migrationsDirectory } from '#server/places.ts';
import { withDatabase } from './fixtures/testDatabase.ts';
import type { TestServer } from './fixtures/testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const neededBytes = 1024 ** 3;

/**
 * One PostgreSQL server for the whole run, with a migrated template that `createTestDatabase` copies: the built-in
 * one in memory, shared with other runs on this checkout, or the one that TEST_DATABASE_URL or DATABASE_URL names.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const server = outside
    ? { connectionString: outside, stop: async () => {} }
    : await startEmbeddedServer({ dataDir: testDataFolder(), holder: 'tool', mode: 'test' });
  const template = `riwaq_template_${outside ? randomBytes(5).toString('hex') : await hashMigrations()}`;
  await makeTemplate(server.connectionString, template, outside !== undefined && outside !== '');
  project.provide('testServer', { connectionString: server.connectionString, template });

  return async () => {
    if (outside) await dropTemplate(outside, template);
    await server.stop();
  };
}

/** Memory where there is enough of it; a copy of the template takes half the time there. */
function testDataFolder(): string {
  const root = path.resolve(import.meta.dirname, '..');
  const name = `riwaq-test-${userInfo().uid}-${createHash('sha256').update(root).digest('hex').slice(0, 10)}`;
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > neededBytes) return path.join('/dev/shm', name);
  } catch {
    // Not a Linux, or a container without it.
  }
  return path.join(tmpdir(), name);
}

async function hashMigrations(): Promise<string> {
  const migrations = await readMigrations(migrationsDirectory);
  const hash = createHash('sha256');
  for (const { name, checksum } of migrations) hash.update(`${name} ${checksum}\n`);
  // The job queue brings its own tables with its version.
  const project = JSON.parse(await readFile(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  hash.update(`job queue ${project.dependencies['graphile-worker']}`);
  return hash.digest('hex').slice(0, 10);
}

async function makeTemplate(serverUrl: string, template: string, isOutside: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {});
  await client.connect();
  const draft = `${template}_${process.pid}`;
  try {
    // Runs that start together make it once.
    await client.query('select pg_advisory_lock(7206155904)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const kind = isOutside ? `template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'` : '';
    await client.query(`create database ${draft} ${kind}`);
    try {
      await migrate(withDatabase(serverUrl, draft));
      await client.query(`alter database ${draft} rename to ${template}`);
    } catch (error) {
      await client.query(`drop database if exists ${draft} with (force)`);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function dropTemplate(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
