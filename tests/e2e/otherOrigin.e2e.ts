import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Endpoint } from '#contract/defineEndpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { test } from '#tests/fixtures/browser.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { withDatabase } from '#tests/fixtures/signedIn.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// T12 (security.md): a page of a second origin, in a real browser that is signed in. That of another port is the same
// site: its calls carry the member's cookie. That of another host is another site. What is no POST has to be allowed
// first, and nothing is.

const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>'),
);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const paths = (Object.values(endpoints) as Endpoint[])
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path.replaceAll(/:\w+/g, '1'));

test(`${paths.length} writes of the API and the form of logging out do nothing for pages at other origins`, async ({
  newPage,
  portal,
  guard,
}) => {
  guard.allow(/another origin|CORS|Failed to load|ERR_FAILED|ERR_ABORTED/);
  const { id } = await webMember(portal, { hasMessaging: true });
  const page = await newPage();
  await enterAs(page, portal, id);
  const before = await whatIs(portal, id);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(portal.url)) sent += 1;
  });
  for (const host of ['127.0.0.1', 'localhost']) {
    await page.goto(`http://${host}:${port}/`);
    await page.evaluate(
      async ({ url, writes }) => {
        const kinds: RequestInit[] = [
          {},
          { body: '{}', headers: { 'content-type': 'text/plain' } },
          { body: new URLSearchParams({ confirm: 'true' }) },
        ];
        await Promise.allSettled(
          writes.flatMap((path) =>
            kinds.map((kind) =>
              fetch(`${url}${path}`, { ...kind, method: 'POST', mode: 'no-cors', credentials: 'include' }),
            ),
          ),
        );
        const form = Object.assign(document.createElement('form'), { method: 'post', action: `${url}/en/logout` });
        document.body.append(form);
        form.submit();
      },
      { url: portal.url, writes: host === 'localhost' ? paths : ['/api/logout'] },
    );
    await page.waitForURL(`${portal.url}/**`, { waitUntil: 'commit' });
  }
  // A browser does send them; their answers stay unread (Cross-Origin-Resource-Policy).
  expect(sent).toBe(3 * (paths.length + 1) + 2);
  expect(await whatIs(portal, id)).toEqual(before);
});

/** All that belongs to a member, but for when a session was last seen. */
async function whatIs(portal: PortalPlace, id: number): Promise<Record<string, unknown>> {
  return withDatabase(portal, async (db) => {
    const owned = await sql<{ name: string; owner: string }>`
      select table_name as name, column_name as owner from information_schema.columns join information_schema.tables
      using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name = 'member_id' or table_name = 'members' and column_name = 'id')`.execute(db);
    const all: Record<string, unknown> = {};
    for (const { name, owner } of owned.rows) {
      const rows = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(name)} t where ${sql.ref(owner)} = ${id}
        order by 1`.execute(db);
      all[`${name} ${owner}`] = rows.rows;
    }
    return all;
  });
}
