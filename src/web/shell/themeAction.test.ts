import type { ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { themeAction } from './themeAction.ts';

const press = async (referer: string | null) => {
  const request = new Request('https://portal.example/ar/theme', {
    method: 'POST',
    body: new URLSearchParams({ theme: 'dark' }),
    headers: referer === null ? {} : { referer },
  });
  const { status, headers } = await themeAction({
    request,
    params: { language: 'ar' },
  } as unknown as ActionFunctionArgs);
  return [status, headers.get('location')];
};

test('the theme toggle leads back to the page it was pressed on, its query included', async () => {
  expect(await press('https://portal.example/ar/members?q=a')).toEqual([303, '/ar/members?q=a']);
});

test.each([
  ['no page', null],
  ['another site', 'https://evil.example/ar'],
  ['a path that names another host', 'https://portal.example//evil.example/x'],
  ['a path that names another host with a backslash', 'https://portal.example/\\evil.example/x'],
  ['another port', 'https://portal.example:8443/ar'],
  ['a script', 'javascript:alert(1)'],
])('pressed on %s it leads home', async (_what, referer) => {
  expect(await press(referer)).toEqual([303, '/ar']);
});
