import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { aChatter, aConversation, conversationOf, markRead, openWith, send, sent } from '#tests/fixtures/someChat.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const unknownId = 999_999_999;
const get = (who: Someone, path: string) => app.call('GET', `/api/conversations${path}`, { headers: who.headers });
const two = async () => [await aChatter(app), await aChatter(app)] as const;
const step = (who: Someone, connectionId: number, statusId: number) =>
  app.call('POST', `/api/connections/${connectionId}/update`, { headers: who.headers, body: { statusId } });

describe('opening a conversation', () => {
  test('with a connection makes it once, from whichever side, and lists it only once somebody wrote', async () => {
    const [me, them] = await two();
    await aConnection(app, them, me);
    const first = await openWith(app, me, them.id);
    expect([first.status, first.json.data]).toMatchObject([
      201,
      {
        is_new: true,
        member: { id: them.id, full_name: 'Noor Test', has_page: true },
        can_send: true,
        cannot_send_reason: null,
        unread_count: 0,
        last_read_message_id: null,
        last_message: null,
      },
    ]);
    const { id } = first.json.data;
    for (const [who, whom] of [
      [me, them],
      [them, me],
    ] as const) {
      const again = await openWith(app, who, String(whom.id));
      expect([again.status, again.json.data]).toMatchObject([200, { id, is_new: false, member: { id: whom.id } }]);
      expect((await get(who, '')).json.data).toEqual({ items: [], has_more: false });
      expect((await get(who, `/${id}`)).json.data).toMatchObject({ id, member: { id: whom.id } });
    }
    await sent(app, me, id);
    for (const who of [me, them]) expect((await get(who, '')).json.data.items).toMatchObject([{ id }]);
  });

  test('by both at the same moment gives both the same one', async () => {
    for (let round = 0; round < 15; round += 1) {
      const [me, them] = await two();
      await aConnection(app, me, them);
      const answers = await Promise.all([openWith(app, me, them.id), openWith(app, them, me.id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
      expect(answers[0]?.json.data.id).toBe(answers[1]?.json.data.id);
    }
  });

  test('with anybody else is answered as an unknown id, byte for byte, and keeps nothing', async () => {
    const me = await aChatter(app);
    const unknown = await openWith(app, me, unknownId);
    expect(unknown.status).toBe(404);
    const stranger = await aChatter(app);
    const others = [me, stranger];
    for (const statusId of [1, 3, 4, 5]) {
      const other = await aChatter(app);
      await aConnection(app, me, other, { statusId });
      others.push(other);
    }
    for (const blockedBy of ['me', 'them']) {
      const other = await aChatter(app);
      await aConnection(app, me, other, { statusId: 6, blockers: [blockedBy === 'me' ? me : other] });
      others.push(other);
    }
    for (const values of [{ hasMessaging: false }, { status: 'disabled' as const }, { isConfirmed: false }]) {
      const other = await aChatter(app, values);
      await aConnection(app, me, other);
      others.push(other);
    }
    for (const other of others) expect((await openWith(app, me, other.id)).text).toBe(unknown.text);
    const rows = app.db.selectFrom('conversation_members').select('member_id').where('member_id', '=', me.id);
    expect(await rows.execute()).toEqual([]);
    for (const wrong of ['abc', 0, -1, 1.5, null, undefined]) expect((await openWith(app, me, wrong)).status).toBe(422);
  });

  test('is offered where it can be: on a member’s page and in the list of connections', async () => {
    const [me, them] = await two();
    const silent = await someone(app);
    await aConnection(app, me, them);
    await aConnection(app, me, silent);
    const relation = async (who: Someone, whom: Someone) =>
      (await app.call('GET', `/api/members/${whom.id}/relation`, { headers: who.headers })).json.data.can_chat;
    expect([await relation(me, them), await relation(me, silent), await relation(silent, me)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await relation(me, await aChatter(app))).toBe(false);
    const { items } = (await app.call('GET', '/api/connections', { headers: me.headers })).json.data;
    const offered = items.map((item: { user_id: number; can_chat: boolean }) => [item.user_id, item.can_chat]);
    expect(Object.fromEntries(offered)).toEqual({ [them.id]: true, [silent.id]: false });
  });
});

describe('CHT-07: a conversation', () => {
  test('of others, an unknown one and what is no id are the same, byte for byte, wherever they are asked for', async () => {
    const { me, id } = await aConversation(app);
    const { id: messageId } = await sent(app, me, id);
    const stranger = await aChatter(app);
    const answersFor = async (asked: number | string) => [
      await conversationOf(app, stranger, asked),
      await get(stranger, `/${asked}/messages`),
      await get(stranger, `/${asked}/messages?before_id=${messageId}`),
      await send(app, stranger, asked, 'Hello'),
      await send(app, stranger, asked, ''),
      await markRead(app, stranger, asked, messageId),
    ];
    const texts = new Set<string>();
    for (const asked of [id, unknownId, 'abc', '0', '-1', '1.5', '9'.repeat(40)])
      for (const { status, text } of await answersFor(asked)) texts.add(`${status} ${text}`);
    expect(texts.size).toBe(1);
    expect([...texts][0]).toMatch(/^404 /);
    expect((await get(me, `/${id}/messages`)).json.data.items).toHaveLength(1);
  });

  test('is nowhere for a member whose chat staff switched off, not even their own', async () => {
    const { me, them, id } = await aConversation(app);
    const { id: messageId } = await sent(app, them, id);
    await app.db.updateTable('accounts').set({ messaging_system: false }).where('member_id', '=', me.id).execute();
    const nowhere = await app.call('GET', '/api/no-such-address', { headers: me.headers });
    const answers = [
      await get(me, ''),
      await conversationOf(app, me, id),
      await get(me, `/${id}/messages`),
      await send(app, me, id, 'Hello'),
      await send(app, me, id, {}),
      await markRead(app, me, id, messageId),
      await openWith(app, me, them.id),
    ];
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, nowhere.text]);
    const { countChatUnread } = (await app.call('GET', '/api/user-notifications', { headers: me.headers })).json.data;
    expect(countChatUnread).toBe(0);
    // The other one keeps what was written, and cannot write more.
    const refused = await send(app, them, id, 'Hello?');
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: 'chat_closed', state: { id, can_send: false, cannot_send_reason: 'away' } },
    ]);
  });
});

