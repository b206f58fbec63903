import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { hostileKeys } from '#tests/fixtures/hostileKeys.ts';
import { aConversation, markRead, send, sent } from '#tests/fixtures/someChat.ts';
import type { Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const list = async (who: Someone, id: number, query = '') =>
  (await app.call('GET', `/api/conversations/${id}/messages?${query}`, { headers: who.headers })).json.data as {
    items: Message[];
    has_more: boolean;
  };
const seqs = (items: readonly Message[]) => items.map(({ seq }) => seq);
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

describe('a message', () => {
  test('is kept as it was typed, in one form of Unicode and without white space at its ends', async () => {
    const { me, them, id } = await aConversation(app);
    const clientId = randomUUID();
    const typed = '  cafe\u0301 <b>no</b>\r\nمُحَمَّد 👨‍👩‍👧\u202Eabc\n ';
    // A control that would turn what stands around it goes (decision 039).
    const body = 'caf\u00E9 <b>no</b>\nمُحَمَّد 👨‍👩‍👧abc';
    const { status, json, headers } = await send(app, me, id, { body: typed, client_id: clientId.toUpperCase() });
    expect([status, json.data]).toEqual([
      200,
      {
        message: {
          id: expect.any(Number),
          conversation_id: id,
          seq: 1,
          is_own: true,
          sender_id: me.id,
          body,
          sent_at: expect.stringMatching(/Z$/),
          client_id: clientId,
        },
        countUnread: 0,
        countChatUnread: 0,
      },
    ]);
    expect(headers['cache-control']).toContain('no-store');
    expect((await list(them, id)).items).toEqual([{ ...json.data.message, is_own: false, client_id: null }]);
  });

  test('has 1 to 4000 characters as the counter counts them, no control characters, and a UUID: each wrong field is named', async () => {
    const { me, id } = await aConversation(app);
    for (const body of ['x', 'x'.repeat(4000), '😀'.repeat(2000), `\n${'ا'.repeat(4000)}\n`])
      expect((await send(app, me, id, body)).status).toBe(200);
    const refused = async (body: object, language: 'en' | 'ar' = 'en') => {
      const { status, json } = await send(app, me, id, body, language);
      return [status, json.errors];
    };
    const client_id = randomUUID();
    const tooLong = { body: ['Max 4000 characters.'] };
    expect(await refused({ body: 'x'.repeat(4001), client_id })).toEqual([422, tooLong]);
    expect(await refused({ body: '😀'.repeat(2001), client_id })).toEqual([422, tooLong]);
    const odd = { body: ['This text contains characters that cannot be accepted'] };
    for (const body of ['a\0b', 'a\u0007b', 'a\uD800b']) expect(await refused({ body, client_id })).toEqual([422, odd]);
    expect(await refused({ body: ' \n\u00A0', client_id }, 'ar')).toEqual([422, { body: ['يُرجى كتابة رسالة أولًا.'] }]);
    expect(await refused({})).toEqual([
      422,
      { body: ['Write a message first.'], client_id: [expect.stringContaining('sent twice')] },
    ]);
    for (const wrong of ['abc', `${client_id}0`, '{}'])
      expect((await refused({ body: 'x', client_id: wrong }))[1]).toHaveProperty('client_id');
    for (const [key, value] of Object.entries(hostileKeys))
      expect([key, (await send(app, me, id, { body: 'x', client_id, [key]: value })).status]).toEqual([key, 422]);
    expect(seqs((await list(me, id)).items)).toEqual([1, 2, 3, 4]);
  });

  test('sent again under its client_id is the same one, however often and at once; with another text it is refused', async () => {
    const { me, them, id } = await aConversation(app);
    const message = { body: 'Once', client_id: randomUUID() };
    const answers = await Promise.all(upTo(10).map(() => send(app, me, id, message)));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.data.message.id}`)).size).toBe(1);
    expect((await send(app, me, id, { ...message, body: ' Once\n' })).json.data.message.seq).toBe(1);
    const other = await send(app, me, id, { ...message, body: 'Twice' });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch']);
    // The other one's messages have names of their own, and so has each conversation.
    expect((await send(app, them, id, { ...message, body: 'Mine' })).json.data.message.seq).toBe(2);
    const elsewhere = await aConversation(app, { me });
    expect((await send(app, me, elsewhere.id, { ...message, body: 'Elsewhere' })).json.data.message.seq).toBe(1);
    expect((await list(me, id)).items.map(({ body }) => body)).toEqual(['Once', 'Mine']);
  });

  test('under an Idempotency-Key is sent once as well', async () => {
    const { me, id } = await aConversation(app);
    const headers = { ...me.headers, 'idempotency-key': randomUUID() };
    const body = { body: 'Once', client_id: randomUUID() };
    const path = `/api/conversations/${id}/messages`;
    const [first, second] = [
      await app.call('POST', path, { headers, body }),
      await app.call('POST', path, { headers, body }),
    ];
    expect(second.json).toEqual(first.json);
    const other = await app.call('POST', path, { headers, body: { ...body, body: 'Other' } });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('of fifty that both send at once each has a number of its own, 1 to 50 without a gap', async () => {
    const { me, them, id } = await aConversation(app);
    const answers = await Promise.all(upTo(50).map((index) => send(app, index % 3 === 0 ? me : them, id, `${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const given = answers.map(({ json }) => json.data.message as Message);
    expect(seqs(given).toSorted((a, b) => a - b)).toEqual(upTo(50));
    const kept = (await list(me, id, 'limit=50')).items;
    expect(seqs(kept)).toEqual(upTo(50));
    const times = kept.map(({ sent_at }) => sent_at);
    expect(times).toEqual(times.toSorted());
    expect(kept.map(({ id: messageId }) => messageId)).toEqual(
      given.toSorted((a, b) => a.seq - b.seq).map(({ id: messageId }) => messageId),
    );
    // A number that was refused or taken back leaves no gap either.
    await send(app, me, id, '');
    expect((await sent(app, them, id)).seq).toBe(51);
  });
});

describe('the messages of a conversation', () => {
  test('come thirty at a time, the newest; then those before one, and those after one', async () => {
    const { me, them, id } = await aConversation(app);
    const ids: number[] = [];
    for (const index of upTo(65)) ids.push((await sent(app, index % 2 === 0 ? me : them, id, `${index}`)).id);
    const idOf = (seq: number) => ids[seq - 1];
    const newest = await list(me, id);
    expect([seqs(newest.items), newest.has_more]).toEqual([upTo(30, 36), true]);
    const before = await list(me, id, `before_id=${idOf(36)}`);
    expect([seqs(before.items), before.has_more]).toEqual([upTo(30, 6), true]);
    const oldest = await list(me, id, `before_id=${idOf(6)}`);
    expect([seqs(oldest.items), oldest.has_more]).toEqual([upTo(5), false]);
    const after = await list(me, id, `after_id=${idOf(60)}&before_id=`);
    expect([seqs(after.items), after.has_more]).toEqual([upTo(5, 61), false]);
    const some = await list(me, id, `after_id=${idOf(1)}&limit=3`);
    expect([seqs(some.items), some.has_more]).toEqual([upTo(3, 2), true]);
    expect(await list(me, id, `after_id=${idOf(65)}`)).toEqual({ items: [], has_more: false });
  });

  test('are not looked for around a message of another conversation, an unknown one or two at once', async () => {
    const { me, id } = await aConversation(app);
    const elsewhere = await aConversation(app);
    const [own, foreign] = [await sent(app, me, id), await sent(app, elsewhere.me, elsewhere.id)];
    const ask = (query: string) =>
      app.call('GET', `/api/conversations/${id}/messages?${query}`, { headers: me.headers });
    const texts = new Set<string>();
    for (const unknown of [foreign.id, 999_999_999]) {
      const { status, text } = await ask(`before_id=${unknown}`);
      texts.add(`${status} ${text}`);
      expect((await markRead(app, me, id, unknown)).status).toBe(422);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^422 /)]);
    for (const query of ['after_id=abc', 'after_id=0', `after_id=${own.id}&before_id=${own.id}`])
      expect((await ask(query)).status).toBe(422);
    expect((await ask('before_id=9999999999999999')).json.errors).toEqual({
      before_id: ['The number must be at most 999,999,999,999,999'],
    });
    for (const [limit, count] of [
      ['0', 1],
      ['abc', 1],
      ['1', 1],
    ] as const)
      expect((await list(me, id, `limit=${limit}`)).items).toHaveLength(count);
  });
});

test('what was written is in the copy of one’s data that one can ask for', async () => {
  const { listConversationsForExport } = await import('#server/features/account-data/queriesExportChat.ts');
  const { me, them, id } = await aConversation(app);
  await sent(app, me, id, 'From me');
  await sent(app, them, id, 'From them');
  expect(await listConversationsForExport(app.db, me.id)).toMatchObject([
    {
      id,
      user_id: them.id,
      messages: [
        { seq: 1, is_own: true, body: 'From me' },
        { seq: 2, is_own: false, body: 'From them' },
      ],
    },
  ]);
});
