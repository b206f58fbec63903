import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const faultSentence = 'عذرًا، حدث خطأ. يُرجى المحاولة لاحقًا.';

/** What a call says that was answered so. */
function sayingOf(body: string, init: ResponseInit): Promise<unknown> {
  const client = createClient({
    baseUrl: '',
    language: 'ar',
    faultSentence,
    fetch: () => Promise.resolve(new Response(body, init)),
  });
  return client.listGlobalKeys().then(
    () => 'no error',
    (error: Error) => error.message,
  );
}

test.each([
  [
    'HTTP 500 with a proxy’s page',
    '<h1>Oops</h1>',
    { status: 500, statusText: 'Internal Server Error' },
    faultSentence,
  ],
  ['HTTP 500 with an empty object', '{}', { status: 500, statusText: 'Internal Server Error' }, faultSentence],
  ['a status without a text, as HTTP/2 has it', '', { status: 502 }, faultSentence],
  ['a success that is cut off', '{"success":tr', { status: 200, statusText: 'OK' }, faultSentence],
  ['another error without a message: the status text', '', { status: 502, statusText: 'Bad Gateway' }, 'Bad Gateway'],
  ['an error with a message', '{"success":false,"message":"لا"}', { status: 409, statusText: 'Conflict' }, 'لا'],
  ['HTTP 500 with a message', `{"message":"${faultSentence}"}`, { status: 500 }, faultSentence],
])('says what went wrong to a reader of Arabic: %s', async (_title, body, init, sentence) => {
  expect(await sayingOf(body, init)).toBe(sentence);
});
