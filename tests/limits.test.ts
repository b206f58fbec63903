import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { sharedLimits, type SharedLimitName } from '#server/http/sharedLimits.ts';
import { mailsTo } from './fixtures/accountMails.ts';
import { aMember, aSession } from './fixtures/aMember.ts';
import { type LocalRegistry, startOrcidRegistry } from './fixtures/orcidRegistry.ts';
import { aSecondFactor } from './fixtures/aSecondFactor.ts';
import { aRegistration, newAddress, register } from './fixtures/registrations.ts';
import { type Answer, quickHash, testApp, type TestApp } from './fixtures/testApp.ts';
import { postForm } from './fixtures/visitorForms.ts';

// T13 (security.md): each limit of the accounts at N and N + 1; from one address, many, one network; over time.

let registry: LocalRegistry;
let app: TestApp;
beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: { RATE_LIMIT_FACTOR: '1', ...registry.env }, hasQuickPasswords: true });
});
afterAll(async () => {
  await app.close();
  await registry.stop();
});
/** Where calls come from; each test from elsewhere, so that none comes near the limit of all calls (300 in 5 min). */
let here = 1;
afterEach(async () => {
  vi.useRealTimers();
  here += 1;
  await app.db.deleteFrom('limit_counters').execute();
});

interface From {
  address?: string;
  headers?: Record<string, string>;
}
type Send = (from?: From) => Promise<Answer>;

const call =
  (path: string, body?: () => object, own: Record<string, string> = {}): Send =>
  ({ address = `192.0.2.${here}`, headers = {} } = {}) =>
    app.call('POST', path, { body: body?.(), remoteAddress: address, headers: { ...own, ...headers } });

/** Calls that count for where they come from. */
const perAddress = {
  loginPerAddress: call('/api/login', () => ({ email: newAddress(), password: 'wrong' })),
  providerStartPerAddress: call('/api/auth/orcid', () => ({})),
  registerPerAddress: call('/api/register', () => ({ email: newAddress() })),
  passwordResetPerAddress: call('/api/request-reset-password', () => ({ email: newAddress() })),
  mailTokenPerAddress: call('/api/confirm-email', undefined, { authorization: `Bearer ${'A'.repeat(43)}` }),
};

const asMember = async (path: string, body: () => object, isConfirmed = true): Promise<Send> => {
  const { id } = await aMember(app, { email: newAddress(), isConfirmed });
  return call(path, body, (await aSession(app, id)).headers);
};

/** Calls that count for whose they are. */
const perMember = {
  confirmationPerMember: () => asMember('/api/resend-email-verification', () => ({}), false),
  orcidImportPerMember: async (): Promise<Send> => {
    const { id } = await aMember(app, { email: newAddress() });
    await app.db.deleteFrom('provider_identities').execute();
    await app.db
      .insertInto('provider_identities')
      .values({ provider: 'orcid', subject: '0000-0000-0005-0017', member_id: id })
      .execute();
    const { headers } = await aSession(app, id);
    return (from) =>
      app.call('GET', '/api/user-profile/orcid-import', { headers, remoteAddress: from?.address ?? '192.0.2.1' });
  },
  cvUploadPerMember: async (): Promise<Send> => {
    const { id } = await aMember(app, { email: newAddress() });
    const { headers } = await aSession(app, id);
    const file = { bytes: Buffer.from('no CV'), name: 'cv.pdf' };
    return (from) =>
      postForm(
        app,
        '/api/user-profile/upload-cv',
        {},
        { file },
        { headers, remoteAddress: from?.address ?? '192.0.2.1' },
      );
  },
  // An unknown kind counts too, and costs no document.
  cvDocumentPerMember: async (): Promise<Send> => {
    const { id } = await aMember(app, { email: newAddress() });
    const { headers } = await aSession(app, id);
    return (from) =>
      app.call('GET', '/api/user-profile/cv/en/none', {
        headers,
        remoteAddress: from?.address ?? '192.0.2.1',
      });
  },
  applyPerMember: () => asMember('/api/job-opportunities/apply/999999999', () => ({})),
  chatMessagePerMember: async () => {
    const { id } = await aMember(app, { email: newAddress(), hasMessaging: true });
    return call('/api/conversations/999999999/messages', () => ({}), (await aSession(app, id)).headers);
  },
  connectionRequestPerMember: async () => {
    const { id } = await aMember(app, { email: newAddress() });
    const { headers } = await aSession(app, id);
    return async (from?: From) => {
      const { id: other } = await aMember(app, { email: newAddress() });
      return call('/api/connections', () => ({ user_id: other }), headers)(from);
    };
  },
  exportPerMember: async () => {
    const send = await asMember('/api/account/exports', () => ({}));
    return async (from?: From) => {
      // While one is being made, another is not counted.
      await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(app.db);
      return send(from);
    };
  },
  passwordCheckPerMember: () =>
    asMember('/api/change-old-password', () => ({
      old_password: 'not it',
      password: 'a quite different one',
      password_confirmation: 'a quite different one',
    })),
  wrongCodePerMember: async (): Promise<Send> => {
    const password = 'the right one 1';
    const { id, email } = await aMember(app, { email: newAddress() });
    await app.db
      .updateTable('accounts')
      .set({ password_hash: quickHash(password) })
      .where('member_id', '=', id)
      .execute();
    await aSecondFactor(app, id);
    return async (from) => {
      const begun = await call('/api/login', () => ({ email, password }))({ address: anyAddress() });
      const { challenge } = begun.json.data;
      return call('/api/login/second-factor', () => ({ challenge, code: '000000' }))(from);
    };
  },
};