describe('when the two part', () => {
  const ways: [string, (mine: Someone, their: Someone, connectionId: number) => Promise<unknown>, string, string][] = [
    ['the connection is removed', (me, _them, id) => step(me, id, 5), 'not_connected', 'not_connected'],
    ['one blocks the other, who is not told', (me, _them, id) => step(me, id, 6), 'blocked', 'not_connected'],
  ];

  test.for(ways)('because %s, both read on and neither writes', async ([, part, mine, theirs]) => {
    const { me, them, id, connectionId } = await aConversation(app);
    const message = await sent(app, them, id, 'Before');
    await part(me, them, connectionId);
    for (const [who, reason] of [
      [me, mine],
      [them, theirs],
    ] as const) {
      expect((await conversationOf(app, who, id)).json.data).toMatchObject({
        can_send: false,
        cannot_send_reason: reason,
      });
      expect((await get(who, '')).json.data.items).toMatchObject([{ id, last_message: { preview: 'Before' } }]);
      expect((await get(who, `/${id}/messages`)).json.data.items).toMatchObject([{ body: 'Before' }]);
      const refused = await send(app, who, id, 'After');
      expect([refused.status, refused.json.state]).toEqual([409, { id, can_send: false, cannot_send_reason: reason }]);
    }
    expect((await openWith(app, them, me.id)).json.data).toMatchObject({ id, can_send: false, is_new: false });
    // What was on its way arrived: sent again it is answered, not refused.
    const again = await send(app, them, id, { body: 'Before', client_id: message.client_id });
    expect([again.status, again.json.data.message]).toEqual([200, message]);
    expect((await markRead(app, me, id, message.id)).status).toBe(200);
  });

  test('a blocked one is answered in every place what one whose connection was removed is answered', async () => {
    const seen: string[] = [];
    for (const statusId of [5, 6]) {
      const { me, them, id, connectionId } = await aConversation(app);
      await step(me, connectionId, statusId);
      const answers = [await conversationOf(app, them, id), await send(app, them, id, 'After')];
      const text = answers.map((answer) => `${answer.status} ${answer.text}`).join('\n');
      seen.push(text.replaceAll(new RegExp(`\\b(${me.id}|${id})\\b`, 'g'), 'N'));
    }
    expect(seen[1]).toBe(seen[0]);
  });

  test('because one was erased, the other reads on, of a former member; the last one takes it along', async () => {
    const { me, them, id } = await aConversation(app);
    await sent(app, them, id, 'Goodbye');
    await app.db.deleteFrom('members').where('id', '=', them.id).execute();
    expect((await conversationOf(app, me, id)).json.data).toMatchObject({
      member: null,
      can_send: false,
      cannot_send_reason: 'away',
      last_message: { preview: 'Goodbye', is_own: false },
    });
    expect((await get(me, `/${id}/messages`)).json.data.items).toMatchObject([
      { sender_id: null, is_own: false, client_id: null, body: 'Goodbye' },
    ]);
    expect((await send(app, me, id, 'Hello?')).status).toBe(409);
    await app.db.deleteFrom('members').where('id', '=', me.id).execute();
    expect(await app.db.selectFrom('messages').select('id').where('conversation_id', '=', id).execute()).toEqual([]);
  });
});

