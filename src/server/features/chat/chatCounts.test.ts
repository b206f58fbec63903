import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import { aChatter, aConversation, conversationOf, markRead, sent } from '#tests/fixtures/someChat.ts';
import type { Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const told = async (who: Someone) =>
  (await app.call('GET', '/api/user-notifications', { headers: who.headers })).json.data as {
    notifications: Notification[];
    countUnread: number;
    countChatUnread: number;
  };
const unreadOf = ({ notifications }: { notifications: Notification[] }) =>
  notifications.filter(({ read_at }) => read_at === null);

type Step =
  | { do: 'send'; conversation: number; isMine: boolean }
  | { do: 'read'; conversation: number; isMine: boolean; upTo: number }
  | { do: 'mark' | 'delete' | 'readAll'; isMine: boolean };

const conversation = fc.nat(1);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), conversation, isMine: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('read' as const), conversation, isMine: fc.boolean(), upTo: fc.nat(9) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('mark' as const, 'delete' as const, 'readAll' as const),
        isMine: fc.boolean(),
      }),
    },
  ),
  { minLength: 4, maxLength: 16 },
) as fc.Arbitrary<Step[]>;

interface Said {
  id: number;
  by: Someone;
}

test(
  'the chat badge counts conversations with unread messages, after whatever members send, read, mark and delete',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const me = await aChatter(app);
        const pairs = [await aConversation(app, { me }), await aConversation(app, { me })] as const;
        // What was said, and up to how many messages each has read.
        const chats = pairs.map(({ id, them }) => ({
          id,
          them,
          said: [] as Said[],
          read: new Map([
            [me.id, 0],
            [them.id, 0],
          ]),
        }));
        const unreadIn = (chat: (typeof chats)[number], who: Someone) =>
          chat.said.slice(chat.read.get(who.id) ?? 0).filter(({ by }) => by.id !== who.id).length;
        const expected = (who: Someone) =>
          chats.filter((chat) => chat.read.has(who.id) && unreadIn(chat, who) > 0).length;

        for (const step of sequence) {
          if (step.do === 'send' || step.do === 'read') {
            const chat = chats[step.conversation];
            if (!chat) continue;
            const who = step.isMine ? me : chat.them;
            if (step.do === 'send') {
              chat.said.push({ id: (await sent(app, who, chat.id)).id, by: who });
            } else {
              const index = step.upTo % Math.max(1, chat.said.length);
              const message = chat.said[index];
              if (!message) continue;
              const read = Math.max(chat.read.get(who.id) ?? 0, index + 1);
              chat.read.set(who.id, read);
              expect((await markRead(app, who, chat.id, message.id)).json.data).toMatchObject({
                conversation_id: chat.id,
                last_read_message_id: chat.said[read - 1]?.id,
                countChatUnread: expected(who),
              });
            }
          } else {
            const who = step.isMine ? me : pairs[0].them;
            const [first] = (await told(who)).notifications;
            const path = step.do === 'readAll' ? 'read-all' : first?.id;
            if (path === undefined) continue;
            const method = step.do === 'delete' ? 'DELETE' : 'POST';
            const { json } = await app.call(method, `/api/user-notifications/${path}`, { headers: who.headers });
            expect(json.data.countChatUnread).toBe(expected(who));
          }
          for (const who of [me, pairs[0].them, pairs[1].them]) {
            const list = await told(who);
            expect([list.countUnread, list.countChatUnread]).toEqual([0, expected(who)]);
            // At most one unread notification for a conversation, and none for one that is read.
            const channels = unreadOf(list).map(({ data }) => data.channel_id);
            expect(new Set(channels).size).toBe(channels.length);
            for (const chat of chats)
              if (chat.read.has(who.id) && unreadIn(chat, who) === 0) expect(channels).not.toContain(chat.id);
          }
        }
        for (const chat of chats)
          for (const who of [me, chat.them])
            expect((await conversationOf(app, who, chat.id)).json.data.unread_count).toBe(unreadIn(chat, who));
      }),
      { numRuns: 12 },
    );
  },
);

test('NOT-06: new messages of a conversation are one unread notification that leads to it, and go read with it', async () => {
  const { me, them, id } = await aConversation(app);
  await sent(app, them, id, 'One');
  const { id: last } = await sent(app, them, id, 'Two');
  const list = await told(me);
  expect(list).toMatchObject({ countUnread: 0, countChatUnread: 1 });
  expect(list.notifications).toMatchObject([
    {
      read_at: null,
      data: { type: 'new-message', channel_id: id, title: '2 new messages from \u2068Noor Test\u2069' },
    },
  ]);
  const [notification] = list.notifications;
  if (!notification) throw new Error('There is none.');
  expect(pathOfNotification(notification.data)).toBe(`/messages?convoId=${id}`);
  expect((await told(them)).notifications).toEqual([]);

  await markRead(app, me, id, last);
  expect(await told(me)).toMatchObject({ countChatUnread: 0, notifications: [{ read_at: expect.any(String) }] });
  // The next message is told anew.
  await sent(app, them, id, 'Three');
  expect(unreadOf(await told(me))).toMatchObject([{ data: { channel_id: id } }]);
});

test('answering does not count as reading, and many unread messages are counted up to a hundred', async () => {
  const { me, them, id } = await aConversation(app);
  await sent(app, them, id);
  await sent(app, me, id);
  expect((await conversationOf(app, me, id)).json.data).toMatchObject({ unread_count: 1, last_read_message_id: null });
  for (let index = 0; index < 105; index += 1) await sent(app, them, id);
  expect((await conversationOf(app, me, id)).json.data.unread_count).toBe(100);
  expect((await told(me)).countChatUnread).toBe(1);
});

test('what was told of a conversation goes with it, and so does its count', async () => {
  const { me, them, id } = await aConversation(app);
  await sent(app, them, id);
  await app.db.deleteFrom('conversations').where('id', '=', id).execute();
  expect(await told(me)).toMatchObject({ countChatUnread: 0, notifications: [] });
});

test('who wants a mail at once gets one until they have read, not one for each message', async () => {
  const { me, them, id } = await aConversation(app);
  await app.db
    .insertInto('notification_settings')
    .values({ member_id: me.id, types: JSON.stringify({ 'new-message': { frequency: 'instant' } }) })
    .execute();
  const mails = async () =>
    (
      await app.db
        .selectFrom('notification_events')
        .select('mail')
        .where('member_id', '=', me.id)
        .orderBy('id')
        .execute()
    ).map(({ mail }) => mail);
  await sent(app, them, id);
  const { id: last } = await sent(app, them, id);
  expect(await mails()).toEqual(['instant', 'none']);
  await markRead(app, me, id, last);
  await sent(app, them, id);
  expect(await mails()).toEqual(['instant', 'none', 'instant']);
});

test('reading while the other one writes loses nothing: what is unread is told, what is read is not', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { me, them, id } = await aConversation(app);
    const { id: first } = await sent(app, them, id);
    const [answers] = await Promise.all([
      Promise.all([1, 2, 3].map(() => sent(app, them, id))),
      markRead(app, me, id, first),
      markRead(app, me, id, first),
    ]);
    expect(await told(me)).toMatchObject({ countChatUnread: 1 });
    expect(unreadOf(await told(me))).toHaveLength(1);
    const last = answers.reduce((one, other) => (one.seq > other.seq ? one : other));
    await Promise.all([markRead(app, me, id, first), markRead(app, me, id, last.id)]);
    expect(await told(me)).toMatchObject({ countChatUnread: 0 });
    expect(unreadOf(await told(me))).toEqual([]);
  }
});
