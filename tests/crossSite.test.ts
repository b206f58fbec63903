import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/defineEndpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, aSession } from './fixtures/aMember.ts';
import { testApp, type TestApp } from './fixtures/testApp.ts';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await testApp();
  const { id } = await aMember(app);
  cookie = (await aSession(app, id)).headers.cookie ?? '';
});
afterAll(() => app.close());

/** What another site's page can make a browser send, with the member's cookie where SameSite would not hold it back. */
const forgeries: [string, Record<string, string>][] = [
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a fetch from a neighbor of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['another origin, from a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['an origin that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['an origin that hides itself', { origin: 'null' }],
  ['a cookie without either header', {}],
  ['a form of plain text', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
];

const writes = (Object.values(endpoints) as Endpoint[]).filter(({ method }) => method !== 'GET');

describe.each(forgeries)('%s', (_title, headers) => {
  test('changes nothing by any endpoint', async () => {
    const before = await countRows();
    for (const { name, method, path } of writes) {
      const answer = await app.call(method, path.replaceAll(/:\w+/g, '1'), {
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      // A body of another type is refused before anything is asked about where it came from.
      const refused = headers['content-type'] === 'text/plain' ? 415 : 403;
      expect([name, answer.status]).toEqual([name, refused]);
    }
    expect(await countRows()).toEqual(before);
  });
});

test('the member’s own page may write', async () => {
  const answer = await app.call('POST', '/api/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect(answer.status).toBe(200);
});

/** Of what a forged call would have written or ended. */
async function countRows(): Promise<unknown[]> {
  const living = await app.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const events = await app.db
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return [living?.count, events?.count];
}
