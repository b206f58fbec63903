import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '#server/db/connection.ts';
import { startPortal } from '#tests/fixtures/portal.ts';

test('an unexpected error is logged under the id of its request with its places in the sources, and answered without', async () => {
  const portal = await startPortal();
  const { db, close } = createDatabase({ connectionString: portal.connectionString, maxConnections: 1 });
  try {
    await sql`alter table contact_messages rename to contact_messages_gone`.execute(db);
    const answer = await fetch(`${portal.url}/api/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        full_name: 'Noor Haddad',
        email: 'noor@example.org',
        topic: 'general',
        message: 'When does the gathering begin, and where can I read about it?',
        consent: true,
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('src/')]);
    const line = portal
      .output()
      .split('\n')
      .find((written) => written.includes('contact_messages'));
    const logged = JSON.parse(line ?? 'null') as { level: number; reqId: string; err: { stack: string } };
    expect(logged).toMatchObject({ level: 50, reqId: answer.headers.get('x-request-id') });
    expect(logged.err.stack).toMatch(/at .*src\/server\/features\/contact\/submitContactMessage\.ts:\d+:\d+/);
  } finally {
    await close();
    await portal.stop();
  }
});
