import { describe, expect, test } from 'vitest';
import { cleanParams, groupKeyOf, pathOfApplication, pathOfNotification } from './notifications.ts';

describe('where a notification leads', () => {
  test.for([
    [7, '/messages?convoId=7'],
    ['7', '/messages?convoId=7'],
    [null, '/messages'],
    ['', '/messages'],
    [0, '/messages'],
    [-1, '/messages'],
    [1.5, '/messages'],
  ] as const)('NOT-06: a new message of the channel %j leads to %s', ([channelId, path]) => {
    expect(pathOfNotification({ type: 'new-message', redirect_url: '/elsewhere', channel_id: channelId })).toBe(path);
  });

  test('others lead where they say, and to no conversation', () => {
    expect(pathOfNotification({ type: 'announcement', redirect_url: '/about', channel_id: 7 })).toBe('/about');
    expect(pathOfNotification({ type: 'announcement', redirect_url: null, channel_id: 7 })).toBeNull();
  });

  test('what is about an application leads to its place in the list', () => {
    expect(pathOfApplication(7)).toBe('/account/my-applications?application=7#application-7');
  });
});

test('what is about the same thing is one row, what stands by itself is none’s', () => {
  const target = { type: 'organization', id: 3 };
  expect(groupKeyOf('organization-update', target)).toBe('organization 3');
  expect(groupKeyOf('organization-update', undefined)).toBeNull();
  expect(groupKeyOf('connection-request', target)).toBe(
    groupKeyOf('connection-request', { type: 'connection', id: 4 }),
  );
  expect(groupKeyOf('application-submitted', target)).toBeNull();
});

test('parameters are kept without controls, marks of direction and halves of characters, and bounded', () => {
  const dirty = 'a\u202Eb\u0000c\uD800';
  expect(cleanParams({ name: dirty, title: { en: dirty, ar: null }, count: 3, at: { instant: '2026-01-01' } })).toEqual(
    {
      name: 'a b c\uFFFD',
      title: { en: 'a b c\uFFFD', ar: null },
      count: 3,
      at: { instant: '2026-01-01' },
    },
  );
  expect(cleanParams({ name: 'x'.repeat(9000) })['name']).toHaveLength(500);
});
