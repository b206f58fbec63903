import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertSavedSearches } from '#server/features/applications/alertSavedSearches.ts';
import { remindOfDeadlines } from '#server/features/applications/remindOfDeadlines.ts';
import { announceOpportunities } from '#server/features/followings/announceOpportunities.ts';
import { aMember, aSession, type MemberValues } from '#tests/fixtures/aMember.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { aConnection } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

// What goes takes back what members were told of it (decisions §6), however it goes.

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function someone(values: MemberValues = {}) {
  const { id } = await aMember(app, values);
  const { headers } = await aSession(app, id);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    app.call(method, `/api/${path}`, { headers, ...(body === undefined ? {} : { body }) });
  return {
    id,
    call,
    told: async () => {
      const { notifications, countUnread } = (await call('GET', 'user-notifications')).json.data;
      return {
        types: notifications.map((item: { data: { type: string } }) => item.data.type).toSorted(),
        countUnread,
      };
    },
  };
}

/** A member who was told of one new opportunity in every way that there is. */
async function whoWasToldOfOne() {
  const member = await someone();
  const organizationId = await anOrganization(app.db, { name_en: `Institute ${member.id}` });
  await member.call('POST', `organizations/${organizationId}/follow`);
  const word = `zebra${member.id}`;
  const search = await member.call('POST', 'saved-searches', { name: 'Zebras', query: `q=${word}`, alert: 'instant' });
  const now = new Date(Date.now() + 1000);
  const opportunityId = await anOpportunity(app.db, {
    title_en: `The ${word} chair`,
    organization_id: organizationId,
    published_at: now,
    opens_at: now,
    created_at: now,
    deadline_at: new Date(now.getTime() + 2 * dayMs),
  });
  const later = new Date(now.getTime() + 600_000);
  await alertSavedSearches(app.db, { alert: 'instant', now: later });
  await announceOpportunities(app.db, later);
  await member.call('POST', `job-opportunities/${opportunityId}/save`);
  await remindOfDeadlines(app.db, later);
  expect(await member.told()).toEqual({
    types: ['application-deadline', 'opportunity-match', 'organization-update'],
    countUnread: 3,
  });
  return { ...member, organizationId, opportunityId, searchId: search.json.data.id as number };
}

const nothing = { types: [], countUnread: 0 };

describe('what members were told goes with what it was about', () => {
  for (const status of ['archived', 'draft', 'in_review', 'paused'] as const)
    test(`an opportunity that becomes ${status}`, async () => {
      const { opportunityId, told } = await whoWasToldOfOne();
      await app.db.updateTable('opportunities').set({ status }).where('id', '=', opportunityId).execute();
      expect(await told()).toEqual(nothing);
    });

  test('an opportunity that is deleted; one that closes stays told of', async () => {
    const { opportunityId, told } = await whoWasToldOfOne();
    await app.db.updateTable('opportunities').set({ status: 'closed' }).where('id', '=', opportunityId).execute();
    expect((await told()).countUnread).toBe(3);
    await app.db.deleteFrom('opportunities').where('id', '=', opportunityId).execute();
    expect(await told()).toEqual(nothing);
  });

  test('of several opportunities under one notification the one that went, and its number follows', async () => {
    const member = await whoWasToldOfOne();
    const other = await whoWasToldOfOne();
    await app.db
      .updateTable('opportunities')
      .set({ status: 'archived' })
      .where('id', '=', other.opportunityId)
      .execute();
    expect((await member.told()).countUnread).toBe(3);
    expect(await other.told()).toEqual(nothing);
  });

  test('an organization that is archived or deleted: its news, not the reminders of what it offers', async () => {
    for (const end of ['archived', 'deleted'] as const) {
      const { organizationId, told } = await whoWasToldOfOne();
      await (end === 'archived'
        ? app.db.updateTable('organizations').set({ status: 'archived' }).where('id', '=', organizationId).execute()
        : app.db.deleteFrom('organizations').where('id', '=', organizationId).execute());
      expect((await told()).types).toEqual(['application-deadline', 'opportunity-match']);
    }
  });

  test('a saved search that its member deletes', async () => {
    const { searchId, call, told } = await whoWasToldOfOne();
    await call('DELETE', `saved-searches/${searchId}`);
    expect((await told()).types).toEqual(['application-deadline', 'organization-update']);
  });

  test('an application whose opportunity is deleted', async () => {
    const member = await someone();
    const opportunityId = await anOpportunity(app.db);
    await member.call('POST', `job-opportunities/apply/${opportunityId}`);
    expect((await member.told()).types).toEqual(['application-submitted']);
    await app.db.deleteFrom('opportunities').where('id', '=', opportunityId).execute();
    expect(await member.told()).toEqual(nothing);
  });

  test('a member who is erased: what they asked others, and what others accepted of them', async () => {
    const [reader, asks, accepts] = [await someone(), await someone(), await someone()];
    await asks.call('POST', 'connections', { user_id: reader.id });
    const made = await reader.call('POST', 'connections', { user_id: accepts.id });
    const { status } = await accepts.call('POST', `connections/${made.json.data.id}/update`, { statusId: 2 });
    expect(status).toBe(200);
    expect((await reader.told()).types).toEqual(['connection-accepted', 'connection-request']);
    await app.db.deleteFrom('members').where('id', 'in', [asks.id, accepts.id]).execute();
    expect(await reader.told()).toEqual(nothing);
  });
});

