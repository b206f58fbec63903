import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/defineEndpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, aSession } from './fixtures/aMember.ts';
import { hostileKeys } from './fixtures/hostileKeys.ts';
import { testApp, type TestApp } from './fixtures/testApp.ts';

// T3 (security.md): every write of the API, with fields that it has not.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const writes = (Object.values(endpoints) as Endpoint[]).filter(({ method }) => method !== 'GET');

/** The fields of the list that an endpoint has not. */
function foreignTo({ definition }: Endpoint): string[] {
  const { properties = {} } = definition.body
    ? z.toJSONSchema(definition.body, { io: 'input', unrepresentable: 'any' })
    : {};
  return Object.keys(hostileKeys).filter((key) => !Object.hasOwn(properties, key));
}

test(`${writes.length} writes refuse ${Object.keys(hostileKeys).length} fields that they have not, each by its name, and write nothing`, async () => {
  const { id } = await aMember(app, { hasMessaging: true, roles: ['owner'] });
  const { headers } = await aSession(app, id);
  const before = await contents();
  const wrong: unknown[] = [];
  for (const endpoint of writes) {
    const keys = foreignTo(endpoint);
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, key: string) => (key === 'provider' ? 'orcid' : '1'));
    const body = Object.fromEntries(keys.map((key) => [key, hostileKeys[key]]));
    const { status, json } = await app.call(endpoint.method, path, { headers, body });
    const unnamed = keys.filter((key) => json.errors?.[key]?.[0] !== 'This field is not known here');
    if (status !== 422 || unnamed.length > 0) wrong.push([endpoint.name, status, unnamed]);
  }
  expect(wrong).toEqual([]);
  expect(await contents()).toEqual(before);
});

/** Every row that a write could have changed; counters of limits and when a session was last seen are no writes of its. */
async function contents(): Promise<Record<string, unknown>> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(app.db);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    if (name === 'limit_counters') continue;
    const digest = await sql<{
      digest: string;
    }>`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.table(name)} t`.execute(
      app.db,
    );
    rows[name] = digest.rows[0]?.digest;
  }
  return rows;
}
