import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrcidRecords } from '#server/gateways/orcidRecords.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { practiceRecords } from '#tests/providers/orcid/records.ts';

// security.md, SSRF: the portal asks the registry and nobody else, whatever the registry's answers say.

const karim = '0000-0000-0005-0033';
const amal = '0000-0000-0005-0017';
/** What came to where the registry sends calls on to; it would answer a record well. */
const visits: string[] = [];
const elsewhere = createServer((request, response) => {
  visits.push(`${request.method} ${request.url}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(practiceRecords[amal]));
});
let registry: LocalRegistry;
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo; // it listens on a port
  registry = await startOrcidRegistry('http://localhost:3000', `http://127.0.0.1:${port}`);
  app = await testApp({ env: registry.env });
});
afterAll(async () => {
  await Promise.all([app.close(), registry.stop(), new Promise((resolve) => elsewhere.close(resolve))]);
});

test('a redirect of the registry is not followed: neither of its records, nor of its keys and tokens', async () => {
  const records = createOrcidRecords({ apiUrl: registry.env.ORCID_API_URL ?? '' });
  expect(await records.read(amal)).toBeTruthy();
  const callback = await orcidBrowserAt(karim);
  await registry.setMode('moved');
  await expect(records.read(amal)).rejects.toMatchObject({
    code: 'orcid_record_failed',
    details: { state: { reason: 'unavailable' } },
  });
  // The code goes to the address of tokens with the portal's secret.
  expect((await callback()).json.state).toMatchObject({ reason: 'unavailable' });
  const fresh = await testApp({ env: registry.env });
  expect((await orcidBrowser(fresh).start('/en', 'en')).json.state).toMatchObject({ reason: 'unavailable' });
  await fresh.close();
  expect(visits).toEqual([]);
});

/** Somebody who has signed in at the registry and is about to come back with a code. */
async function orcidBrowserAt(orcid: string) {
  const browser = orcidBrowser(app);
  const callback = await browser.visit(orcid, '/en/about');
  return () => browser.finish(callback);
}
