import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createDatabase } from '#server/db/connection.ts';
import { someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('one whose many writes wait for each other leaves the portal to everybody else, and loses none', async () => {
  const [busy, other] = [await someone(app), await someone(app)];
  const outside = createDatabase({ connectionString: app.connectionString, maxConnections: 2 });
  const hold = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = outside.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('members').select('id').where('id', '=', busy.id).forUpdate().execute();
    isHeld.resolve();
    await hold.promise;
  });
  await isHeld.promise;
  const writes = Array.from({ length: 30 }, (_, index) =>
    app.call('POST', '/api/user-profile', {
      headers: busy.headers,
      body: { section: 'links', data: { url: `example.org/${index}` } },
    }),
  );
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        outside.db,
      );
      return rows[0]?.count;
    })
    .toBeGreaterThanOrEqual(3);
  for (const path of ['/api/connections', '/api/user-profile', '/api/user'])
    expect([path, (await app.call('GET', path, { headers: other.headers })).status]).toEqual([path, 200]);
  hold.resolve();
  await holding;
  await outside.close();
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
});
