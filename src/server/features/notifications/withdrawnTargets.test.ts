import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertSavedSearches } from '#server/features/applications/alertSavedSearches.ts';
import { remindOfDeadlines } from '#server/features/applications/remindOfDeadlines.ts';
import { announceOpportunities } from '#server/features/followings/announceOpportunities.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

// What goes takes back what members were told of it (decisions §6), however it goes.

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function someone() {
  const { id } = await aMember(app);
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
