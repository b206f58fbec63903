import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';

// A process of its own: `generateLogins.ts '{"url":…,"parallel":…,"forMs":…}'` sends waves of sign-ins with wrong passwords
// and writes how many answers of each status came, as JSON.

interface Settings {
  url: string;
  /** Sign-ins at once; the next wave follows when the last of them is answered. */
  parallel: number;
  forMs: number;
}

// In life the storm comes from other machines: here it should take its processor time from idle ones first.
setPriority(10);

const { url, parallel, forMs } = JSON.parse(process.argv[2] ?? '{}') as Settings;
const statuses: Record<string, number> = {};

async function logIn(): Promise<void> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: `${randomBytes(6).toString('hex')}@example.org`, password: 'wrong password' }),
  });
  await response.arrayBuffer();
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
}

for (const endsAt = performance.now() + forMs; performance.now() < endsAt;)
  await Promise.all(Array.from({ length: parallel }, logIn));
process.stdout.write(JSON.stringify(statuses));
process.disconnect?.();