describe('the list of conversations', () => {
  test('has the newest message first and goes on where a page ended, each with its preview', async () => {
    const me = await aChatter(app);
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { them, id } = await aConversation(app, { me });
      await sent(app, index % 2 === 0 ? me : them, id, `Number ${index}\n${'مُحَمَّد '.repeat(40)}`);
      ids.push(id);
    }
    // An older one is written in again, and comes first.
    await sent(app, me, ids[0] ?? 0, 'Once more');
    const order = [ids[0], ids[4], ids[3], ids[2], ids[1]];
    const pages: Conversation[][] = [];
    let before = '';
    for (let hasMore = true; hasMore;) {
      const { data } = (await get(me, `?limit=2${before}`)).json;
      pages.push(data.items);
      before = `&before_message_id=${data.items.at(-1).last_message.id}`;
      hasMore = data.has_more;
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(order);
    expect(pages[0]?.[0]?.last_message).toMatchObject({ preview: 'Once more', is_own: true, seq: 2 });
    expect(pages[1]?.[0]?.last_message?.preview).toMatch(/^Number 3 مُحَمَّد .*[^\p{M}]?\p{M}*…$/u);
    expect(pages.flat().map(({ unread_count }) => unread_count)).toEqual([0, 0, 1, 0, 1]);
    expect((await get(me, '?before_message_id=abc')).status).toBe(422);
  });

  test('tells of a member whose profile is closed to one no more than the name', async () => {
    const { me, them, id, connectionId } = await aConversation(app);
    await sent(app, me, id);
    await app.db
      .updateTable('members')
      .set({ visibility: 'connections', current_title: 'Dean' })
      .where('id', '=', them.id)
      .execute();
    expect((await conversationOf(app, me, id)).json.data.member).toMatchObject({
      current_title: 'Dean',
      has_page: true,
    });
    await step(them, connectionId, 5);
    expect((await conversationOf(app, me, id)).json.data.member).toMatchObject({
      full_name: 'Noor Test',
      current_title: null,
      has_page: false,
    });
  });
});
