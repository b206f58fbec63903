import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateways } from '#server/gateways/createGateways.ts';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession, type MemberValues } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { mailNotification } from './mailNotification.ts';
import { notify, type NotificationCause, withdrawNotifications } from './notify.ts';
import { sendDigests } from './sendDigests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const minuteMs = 60_000;
const dayMs = 86_400_000;

async function aReader(values: MemberValues = {}) {
  const member = await aMember(app, { full_name: 'Noor Test', ...values });
  const { headers } = await aSession(app, member.id);
  return {
    ...member,
    told: (cause: Partial<NotificationCause> = {}) =>
      notify(app.db, {
        memberId: member.id,
        type: 'connection-request',
        params: { name: 'Layla <b>' },
        redirectUrl: '/account/my-connections',
        ...cause,
      }),
    change: (body: unknown) => app.call('PATCH', '/api/notification-preferences', { headers, body }),
    readAll: () => app.call('POST', '/api/user-notifications/read-all', { headers }),
    preferences: async () => (await app.call('GET', '/api/notification-preferences', { headers })).json.data,
    mails: () => mailsTo(app, member.email),
    events: () =>
      app.db
        .selectFrom('notification_events')
        .select(['notification_id', 'created_at', 'mail'])
        .where('member_id', '=', member.id)
        .orderBy('id')
        .execute(),
  };
}
/** The three summaries' worth of what waits: at most once a day by default. */
const waiting = (name: string, now: Date): Partial<NotificationCause> => ({
  type: 'connection-accepted',
  params: { name },
  now,
});
const digests = (now: Date) =>
  sendDigests({ db: app.db, config: app.config, gateways: createGateways(app.config) }, now);
const headerOf = (mail: ParsedMail | undefined, name: string): string =>
  String(mail?.headerLines.find(({ key }) => key === name)?.line ?? '').replaceAll(/\r\n\s*/g, ' ');
const linkIn = (mail: ParsedMail | undefined): string => /\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

test('what is to be told at once is mailed in the member’s language, as text and HTML, and once', async () => {
  const english = await aReader();
  const arabic = await aReader({ locale: 'ar' });
  await english.told();
  await arabic.told();
  const [mail, ...more] = await english.mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Layla <b> asks to connect');
  expect(mail?.text).toContain(`${app.config.publicUrl}/en/account/my-connections`);
  expect(mail?.html).toContain('<bdi>Layla &lt;b&gt;</bdi> would like to connect with you.');
  const [other] = await arabic.mails();
  expect(other?.subject).toBe('طلب تواصل من Layla <b>');
  expect(other?.html).toContain('<html lang="ar" dir="rtl">');
  const [event] = await english.events();
  expect(event?.mail).toBe('mailed');
  await mailNotification(
    { db: app.db, config: app.config, gateways: createGateways(app.config) },
    { notificationId: event?.notification_id ?? 0, toldAt: event?.created_at ?? new Date(), now: new Date() },
  );
  expect(await english.mails()).toHaveLength(1);
});

test('what was read, withdrawn or switched off before its mail went is not mailed', async () => {
  const reader = await aReader();
  await reader.told();
  await reader.readAll();
  await reader.told({ target: { type: 'connection', id: 901 } });
  await withdrawNotifications(app.db, { type: 'connection', id: 901 });
  await reader.told();
  await reader.change({ types: [{ type: 'connection-request', channels: { email: false } }] });
  const unconfirmed = await aReader({ isConfirmed: false });
  await unconfirmed.told();
  expect(await reader.mails()).toEqual([]);
  expect(await unconfirmed.mails()).toEqual([]);
});

test('in quiet hours a mail waits until they are over', async () => {
  const { id, told, change, events } = await aReader();
  await change({ quiet_hours: { from: '22:00', until: '07:00' }, time_zone: 'Asia/Qatar' });
  await told();
  const [event] = await events();
  const run = (now: string) =>
    mailNotification(
      { db: app.db, config: app.config, gateways: createGateways(app.config) },
      { notificationId: event?.notification_id ?? 0, toldAt: event?.created_at ?? new Date(), now: new Date(now) },
    );
  await run('2026-03-08T20:30:00Z');
  expect(await events()).toMatchObject([{ mail: 'instant' }]);
  await run('2026-03-09T04:00:00Z');
  expect(await events()).toMatchObject([{ mail: 'mailed' }]);
  expect(id).toBeGreaterThan(0);
});

test('a summary comes once for its period, is never empty and never repeats what was read or mailed', async () => {
  const { told, readAll, mails, change } = await aReader();
  await change({ digest: { hour: 8 }, time_zone: 'UTC' });
  const eight = new Date('2027-03-08T08:00:00Z');
  const at = (minutes: number) => new Date(eight.getTime() + minutes * minuteMs);
  await digests(at(0));
  expect(await mails()).toEqual([]);
  await told(waiting('Early', at(-60)));
  await told(waiting('Earlier', at(-90)));
  await told(waiting('After', at(1)));
  await digests(at(-1));
  expect(await mails()).toEqual([]);
  // Two runs at once, and one after a restart.
  await Promise.all([digests(at(2)), digests(at(2))]);
  await digests(at(30));
  const [first, ...none] = await mails();
  expect(none).toEqual([]);
  expect(first?.subject).toBe('Your day: 1 notification');
  expect(first?.text).toContain('You have new connections; the latest is');
  // Each thing leads to its own place, in either part.
  const place = `${app.config.publicUrl}/en/account/my-connections`;
  expect(first?.text).toMatch(new RegExp(`• You have new connections; .*\n${place}\n`));
  expect(first?.html).toContain(`<a href="${place}" style="color:#0f5c63">You have new connections; `);
  expect(first?.text).not.toContain('After');
  await readAll();
  await digests(new Date(eight.getTime() + dayMs));
  expect(await mails()).toHaveLength(1);
  await told(waiting('Next', new Date(eight.getTime() + dayMs)));
  await digests(new Date(eight.getTime() + 5 * dayMs));
  const all = await mails();
  expect(all).toHaveLength(2);
  expect(all[1]?.text).toContain('Next');
});