describe('what members were told of somebody', () => {
  /** One who was asked to connect by somebody, and one whom that one wrote to. */
  async function whoWereToldOfSomebody() {
    const [asked, written] = [await someone({ hasMessaging: true }), await someone({ hasMessaging: true })];
    const actor = await someone({ hasMessaging: true });
    await actor.call('POST', 'connections', { user_id: asked.id });
    const connectionId = await aConnection(app, actor, written);
    const opened = await actor.call('POST', 'conversations', { user_id: written.id });
    const path = `conversations/${opened.json.data.id}/messages`;
    const write = () => actor.call('POST', path, { body: 'Hello', client_id: randomUUID() });
    expect((await write()).status).toBe(200);
    const news = async () => [await asked.told(), (await written.told()).types];
    expect(await news()).toEqual([{ types: ['connection-request'], countUnread: 1 }, ['new-message']]);
    return { actor, asked, written, write, news, connectionId };
  }
  const events = (memberId: number) =>
    app.db.selectFrom('notification_events').select('mail').where('member_id', '=', memberId).execute();

  test.each([
    ['is disabled', { status: 'disabled' as const }],
    ['is about to be deleted', { deletion_requested_at: new Date() }],
  ])('goes when that one %s, mails included, and nothing more is told of them', async (_how, away) => {
    const { actor, asked, written, write, news } = await whoWereToldOfSomebody();
    await app.db.updateTable('accounts').set(away).where('member_id', '=', actor.id).execute();
    expect(await news()).toEqual([nothing, []]);
    await write();
    expect(await news()).toEqual([nothing, []]);
    expect([...(await events(asked.id)), ...(await events(written.id))]).toEqual([]);
  });

  test('goes when they block that one, who keeps what they were told', async () => {
    const { actor, written, connectionId, news } = await whoWereToldOfSomebody();
    const opened = await written.call('POST', 'conversations', { user_id: actor.id });
    await written.call('POST', `conversations/${opened.json.data.id}/messages`, {
      body: 'Welcome',
      client_id: randomUUID(),
    });
    expect((await actor.told()).types).toEqual(['new-message']);
    await written.call('POST', `connections/${connectionId}/update`, { statusId: 6 });
    expect(await news()).toEqual([{ types: ['connection-request'], countUnread: 1 }, []]);
    expect(await events(written.id)).toEqual([]);
    expect((await actor.told()).types).toEqual(['new-message']);
  });
});
