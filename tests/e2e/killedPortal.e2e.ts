import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDatabase } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { findPostmaster } from '#server/db/postmaster.ts';
import { findFreePort } from '#tests/fixtures/findFreePort.ts';
import { startKillablePortal } from '#tests/fixtures/killablePortal.ts';
import { caseFile, fellowFields } from '#tests/fixtures/visitorForms.ts';

// Test plan T18: the portal with its own database, killed in the middle of forms with photos. Whoever got a reference
// finds one profile, one photo and two mails behind it; nobody's second try made a second profile; no file is left over.

const kills = 4;
const writers = 6;

test(
  'a portal killed again and again loses no acknowledged form, doubles none and leaves no file behind',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-killed-'));
    const port = await findFreePort();
    const acknowledged = new Map<string, string>();
    let isOver = false;

    /** Sends one profile until it is acknowledged, as a browser does that lost its connection. */
    const submit = async (): Promise<void> => {
      const key = randomUUID();
      while (!acknowledged.has(key)) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...fellowFields, biography: `Key ${key}` }))
          form.append(name, value);
        form.append('photo', new Blob([Uint8Array.from(caseFile('photo-ok.jpg'))]), 'photo.jpg');
        const answer = await fetch(`http://127.0.0.1:${port}/api/founding-fellows-profile`, {
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: form,
        }).catch(() => null);
        const body = (await answer?.json().catch(() => null)) as { data?: { reference: string } } | null;
        if (answer?.status === 201 && body?.data) acknowledged.set(key, body.data.reference);
        else await wait(50);
      }
    };
    const write = async (): Promise<void> => {
      while (!isOver) await submit();
    };

    const startPortal = () => startKillablePortal(dataDir, port, { RATE_LIMIT_FACTOR: '1000' });
    let portal = await startPortal();
    const writing = Array.from({ length: writers }, write);
    for (let n = 0; n < kills; n += 1) {
      await wait(400 + n * 150);
      await portal.end('SIGKILL');
      portal = await startPortal();
    }
    isOver = true;
    await Promise.all(writing);
    await wait(1500);
    expect(await portal.end('SIGTERM')).toBe(0);

    const server = await startEmbeddedServer({ dataDir, holder: 'tool' });
    const { db, close } = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
    try {
      const fellows = await db.selectFrom('fellows').select(['reference', 'biography', 'photo_file_id']).execute();
      expect(acknowledged.size).toBeGreaterThan(writers * 2);
      expect(new Map(fellows.map(({ biography, reference }) => [biography?.slice(4), reference]))).toEqual(
        acknowledged,
      );
      expect(fellows).toHaveLength(acknowledged.size);
      const stored = readdirSync(path.join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.includes('-'),
      );
      expect(stored.map((name) => path.basename(name)).sort((a, b) => (a < b ? -1 : 1))).toEqual(
        fellows.map(({ photo_file_id }) => String(photo_file_id)).sort((a, b) => (a < b ? -1 : 1)),
      );
      expect(readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(
        fellows.length * 2,
      );
    } finally {
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test('a portal that is told twice to stop, as when a whole group of processes is, ends well and takes its database server along', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-stopped-'));
  try {
    for (const pauseMs of [0, 100, 600]) {
      const portal = await startKillablePortal(dataDir, await findFreePort());
      const ended = portal.end('SIGTERM');
      await wait(pauseMs);
      await portal.end('SIGTERM');
      expect(await ended).toBe(0);
      expect(await findPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
