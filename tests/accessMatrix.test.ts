import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/defineEndpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createToken, hashToken } from '#server/sessions/secretToken.ts';
import { aMember, aSession, type MemberValues } from './fixtures/aMember.ts';
import { testApp, type TestApp } from './fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;

/** A member of the kind with a living session: made anew for each call, since some calls end it. */
const signedIn =
  (values: MemberValues, kind: 'cookie' | 'bearer' = 'cookie') =>
  async (): Promise<Headers> => {
    const { id } = await aMember(app, values);
    return (await aSession(app, id, { kind })).headers;
  };

/** A living token from a mail, as a bearer. */
const mailToken = (kind: 'confirm' | 'reset' | 'set_password') => async (): Promise<Headers> => {
  const { id, email } = await aMember(app, { isConfirmed: kind !== 'confirm' });
  const token = createToken();
  await app.db
    .insertInto('mail_tokens')
    .values({
      member_id: id,
      kind,
      token_hash: hashToken(token),
      email,
      email_key: email,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { authorization: `Bearer ${token}` };
};

const principals: Record<string, () => Promise<Headers>> = {
  visitor: async () => ({}),
  member: signedIn({ hasMessaging: true }),
  unconfirmed: signedIn({ isConfirmed: false }),
  'no chat': signedIn({}),
  staff: signedIn({ roles: ['owner'] }),
  'api bearer': signedIn({}, 'bearer'),
  disabled: signedIn({ status: 'disabled' }),
  'dead cookie': async () => ({ cookie: `__Host-session=${createToken()}`, 'sec-fetch-site': 'same-origin' }),
  'confirm token': mailToken('confirm'),
  'reset token': mailToken('reset'),
  'set token': mailToken('set_password'),
};

/** An id that nobody has: who may call is answered 404, whoever may not, before anything is looked for. */
function addressOf(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_match, key: string) =>
    key === 'provider' ? 'orcid' : key === 'category' ? 'research' : key === 'slug' ? 'unknown' : '999999999',
  );
}

test('every endpoint answers every kind of caller as the reviewed table says', { timeout: 120_000 }, async () => {
  const rows: string[][] = [['endpoint', ...Object.keys(principals)]];
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const statuses = await Promise.all(
      Object.values(principals).map(async (signIn) => {
        const answer = await app.call(endpoint.method, addressOf(endpoint), {
          headers: await signIn(),
          ...(endpoint.method === 'GET' ? {} : { body: {} }),
        });
        return String(answer.status);
      }),
    );
    const row = [`${endpoint.method} ${endpoint.path}`, ...statuses];
    rows.push(row);
  }
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('./accessMatrix.txt');
});

test('what a member’s endpoint answers a stranger is the same for every stranger', async () => {
  const closed = (Object.values(endpoints) as Endpoint[]).filter(({ definition }) =>
    ['member', 'messaging'].includes(definition.access),
  );
  for (const endpoint of closed) {
    const texts = new Set<string>();
    for (const name of ['visitor', 'dead cookie', 'confirm token', 'reset token', 'set token']) {
      const answer = await app.call(endpoint.method, addressOf(endpoint), {
        headers: (await principals[name]?.()) ?? {},
        ...(endpoint.method === 'GET' ? {} : { body: {} }),
      });
      texts.add(`${answer.status} ${answer.text}`);
    }
    expect([endpoint.name, texts.size]).toEqual([endpoint.name, 1]);
  }
});