test('an announcement is one line of a summary, without a mark where its title or its text is missing', async () => {
  const { told, mails, change } = await aReader();
  await change({
    types: [{ type: 'announcement', channels: { email: true }, frequency: 'daily' }],
    digest: { hour: 8 },
    time_zone: 'UTC',
  });
  const eight = new Date('2027-03-09T08:00:00Z');
  for (const params of [
    { title: 'Both', message: '<p>A &amp; <b>B</b>,</p>C' },
    { title: 'Title alone', message: '<br>' },
    { title: '', message: 'Text alone' },
  ])
    await told({ type: 'announcement', params, redirectUrl: null, now: new Date(eight.getTime() - minuteMs) });
  await digests(eight);
  const [mail] = await mails();
  expect(mail?.text?.match(/^• .*$/gm)).toEqual([
    '• Both: A & B, C',
    '• Title alone',
    '• Announcement from the secretariat: Text alone',
  ]);
});

test('a weekly summary waits for its day; at most once a week, it takes what was meant for each day', async () => {
  const { told, mails, change } = await aReader({ locale: 'ar' });
  await change({ digest: { frequency: 'weekly', weekday: 1, hour: 9 }, time_zone: 'UTC' });
  // 8 March 2027 is a Monday.
  await told(waiting('ليلى', new Date('2027-03-05T10:00:00Z')));
  await digests(new Date('2027-03-07T09:00:00Z'));
  expect(await mails()).toEqual([]);
  await digests(new Date('2027-03-08T09:00:00Z'));
  const [mail] = await mails();
  expect(mail?.subject).toBe('ملخّص أسبوعك: إشعار واحد');
  expect(mail?.html).toContain('dir="rtl"');
});

test('one press in a mail program ends its mails (RFC 8058), without a cookie and without being led elsewhere', async () => {
  const reader = await aReader();
  await reader.told();
  const [mail] = await reader.mails();
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address = ''] = /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe')) ?? [];
  const url = new URL(address);
  expect(url.origin).toBe(app.config.publicUrl);
  const path = `${url.pathname}${url.search}`;
  expect((await app.call('GET', path)).status).toBe(303);
  const post = async (at: string) =>
    app.server.inject({
      method: 'POST',
      url: at,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const refused = await post(`${path.slice(0, -3)}abc`);
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('not one of ours')]);
  const inArabic = await post('/api/unsubscribe?language=ar&token=x');
  expect(inArabic.body).toContain('هذا الرابط ناقص');
  for (const more of ['=', '!', '%00', '%0A', '.', '%20'])
    expect([more, (await post(`${path}${more}`)).statusCode]).toEqual([more, 422]);
  expect((await post('/api/unsubscribe')).statusCode).toBe(422);
  for (let again = 0; again < 2; again += 1) expect((await post(path)).statusCode).toBe(200);
  const { types } = await reader.preferences();
  expect(types.find(({ type }: { type: string }) => type === 'connection-request').channels).toEqual({
    in_app: true,
    email: false,
  });
  await reader.told();
  expect(await reader.mails()).toHaveLength(1);
});

test('the link at the end of a summary ends the summaries, by the button of its page', async () => {
  const { told, mails, change, preferences } = await aReader();
  await change({ time_zone: 'UTC' });
  await told(waiting('Layla', new Date('2027-03-08T07:00:00Z')));
  await digests(new Date('2027-03-08T08:00:00Z'));
  const [mail] = await mails();
  const token = new URLSearchParams(linkIn(mail).split('?')[1]).get('token');
  const end = (value: unknown) =>
    app.call('POST', '/api/notification-preferences/unsubscribe', { body: { token: value } });
  expect((await end(`${token}x`)).json.code).toBe('token_invalid');
  expect((await end('')).json.code).toBe('token_invalid');
  expect((await end(token)).json.data).toEqual({ what: 'digest', label: 'Summaries' });
  expect((await preferences()).digest.frequency).toBe('never');
});

test('what happens to the locks of an account stands among its notifications, and its mail is not doubled', async () => {
  const { id, told, mails } = await aReader();
  await told({ type: 'account-security', params: { notice: { words: 'mail.security.passkeyAdded.subject' } } });
  expect(await mails()).toEqual([]);
  const { headers } = await aSession(app, id);
  const { json } = await app.call('GET', '/api/user-notifications', { headers, language: 'ar' });
  expect(json.data.notifications[0].data.title).toContain('أمان الحساب');
});
