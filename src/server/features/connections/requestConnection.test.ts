import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostileKeys } from '#tests/fixtures/hostileKeys.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const ask = (who: Someone, body: unknown, language: 'en' | 'ar' = 'en') =>
  app.call('POST', '/api/connections', { headers: who.headers, body, language });
const relationTo = async (who: Someone, whom: Someone) =>
  (await app.call('GET', `/api/members/${whom.id}/relation`, { headers: who.headers })).json.data;
const two = async () => [await someone(app), await someone(app)] as const;
const unknownId = 999_999_999;

describe('asking a member to connect', () => {
  test('brings them the request with its note, and asking again changes nothing', async () => {
    const [me, them] = await two();
    const first = await ask(me, { user_id: them.id, note: '  We met in Doha.\r\nمرحبًا  ' });
    expect([first.status, first.json.data]).toMatchObject([
      200,
      {
        user_id: them.id,
        statusId: 1,
        status: 'pending',
        role: 'sender',
        note: 'We met in Doha.\nمرحبًا',
        actions: ['withdraw', 'block'],
      },
    ]);
    expect((await ask(me, { user_id: them.id, note: 'Another' })).json.data).toEqual(first.json.data);
    const list = await app.call('GET', '/api/connections?statusId=1&direction=received', { headers: them.headers });
    expect(list.json.data).toMatchObject({
      items: [{ id: first.json.data.id, user_id: me.id, role: 'recipient', actions: ['accept', 'decline', 'block'] }],
      counts: { accepted: 0, received: 1, sent: 0, blocked: 0 },
      meta: { total: 1 },
    });
    expect(list.headers['cache-control']).toContain('no-store');
  });

  test('connects at once whom they have asked, also when both ask at the same moment', async () => {
    const [me, them] = await two();
    await ask(me, { user_id: them.id });
    expect((await ask(them, { user_id: me.id })).json.data).toMatchObject({ statusId: 2, role: 'recipient' });
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = await two();
      const answers = await Promise.all([ask(one, { user_id: other.id }), ask(other, { user_id: one.id })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await relationTo(one, other)).connection.statusId).toBe(2);
      const rows = await app.db
        .selectFrom('connections')
        .select('id')
        .where('low_member_id', '=', Math.min(one.id, other.id))
        .execute();
      expect(rows).toHaveLength(1);
    }
  });

  test('names every wrong field, in the language asked for', async () => {
    const [me] = await two();
    const own = await ask(me, { user_id: me.id, note: 'x'.repeat(301) }, 'ar');
    expect([own.status, own.json.errors]).toEqual([
      422,
      { user_id: ['هذا ملفك الشخصي'], note: ['الحد الأقصى 300 حرف.'] },
    ]);
    for (const user_id of [undefined, 'abc', -1, 0, 1.5, [1], '01'])
      expect([user_id, (await ask(me, { user_id })).status]).toEqual([user_id, 422]);
    expect((await ask(me, { user_id: unknownId, note: '\u0000' })).json.errors).toHaveProperty('note');
    const { user_id: _own, ...hostile } = hostileKeys;
    for (const [key, value] of Object.entries(hostile))
      expect([key, (await ask(me, { user_id: unknownId, [key]: value })).status]).toEqual([key, 422]);
  });

  test('300 characters of note are taken, counted as the box counts them', async () => {
    const [me, them] = await two();
    expect((await ask(me, { user_id: them.id, note: '🔑'.repeat(150) })).json.data.note).toHaveLength(300);
  });

  test('an address that is not confirmed cannot ask', async () => {
    const me = await someone(app, { isConfirmed: false });
    const them = await someone(app);
    expect((await ask(me, { user_id: them.id })).json.code).toBe('email_unconfirmed');
    expect((await relationTo(me, them)).connection).toBeNull();
  });

  test('whom one may not know of is an unknown id, byte for byte: private, hidden, disabled, about to go, blocking', async () => {
    const me = await someone(app);
    const unknown = await ask(me, { user_id: unknownId });
    expect(unknown.status).toBe(404);
    const hidden = [
      await someone(app),
      await someone(app),
      await someone(app),
      await someone(app, { status: 'disabled' }),
      await someone(app),
    ];
    const [isPrivate, forConnections, blocking, , leaving] = hidden as [Someone, Someone, Someone, Someone, Someone];
    const show = (who: Someone, visibility: string) =>
      app.db.updateTable('members').set({ visibility }).where('id', '=', who.id).execute();
    await show(isPrivate, 'private');
    await show(forConnections, 'connections');
    await aConnection(app, me, blocking, { statusId: 6, blockers: [blocking] });
    await app.db
      .updateTable('accounts')
      .set({ deletion_requested_at: new Date() })
      .where('member_id', '=', leaving.id)
      .execute();
    for (const them of hidden) {
      const answer = await ask(me, { user_id: them.id });
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
      const relation = await app.call('GET', `/api/members/${them.id}/relation`, { headers: me.headers });
      if (them !== blocking) expect([relation.status, relation.text]).toEqual([404, unknown.text]);
    }
  });

  test('a private member can ask, and is answered', async () => {
    const [me, them] = await two();
    await app.db.updateTable('members').set({ visibility: 'private' }).where('id', '=', me.id).execute();
    await ask(me, { user_id: them.id });
    expect((await ask(them, { user_id: me.id })).json.data.statusId).toBe(2);
  });

  test('a listed member without an account can be asked, and is told nothing', async () => {
    const me = await someone(app);
    const { id } = await app.db
      .insertInto('members')
      .values({ full_name: 'Listed Person' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await relationTo(me, { id, headers: {} })).actions).toEqual(['request', 'block']);
    expect((await ask(me, { user_id: id })).json.data.statusId).toBe(1);
  });

  test('whom one has blocked cannot be asked before they are unblocked', async () => {
    const [me, them] = await two();
    await aConnection(app, them, me, { statusId: 6, blockers: [me] });
    const { status, json } = await ask(me, { user_id: them.id });
    expect([status, json.state]).toMatchObject([409, { statusId: 6, actions: ['unblock'] }]);
  });

  test('a declined request reads as no connection to its sender, who may ask again after 21 days', async () => {
    const [me, them] = await two();
    const { id } = (await ask(me, { user_id: them.id })).json.data;
    await app.call('POST', `/api/connections/${id}/update`, { headers: them.headers, body: { statusId: 3 } });
    const relation = await relationTo(me, them);
    expect(relation).toMatchObject({
      connection: { statusId: 5 },
      actions: ['block'],
      asks_again_at: expect.any(String),
    });
    expect(JSON.stringify(relation)).not.toContain('declined');
    const early = await ask(me, { user_id: them.id });
    expect([early.status, early.json.state]).toMatchObject([
      409,
      { statusId: 5, asks_again_at: relation.asks_again_at },
    ]);
    // Blocking and unblocking is no way around it.
    for (const statusId of [6, 5])
      await app.call('POST', `/api/connections/${id}/update`, { headers: me.headers, body: { statusId } });
    expect((await ask(me, { user_id: them.id })).status).toBe(409);

    const at = new Date(relation.asks_again_at).getTime();
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(at + 86_400_000) })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: at - 1000 });
    expect((await ask(me, { user_id: them.id })).status).toBe(409);
    vi.setSystemTime(at);
    expect((await ask(me, { user_id: them.id, note: 'Once more' })).json.data).toMatchObject({
      statusId: 1,
      role: 'sender',
      note: 'Once more',
    });
  });

  test('who declined may ask themselves, at once; who withdrew or removed as well', async () => {
    const [me, them] = await two();
    await aConnection(app, them, me, { statusId: 3 });
    expect((await ask(me, { user_id: them.id })).json.data).toMatchObject({ statusId: 1, role: 'sender' });
    for (const statusId of [4, 5]) {
      const [one, other] = await two();
      await aConnection(app, one, other, { statusId });
      expect((await ask(statusId === 4 ? one : other, { user_id: (statusId === 4 ? other : one).id })).status).toBe(
        200,
      );
    }
  });

  test('is made once for a key that is sent again', async () => {
    const [me, them] = await two();
    const send = () =>
      app.call('POST', '/api/connections', {
        headers: { ...me.headers, 'idempotency-key': 'one' },
        body: { user_id: them.id },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('the list of connections', () => {
  test('has pages, is searched across scripts, and tells whom both know', async () => {
    const me = await someone(app);
    const names = ['Mohammed Saleh', 'Sara Aziz', 'Lina Farah', 'Omar Nasser', 'Huda Karim'];
    const friends = await Promise.all(names.map((full_name) => someone(app, { full_name })));
    for (const [index, friend] of friends.entries())
      await aConnection(app, index % 2 ? me : friend, index % 2 ? friend : me, {
        changedAt: new Date(1_700_000_000_000 + index * 1000),
      });
    const [mohammed, sara, lina, omar, huda] = friends as [Someone, Someone, Someone, Someone, Someone];
    for (const friend of [sara, lina, omar, huda]) await aConnection(app, mohammed, friend);
    const list = async (query: string) =>
      (await app.call('GET', `/api/connections?${query}`, { headers: me.headers })).json.data;

    const page = await list('per_page=2&page=2');
    expect(page.meta).toEqual({ page: 2, per_page: 2, total: 5, last_page: 3, is_total_capped: false });
    expect(page.items.map((item: { user_id: number }) => item.user_id)).toEqual([lina.id, sara.id]);
    expect((await list('page=99')).items).toEqual([]);

    const found = await list(`q=${encodeURIComponent('محمد')}`);
    expect(found.items.map((item: { user_id: number }) => item.user_id)).toEqual([mohammed.id]);
    expect(found.items[0].mutual).toMatchObject({
      count: 4,
      members: [{ id: huda.id }, { id: omar.id }, { id: lina.id }],
    });
    expect((await list('q=%25')).items).toEqual([]);
    expect((await relationTo(huda, me)).mutual).toMatchObject({ count: 1, members: [{ id: mohammed.id }] });
  });

  test.each(['statusId=0', 'statusId=7', 'statusId=x', 'direction=up'])('refuses %s', async (query) => {
    const me = await someone(app);
    expect((await app.call('GET', `/api/connections?${query}`, { headers: me.headers })).status).toBe(422);
  });

  test('leaves out whose account is disabled or about to be deleted, and follows them no longer when erased', async () => {
    const [me, them] = await two();
    await aConnection(app, me, them);
    const total = async () => {
      const { json } = await app.call('GET', '/api/connections', { headers: me.headers });
      return [json.data.meta.total, json.data.counts.accepted];
    };
    expect(await total()).toEqual([1, 1]);
    await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', them.id).execute();
    expect(await total()).toEqual([0, 0]);
    await app.db.deleteFrom('members').where('id', '=', them.id).execute();
    expect(await app.db.selectFrom('connections').select('id').where('sender_id', '=', me.id).execute()).toEqual([]);
  });
});
