import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertSavedSearches } from '#server/features/applications/alertSavedSearches.ts';
import { announceOpportunities } from '#server/features/followings/announceOpportunities.ts';
import { createGateways } from '#server/gateways/createGateways.ts';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { sendDigests } from './sendDigests.ts';

// What is told at one moment shares a mail (docs/decisions/042): none of it is lost, and none is mailed twice.

const minuteMs = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aReader(type: 'opportunity-match' | 'organization-update') {
  const { id, email } = await aMember(app);
  const { headers } = await aSession(app, id);
  const wants = (frequency: 'instant' | 'daily') =>
    app.call('PATCH', '/api/notification-preferences', {
      headers,
      body: { types: [{ type, channels: { email: true }, frequency }], time_zone: 'UTC' },
    });
  await wants('instant');
  return {
    id,
    wants,
    post: (path: string, body: unknown = {}) => app.call('POST', `/api/${path}`, { headers, body }),
    /** What each mail says before its link, without the marks around names. */
    mailed: async (): Promise<string[]> =>
      (await mailsTo(app, email)).map((mail) =>
        `${mail.subject} | ${mail.text?.split('\n').slice(0, 8).join(' ')}`.replaceAll(/[\u2066-\u2069]/g, ''),
      ),
  };
}

test('a second opportunity of an organization, told when the mail of the first has gone, has a mail of its own', async () => {
  const [early, late] = await Promise.all([aReader('organization-update'), aReader('organization-update')]);
  const organizations = await Promise.all(
    ['Early', 'Late'].map((name) => anOrganization(app.db, { name_en: `${name} Institute` })),
  );
  for (const [index, reader] of [early, late].entries())
    await reader.post(`organizations/${organizations[index]}/follow`);
  const moment = new Date(Date.now() + minuteMs);
  const publish = (index: number, title: string) =>
    anOpportunity(app.db, {
      title_en: title,
      organization_id: organizations[index] ?? 0,
      published_at: new Date(moment.getTime() - minuteMs / 2),
    });
  await publish(0, 'First chair');
  await publish(1, 'First prize');
  await publish(1, 'Second prize');
  await announceOpportunities(app.db, moment);
  const first = await early.mailed();
  await publish(0, 'Second chair');
  await announceOpportunities(app.db, moment);

  expect(first).toEqual([expect.stringContaining('First chair')]);
  expect(await early.mailed()).toEqual([...first, expect.stringContaining('Second chair')]);
  expect(await late.mailed()).toEqual([expect.stringContaining('2 updates from Late Institute')]);
});

test('when one of several matches goes before their mail, the mail tells of the rest; all of them move into a summary', async () => {
  const [left, moved, gone] = await Promise.all([
    aReader('opportunity-match'),
    aReader('opportunity-match'),
    aReader('opportunity-match'),
  ]);
  const words = ['okapi', 'ibex', 'oryx'];
  for (const [index, reader] of [left, moved, gone].entries())
    await reader.post('saved-searches', { name: 'Mine', query: `q=${words[index]}`, alert: 'instant' });
  const publishedAt = new Date(Date.now() + 1000);
  const publish = (title: string) =>
    anOpportunity(app.db, {
      title_en: title,
      published_at: publishedAt,
      opens_at: publishedAt,
      created_at: publishedAt,
    });
  const ids = new Map<string, number>();
  for (const word of words)
    for (const kind of ['chair', 'prize']) ids.set(`${word} ${kind}`, await publish(`The ${word} ${kind}`));
  await alertSavedSearches(app.db, { alert: 'instant', now: new Date(publishedAt.getTime() + minuteMs) });

  // Of each pair the one that was told first is what the mail must not hang on.
  const told = async (memberId: number) =>
    app.db
      .selectFrom('notification_events')
      .select(['opportunity_id', 'mail'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
  const archive = (opportunityIds: (number | null)[]) =>
    app.db.updateTable('opportunities').set({ status: 'archived' }).where('id', 'in', opportunityIds).execute();
  const [first, second] = await told(left.id);
  await archive([first?.opportunity_id ?? 0, ids.get('oryx chair') ?? 0, ids.get('oryx prize') ?? 0]);
  await moved.wants('daily');

  const rest = second?.opportunity_id === ids.get('okapi chair') ? 'The okapi chair' : 'The okapi prize';
  expect(await left.mailed()).toEqual([expect.stringContaining(rest)]);
  expect(await gone.mailed()).toEqual([]);
  expect(await moved.mailed()).toEqual([]);
  expect((await told(moved.id)).map(({ mail }) => mail)).toEqual(['digest', 'digest']);
  await sendDigests(
    { db: app.db, config: app.config, gateways: createGateways(app.config) },
    new Date(publishedAt.getTime() + 2 * 86_400_000),
  );
  expect(await moved.mailed()).toEqual([expect.stringMatching(/1 notification.*The ibex \w+ and one other match/)]);
  expect((await told(moved.id)).map(({ mail }) => mail)).toEqual(['mailed', 'mailed']);
});

test('a mail that waited from before moments shared one still goes', async () => {
  const reader = await aReader('organization-update');
  const organization = await anOrganization(app.db, { name_en: 'Waiting Institute' });
  await reader.post(`organizations/${organization}/follow`);
  const moment = new Date(Date.now() + minuteMs);
  await anOpportunity(app.db, {
    title_en: 'Waiting chair',
    organization_id: organization,
    published_at: new Date(moment.getTime() - minuteMs / 2),
  });
  await announceOpportunities(app.db, moment);
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs as job set payload = json_build_object('event_id', event.id)
    from notification_events as event
    where event.member_id = ${reader.id} and job.payload->>'notification_id' = event.notification_id::text`.execute(
    app.db,
  );
  expect(numAffectedRows).toBe(1n);
  expect(await reader.mailed()).toEqual([expect.stringContaining('Waiting chair')]);
});
