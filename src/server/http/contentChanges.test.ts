import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { listenToContentChanges } from './contentChanges.ts';

let app: TestApp;
let network: Server;
let throughNetwork: string;
const sockets: Socket[] = [];
let isSilent = false;

/** A network between the portal and its database that can stop to deliver without closing anything. */
beforeAll(async () => {
  app = await testApp();
  const place = new URL(app.connectionString);
  // A socket's folder may stand in either place.
  const host = place.searchParams.get('host') ?? decodeURIComponent(place.hostname);
  const port = Number(place.port || 5432);
  network = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const isCut = isSilent;
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (chunk: Buffer) => isCut || isSilent || far.write(chunk));
    far.on('data', (chunk: Buffer) => isCut || isSilent || near.write(chunk));
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const through = new URL(app.connectionString);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String((network.address() as AddressInfo).port);
  throughNetwork = through.href;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  network.close();
  await app.close();
});

test('a connection on which nothing comes any more is noticed, and what was kept is dropped until another one hears', async () => {
  const heard: (string | boolean)[] = [];
  const listener = {
    tableChanged: (table: string) => void heard.push(table),
    setTrusted: (isTrusted: boolean) => void heard.push(isTrusted),
  };
  const changes = await listenToContentChanges(throughNetwork, listener, app.server.log, {
    checkMs: 100,
    answerMs: 300,
  });
  await sql`notify content_changed, 'pages'`.execute(app.db);
  await vi.waitFor(() => expect(heard).toEqual([true, 'pages']), { timeout: 3000 });
  isSilent = true;
  await vi.waitFor(() => expect(heard).toContain(false), { timeout: 5000 });
  isSilent = false;
  await vi.waitFor(() => expect(heard.at(-1)).toBe(true), { timeout: 8000 });
  await sql`notify content_changed, 'members'`.execute(app.db);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('members'), { timeout: 3000 });
  await changes.close();
});