/** Mails that stop coming, while the answer stays the same. */
const perEmail = {
  register: (email: string) => register(app, aRegistration({ email }), { remoteAddress: anyAddress() }),
  passwordReset: (email: string) => call('/api/request-reset-password', () => ({ email }))({ address: anyAddress() }),
};

let lastAddress = 0;
const anyAddress = (): string => `198.51.100.${(lastAddress += 1) % 250}`;

/** How many of so many calls were refused by a limit. */
async function refusals(count: number, send: (index: number) => Promise<Answer>): Promise<number> {
  let refused = 0;
  for (let index = 0; index < count; index += 1) if ((await send(index)).status === 429) refused += 1;
  return refused;
}

const step = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
};

test('every limit has a test of its own', () => {
  const ofMails = Object.keys(perEmail).flatMap((name) => [`${name}PerEmail`, `${name}PerEmailAndDay`]);
  // heldForms.test.ts and finishLogin.test.ts try these at their end.
  const elsewhere = ['heldFormPerAddress', 'wrongRecoveryCodePerNetwork'];
  const tested = [
    'confirmationPerEmailAndDay',
    ...elsewhere,
    ...Object.keys(perAddress),
    ...Object.keys(perMember),
    ...ofMails,
  ];
  expect(tested.toSorted()).toEqual(Object.keys(sharedLimits).toSorted());
});

describe.each(Object.entries(perAddress))('%s', (name, send) => {
  const { max, windowSeconds } = sharedLimits[name as SharedLimitName];

  test('lets N of one address pass, and tells the next one when to come back', async () => {
    expect(await refusals(max, () => send())).toBe(0);
    const refused = await send({ headers: { language: 'ar' } });
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(windowSeconds - 60);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    const minutes = Math.ceil(seconds / 60);
    expect(refused.json.message).toBe(translatorFor('ar')('api.error.rate_limited.minutes', { minutes }));
  });

  test('lets 300 addresses pass, and none of them the more for the headers it invents', async () => {
    expect(await refusals(300, (index) => send({ address: `10.0.${index % 2}.${index >> 1}` }))).toBe(0);
    const invented = (index: number) => ({
      'x-forwarded-for': `203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
    });
    expect(await refusals(max + 1, (index) => send({ headers: invented(index) }))).toBe(1);
  });

  test('counts a whole IPv6 network as one address, and its neighbor apart', async () => {
    const inOne = (index: number) => ({ address: `2001:db8:0:7:${(index * 7919).toString(16)}::${index + 1}` });
    expect(await refusals(max + 1, (index) => send(inOne(index)))).toBe(1);
    expect((await send({ address: '2001:db8:0:8::1' })).status).not.toBe(429);
  });

  test('opens when its time is over, and neither sooner nor later where the clock is set back', async () => {
    // A slow machine must not come to the end of the window by itself.
    step(0);
    await refusals(max, () => send());
    step(windowSeconds - 5);
    expect((await send()).status).toBe(429);
    step(-7 * windowSeconds);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(windowSeconds);
    step(windowSeconds + 1);
    expect((await send()).status).not.toBe(429);
  });
});

describe.each(Object.entries(perMember))('%s', (name, prepare) => {
  test('lets N of one member pass, wherever they come from, and another member all the same', async () => {
    const { max } = sharedLimits[name as SharedLimitName];
    const send = await prepare();
    expect(await refusals(max, () => send({ address: anyAddress() }))).toBe(0);
    const refused = await send({ address: anyAddress() });
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await prepare())({ address: anyAddress() })).status).not.toBe(429);
  });
});

describe('confirmationPerEmailAndDay', () => {
  const { max } = sharedLimits.confirmationPerEmailAndDay;
  const naming = async (email: string) => asMember('/api/update-profile', () => ({ email }));

  test.each([
    ['nobody’s', async () => newAddress()],
    ['a member’s', async () => (await aMember(app, { email: newAddress() })).email],
  ])('lets N members name %s address as their new one, and no more mails come to it', async (_whose, aTarget) => {
    const target = await aTarget();
    const send = async () => (await naming(target))({ address: anyAddress() });
    expect(await refusals(max + 5, send)).toBe(5);
    expect(await mailsTo(app, target)).toHaveLength(max);
    expect((await (await naming(newAddress()))()).status).toBe(200);
  });

  test('counts the mails that are sent again, too', async () => {
    const target = newAddress();
    for (let member = 0; member < max / 2; member += 1) {
      const { id } = await aMember(app, { email: newAddress() });
      const { headers } = await aSession(app, id);
      expect((await call('/api/update-profile', () => ({ email: target }), headers)()).status).toBe(200);
      expect((await call('/api/resend-email-verification', undefined, headers)()).status).toBe(200);
    }
    expect((await (await naming(target))()).status).toBe(429);
    expect(await mailsTo(app, target)).toHaveLength(max);
  });
});

describe.each(Object.entries(perEmail))('mails of %s', (name, send) => {
  test('are five in half an hour and six a day for one address, and nobody is told', async () => {
    const email = newAddress();
    const answers: string[] = [];
    const ask = async (count: number): Promise<number> => {
      for (let index = 0; index < count; index += 1) {
        const { status, text } = await send(email);
        answers.push(`${status} ${text}`);
      }
      return (await mailsTo(app, email)).length;
    };
    if (name === 'passwordReset') await aMember(app, { email });
    expect(await ask(7)).toBe(5);
    step(1801);
    expect(await ask(3)).toBe(6);
    expect(new Set(answers).size).toBe(1);
  });
});
