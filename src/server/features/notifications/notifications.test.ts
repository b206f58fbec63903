import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NotificationParams } from '#domain/notifications.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { notify, type NotificationCause, withdrawNotifications } from './notify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aReader(values: Parameters<typeof aMember>[1] = {}) {
  const { id } = await aMember(app, values);
  const { headers } = await aSession(app, id);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', language: 'en' | 'ar' = 'en') =>
    app.call(method, `/api/user-notifications${path}`, { headers, language });
  const told = (cause: Omit<NotificationCause, 'memberId'>) => notify(app.db, { memberId: id, ...cause });
  return { id, headers, call, told };
}

const request = (name: string, id: number): Omit<NotificationCause, 'memberId'> => ({
  type: 'connection-request',
  params: { name },
  target: { type: 'connection', id },
  redirectUrl: '/account/my-connections',
});
const sent = (title: string, id: number): Omit<NotificationCause, 'memberId'> => ({
  type: 'application-submitted',
  params: { title: { en: title, ar: null } },
  target: { type: 'application', id },
  redirectUrl: '/account/my-applications',
});

test('a notification is worded in the language of who reads it, with the shape of the specification', async () => {
  const { call, told } = await aReader();
  await told(request('ليلى <b>حسن</b>', 1));
  const { json, headers } = await call('GET');
  expect(headers['cache-control']).toContain('no-store');
  expect(Object.keys(json.data)).toEqual(['notifications', 'countUnread', 'countChatUnread', 'meta']);
  expect(json.data).toMatchObject({
    countUnread: 1,
    countChatUnread: 0,
    meta: { page: 1, per_page: 20, total: 1, last_page: 1 },
    notifications: [
      {
        read_at: null,
        data: {
          title: '\u2068ليلى <b>حسن</b>\u2069 asks to connect',
          message: '<bdi>ليلى &lt;b&gt;حسن&lt;/b&gt;</bdi> would like to connect with you.',
          type: 'connection-request',
          redirect_url: '/account/my-connections',
          channel_id: null,
        },
      },
    ],
  });
  expect((await call('GET', '', 'ar')).json.data.notifications[0].data.title).toBe(
    'طلب تواصل من \u2068ليلى <b>حسن</b>\u2069',
  );
});

