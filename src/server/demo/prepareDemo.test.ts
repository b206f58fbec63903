import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { createGateways } from '#server/gateways/createGateways.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { prepareDemo } from './prepareDemo.ts';

let dataDir: string;
let server: TestDatabase;
/** Of two portals on one database. */
let databases: OpenDatabase[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-demo-'));
});
beforeEach(async () => {
  server = await createTestDatabase();
  databases = [0, 1].map(() => createDatabase({ connectionString: server.connectionString, maxConnections: 4 }));
  await loadReferenceContent(databases[0]!.db);
});
afterEach(async () => {
  for (const { close } of databases) await close();
  await server.drop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function prepare({ db }: OpenDatabase, { isEmbedded = true, ...env }: { isEmbedded?: boolean; SEED?: string } = {}) {
  const config = readConfig({ DATA_DIR: dataDir, DEMO_PASSWORD: 'a demo password here', ...env });
  return prepareDemo(db, { config, isEmbedded, gateways: createGateways(config) });
}

const counts = async () =>
  (
    await databases[0]!.pool.query(
      'select (select count(*) from organizations) as organizations, (select count(*) from accounts) as accounts',
    )
  ).rows[0];

test('two portals that start at once on an empty database make one demo', async () => {
  const made = await Promise.all(databases.map((database) => prepare(database)));
  expect(made.map((accounts) => accounts?.emails.length)).toEqual([4, 4]);
  expect(await counts()).toEqual({ organizations: 136, accounts: 4 });
});

test('a demo is made in the portal’s own database, in another one only when asked, and never beside what is there', async () => {
  const database = databases[0]!;
  expect(await prepare(database, { isEmbedded: false })).toBeNull();
  expect(await prepare(database, { SEED: 'none' })).toBeNull();
  const id = await anOpportunity(database.db, { organization_id: null });
  expect(await prepare(database)).toBeNull();
  expect(await prepare(database, { isEmbedded: false, SEED: 'demo' })).toBeNull();
  expect(await counts()).toEqual({ organizations: 0, accounts: 0 });
  await database.db.deleteFrom('opportunities').where('id', '=', id).execute();
  expect(await prepare(database, { isEmbedded: false, SEED: 'demo' })).not.toBeNull();
});
