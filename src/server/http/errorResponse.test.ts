import { expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { toErrorResponse } from './errorResponse.ts';

test.each([
  ['en', 'Sorry, an error has occured. Please try again later.'],
  ['ar', 'عذرًا، حدث خطأ. يُرجى المحاولة لاحقًا.'],
] as const)('what was not expected is told by the specified sentence (%s), and nothing inner', (language, message) => {
  const cause = Object.assign(new Error('column "secret" of /srv/portal does not exist'), { code: '42703' });
  const { status, body } = toErrorResponse(cause, translatorFor(language));
  expect([status, body.code, body.message]).toEqual([500, 'internal', message]);
  expect(JSON.stringify(body)).not.toMatch(/secret|portal|42703/);
});