test('NOT-01: whatever is done twice or to what was read, the counts are those of the server and never below zero', async () => {
  const { call, told } = await aReader();
  await told(sent('One', 1));
  await told(sent('Two', 2));
  const [two, one] = (await call('GET')).json.data.notifications;
  const [first, second] = await Promise.all([call('POST', `/${one.id}`), call('POST', `/${one.id}`)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.json.data).toEqual(second.json.data);
  expect(first.json.data).toMatchObject({ id: one.id, countUnread: 1, countChatUnread: 0 });
  expect((await call('DELETE', `/${one.id}`)).json.data.countUnread).toBe(1);
  expect((await call('DELETE', `/${two.id}`)).json.data.countUnread).toBe(0);
  expect((await call('DELETE', `/${two.id}`)).json.data.countUnread).toBe(0);
  expect((await call('POST', `/${two.id}`)).status).toBe(404);
  expect((await call('GET')).json.data).toMatchObject({ notifications: [], countUnread: 0, meta: { total: 0 } });
  await told(sent('Three', 3));
  expect((await call('POST', '/read-all')).json.data).toEqual({ countUnread: 0, countChatUnread: 0 });
});

test('another member’s notification is as unknown as one that nobody has', async () => {
  const owner = await aReader();
  const other = await aReader();
  await owner.told(sent('One', 4));
  const [{ id }] = (await owner.call('GET')).json.data.notifications;
  for (const method of ['POST', 'DELETE'] as const) {
    const answers = await Promise.all([`/${id}`, '/999999999', '/0', '/x'].map((path) => other.call(method, path)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  }
  expect((await owner.call('GET')).json.data.countUnread).toBe(1);
});

test('several requests to connect are one notification with their number, which follows what is withdrawn', async () => {
  const { call, told } = await aReader();
  for (const [index, name] of ['Layla', 'Omar', 'Noor'].entries()) await told(request(name, 10 + index));
  const titles = async () => {
    const { notifications, countUnread } = (await call('GET')).json.data;
    return [countUnread, ...notifications.map((item: { data: { title: string } }) => item.data.title)];
  };
  expect(await titles()).toEqual([1, '3 members ask to connect']);
  await withdrawNotifications(app.db, { type: 'connection', id: 12 });
  expect(await titles()).toEqual([1, '2 members ask to connect']);
  await call('POST', '/read-all');
  await told(request('Noor', 13));
  expect(await titles()).toEqual([1, '\u2068Noor\u2069 asks to connect', '2 members ask to connect']);
  for (const id of [10, 11, 13]) await withdrawNotifications(app.db, { type: 'connection', id });
  expect(await titles()).toEqual([0]);
});

test('one dedupe key tells a member once, also when two causes come at once or after it was deleted', async () => {
  const { id: memberId, call, told } = await aReader();
  const reminder = { ...sent('One', 20), dedupeKey: 'day 7' };
  await Promise.all([1, 2, 3].map(() => app.db.transaction().execute((db) => notify(db, { memberId, ...reminder }))));
  const { notifications } = (await call('GET')).json.data;
  expect(notifications).toHaveLength(1);
  await call('DELETE', `/${notifications[0].id}`);
  await told(reminder);
  expect((await call('GET')).json.data.notifications).toEqual([]);
});

test('what a member did to others is forgotten with that member', async () => {
  const { call, told } = await aReader();
  const actor = await aMember(app);
  await told({ ...request('Layla', 30), actorId: actor.id });
  await app.db.deleteFrom('members').where('id', '=', actor.id).execute();
  expect((await call('GET')).json.data).toMatchObject({ notifications: [], countUnread: 0 });
});

test('members without an account and disabled ones are told nothing, and nothing fails', async () => {
  const { id } = await aMember(app, { status: 'disabled' });
  await notify(app.db, { memberId: id, ...sent('One', 40) });
  await notify(app.db, { memberId: 999_999_999, ...sent('One', 40) });
  expect(await app.db.selectFrom('notifications').select('id').where('member_id', '=', id).execute()).toEqual([]);
});

test('new messages are told where staff switched chat on, and no bell counts them', async () => {
  const message: Omit<NotificationCause, 'memberId'> = {
    type: 'new-message',
    params: { name: 'Layla' },
    target: { type: 'conversation', id: 7 },
    channelId: 7,
  };
  const chatting = await aReader({ hasMessaging: true });
  const silent = await aReader();
  for (const reader of [chatting, silent]) {
    await reader.told(message);
    await reader.told(message);
  }
  expect((await chatting.call('GET')).json.data).toMatchObject({
    countUnread: 0,
    notifications: [{ data: { title: '2 new messages from \u2068Layla\u2069', channel_id: 7 } }],
  });
  expect((await silent.call('GET')).json.data).toMatchObject({ countUnread: 0, countChatUnread: 0, notifications: [] });
});

test.for(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/x', 'data:text/html,x'])(
  'an address that leaves the portal, "%s", is neither kept nor shown',
  async (redirectUrl) => {
    const { id, call, told } = await aReader();
    await told({ ...sent('One', 50), redirectUrl });
    const shown = async () => (await call('GET')).json.data.notifications[0].data.redirect_url;
    expect(await shown()).toBeNull();
    await app.db
      .updateTable('notification_events')
      .set({ redirect_url: redirectUrl })
      .where('member_id', '=', id)
      .execute();
    expect(await shown()).toBeNull();
  },
);

test('NOT-03: of HTML in an announcement bold stays; scripts, handlers, styles and script links go', async () => {
  const { call, told } = await aReader();
  const html =
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><b>ok</b><style>*{display:none}</style><script>x</script><b onclick="x">two</b>';
  await told({ type: 'announcement', params: { title: 'News <i>', message: { en: html, ar: null } } });
  const { title, message } = (await call('GET')).json.data.notifications[0].data;
  expect([title, message]).toEqual(['News <i>', '<a>a</a><b>ok</b><b>two</b>']);
});

test('an announcement without a title is named by its kind, one without words is not told', async () => {
  const { call, told } = await aReader();
  const wordless: NotificationParams[] = [
    {},
    { title: ' ', message: '<p> </p><br>&nbsp;' },
    { title: { en: '', ar: null }, message: '' },
  ];
  for (const nothing of wordless) await told({ type: 'announcement', params: nothing });
  expect((await call('GET')).json.data.notifications).toEqual([]);
  await told({ type: 'announcement', params: { title: { en: '', ar: 'خبر' }, message: '' } });
  await told({ type: 'announcement', params: { message: 'Closed on Friday' } });
  const shown = async (language: 'en' | 'ar') =>
    (await call('GET', '', language)).json.data.notifications.map(({ data }: { data: object }) => data);
  expect(await shown('en')).toMatchObject([
    { title: 'Announcement from the secretariat', message: 'Closed on Friday' },
    { title: 'خبر', message: '' },
  ]);
  expect(await shown('ar')).toMatchObject([{ title: 'إعلان من الأمانة' }, { title: 'خبر' }]);
});

test('pages of twenty: a page that is none is the first, one past the end is empty', async () => {
  const { call, told } = await aReader();
  for (let index = 0; index < 21; index += 1) await told(sent(`Number ${index}`, 100 + index));
  const pages = await Promise.all(
    ['', '?page=2', '?page=9', '?page=-1', '?per_page=500'].map((query) => call('GET', query)),
  );
  expect(pages.map(({ json }) => [json.data.notifications.length, json.data.meta.page])).toEqual([
    [20, 1],
    [1, 2],
    [0, 9],
    [20, 1],
    [21, 1],
  ]);
  expect(pages[0]?.json.data.meta).toMatchObject({ total: 21, last_page: 2 });
});
