import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '#server/features/notifications/notify.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aReader() {
  const { id } = await aMember(app);
  const { headers } = await aSession(app, id);
  return {
    id,
    show: async (language: 'en' | 'ar' = 'en') =>
      (await app.call('GET', '/api/notification-preferences', { headers, language })).json.data,
    change: (body: unknown, language: 'en' | 'ar' = 'en') =>
      app.call('PATCH', '/api/notification-preferences', { headers, body, language }),
    list: async () => (await app.call('GET', '/api/user-notifications', { headers })).json.data,
  };
}
const ofType = (preferences: { types: { type: string }[] }, type: string) =>
  preferences.types.find((one) => one.type === type);

test('preferences have a row for each of the sixteen types, with the reader’s words and the defaults', async () => {
  const { show } = await aReader();
  const preferences = await show();
  expect(preferences.types).toHaveLength(16);
  expect(ofType(preferences, 'connection-request')).toEqual({
    type: 'connection-request',
    label: 'Requests to connect',
    channels: { in_app: true, email: true },
    frequency: 'instant',
    locked: false,
  });
  expect(ofType(preferences, 'account-security')).toMatchObject({ locked: true, frequency: 'instant' });
  expect(preferences).toMatchObject({
    digest: { frequency: 'daily', weekday: 7, hour: 8 },
    quiet_hours: null,
    time_zone: 'Asia/Qatar',
    locale: 'en',
  });
  expect(ofType(await show('ar'), 'connection-request')).toMatchObject({ label: 'طلبات التواصل' });
});

test('a change merges with what was chosen before and leaves the rest', async () => {
  const { show, change } = await aReader();
  await change({ types: [{ type: 'recommendation', channels: { email: true } }], digest: { hour: 18 } });
  const answer = await change({
    types: [{ type: 'recommendation', frequency: 'daily' }],
    digest: { weekday: 1 },
    quiet_hours: { from: '22:00', until: '07:30' },
    time_zone: 'africa/cairo',
    locale: 'ar',
  });
  expect(answer.status).toBe(200);
  expect(answer.json.data).toEqual(await show());
  expect(ofType(answer.json.data, 'recommendation')).toMatchObject({
    channels: { in_app: true, email: true },
    frequency: 'daily',
  });
  expect(answer.json.data).toMatchObject({
    digest: { frequency: 'daily', weekday: 1, hour: 18 },
    quiet_hours: { from: '22:00', until: '07:30' },
    time_zone: 'Africa/Cairo',
    locale: 'ar',
  });
  expect((await change({ quiet_hours: null })).json.data.quiet_hours).toBeNull();
  expect((await change({})).status).toBe(200);
});

test.for([
  [{ types: [{ type: 'gossip' }] }, 'types.0.type'],
  [{ types: [{ type: 'recommendation', frequency: 'hourly' }] }, 'types.0.frequency'],
  [{ types: [{ type: 'recommendation', channels: { sms: true } }] }, 'types.0.channels.sms'],
  [{ types: [{ type: 'account-security', channels: { email: false } }] }, 'types.0'],
  [{ types: [{ type: 'account-security', frequency: 'never' }] }, 'types.0'],
  [{ types: 'all' }, 'types'],
  [{ digest: { weekday: 8 } }, 'digest.weekday'],
  [{ digest: { hour: 24 } }, 'digest.hour'],
  [{ quiet_hours: { from: '25:00', until: '07:00' } }, 'quiet_hours.from'],
  [{ quiet_hours: { from: '07:00', until: '07:00' } }, 'quiet_hours'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
  [{ locale: 'fr' }, 'locale'],
  [{ member_id: 1 }, 'member_id'],
] as const)('%j is refused at its field and changes nothing', async ([body, field]) => {
  const { show, change } = await aReader();
  const before = await show();
  const { status, json } = await change(body);
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  expect(await show()).toEqual(before);
});

test('a number or a list beyond its bound is told so, as no text', async () => {
  const { change } = await aReader();
  const types = Array.from({ length: 101 }, () => ({ type: 'recommendation' }));
  const body = { types, digest: { weekday: 8, hour: -1 } };
  expect((await change(body)).json.errors).toEqual({
    types: ['The list may have at most 100 entries'],
    'digest.weekday': ['The number must be at most 7'],
    'digest.hour': ['The number must be at least 0'],
  });
  expect((await change(body, 'ar')).json.errors).toEqual({
    types: ['يجب ألا تزيد القائمة على 100 عنصر'],
    'digest.weekday': ['يجب ألا يزيد العدد على 7'],
    'digest.hour': ['يجب ألا يقل العدد عن 0'],
  });
});

test('a part unknown inside another, hours half filled in and a list that is none are told of as what they are', async () => {
  const { change } = await aReader();
  const wrong = { digest: { minute: 5 }, types: 'all', quiet_hours: { from: '22:00', until: '' } };
  expect((await change(wrong)).json.errors).toEqual({
    'digest.minute': ['This field is not known here'],
    types: ['A list is expected here'],
    'quiet_hours.until': ['This field is required'],
  });
});

test('what a member switched off is not told; what was switched off on the site alone is kept for its mail', async () => {
  const { id, change, list } = await aReader();
  const told = () => notify(app.db, { memberId: id, type: 'connection-accepted', params: { name: 'Layla' } });
  await change({ types: [{ type: 'connection-accepted', channels: { in_app: false, email: false } }] });
  await told();
  expect(await app.db.selectFrom('notifications').select('id').where('member_id', '=', id).execute()).toEqual([]);
  await change({ types: [{ type: 'connection-accepted', channels: { email: true } }] });
  await told();
  expect(await list()).toMatchObject({ notifications: [], countUnread: 0 });
  const events = await app.db.selectFrom('notification_events').select('mail').where('member_id', '=', id).execute();
  expect(events).toEqual([{ mail: 'digest' }]);
});
