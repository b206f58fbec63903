import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { errorForLog } from './errorForLog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a refusal of the database is logged with its place, and with nothing of the row', async () => {
  const { id, email } = await aMember(app, { password: 'correct horse battery' });
  const refusals = await Promise.allSettled([
    app.db.updateTable('accounts').set({ locale: 'xx' }).where('member_id', '=', id).execute(),
    app.db.updateTable('accounts').set({ email_key: email }).where('member_id', '!=', id).execute(),
    aMember(app, { email }),
  ]);
  const errors = refusals.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  expect(errors.map((error) => String(Reflect.get(error, 'detail')))).toContainEqual(expect.stringContaining(email));
  for (const error of errors) {
    const logged = errorForLog(new Error('Something failed.', { cause: error }));
    expect(logged).toMatchObject({
      message: 'Something failed.',
      cause: { table: 'accounts', message: error.message },
    });
    expect(logged.cause?.stack).toContain('at ');
    expect(JSON.stringify(logged)).not.toMatch(/@example\.org|argon2|Failing row/);
  }
});

test('an error of another library is logged without what it found wrong', () => {
  const claims = { email: 'noor@example.org', nonce: 'a-nonce' };
  const error = Object.assign(new Error('unexpected claim'), {
    code: 'WRONG',
    cause: { claims },
    response: { claims },
  });
  expect(errorForLog(error)).toEqual({ type: 'Error', message: 'unexpected claim', stack: error.stack, code: 'WRONG' });
  expect(errorForLog(claims)).toEqual({ type: 'object', message: '', stack: '' });
  const both = new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })], 'away');
  expect(errorForLog(both).errors).toEqual([expect.objectContaining({ message: '::1', code: 'ECONNREFUSED' })]);
});

test('a chain of causes without end is cut', () => {
  const error = new Error('one');
  error.cause = error;
  expect(JSON.stringify(errorForLog(error)).split('"message"')).toHaveLength(7);
});

test('the portal logs errors so', () => {
  // Where the library keeps them; there is no other way to ask.
  const serializers = Reflect.get(app.server.log, Symbol.for('pino.serializers')) as {
    err: typeof errorForLog;
  };
  const error = Object.assign(new Error('refused'), { detail: 'Key (email_key)=(noor@example.org) already exists.' });
  expect(serializers.err(error)).toEqual(errorForLog(error));
});
