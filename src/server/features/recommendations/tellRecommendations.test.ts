import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertSavedSearches } from '#server/features/applications/alertSavedSearches.ts';
import { announceOpportunities } from '#server/features/followings/announceOpportunities.ts';
import { sendDigests } from '#server/features/notifications/sendDigests.ts';
import { createGateways } from '#server/gateways/createGateways.ts';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession, type MemberValues } from '#tests/fixtures/aMember.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { tellRecommendations } from './tellRecommendations.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A member of a country, which is what speaks for opportunities there. */
async function aScholar(country: string, values: MemberValues = {}) {
  const { id, email } = await aMember(app, values);
  await app.db.updateTable('members').set({ country }).where('id', '=', id).execute();
  const { headers } = await aSession(app, id);
  return {
    id,
    email,
    call: (method: 'POST' | 'PATCH', path: string, body: unknown = {}) =>
      app.call(method, `/api/${path}`, { headers, body }),
    /** Titles and words of what this member was recommended. */
    told: async (language: 'en' | 'ar' = 'en'): Promise<string[]> => {
      const { json } = await app.call('GET', '/api/user-notifications', { headers, language });
      return json.data.notifications.map((item: { data: { title: string; message: string; redirect_url: string } }) =>
        [item.data.title, item.data.message.replaceAll(/<\/?bdi>/g, ''), item.data.redirect_url].join(' | '),
      );
    },
  };
}
const opportunityIn = (country: string, title: string, values: object = {}) =>
  anOpportunity(app.db, { country, title_en: title, title_ar: `${title} ع`, deadline_at: inDays(60), ...values });
const run = (days: number) => tellRecommendations({ db: app.db, log: app.server.log }, inDays(days));
const page = '/account/recommendations';

test('open opportunities that suit a member and are new to them are told once a week at most, the best one by name', async () => {
  const scholar = await aScholar('OM');
  const [seen, kept, gone] = await Promise.all(['Seen', 'Kept', 'Gone'].map((title) => opportunityIn('OM', title)));
  await opportunityIn('OM', 'Over', { deadline_at: inDays(1) });
  await opportunityIn('OM', 'Draft', { status: 'draft' });
  await scholar.call('POST', `job-opportunities/apply/${seen}`);
  await scholar.call('POST', `job-opportunities/${kept}/save`);
  await scholar.call('POST', 'recommendations/dismiss', { kind: 'opportunities', id: gone });
  await app.db.deleteFrom('notifications').where('member_id', '=', scholar.id).execute();
  await run(3);
  // Nothing new: nothing at all.
  expect(await scholar.told()).toEqual([]);

  await opportunityIn('OM', 'Grant');
  await opportunityIn('OM', 'Chair');
  const best = await opportunityIn('OM', 'Prize');
  // Two runs at once, and one after a restart.
  await Promise.all([run(11), run(11)]);
  await run(12);
  expect(await scholar.told()).toEqual([
    `3 recommendations for you | Prize and 2 more opportunities may suit you. Your recommendations say why. | ${page}`,
  ]);
  expect(await scholar.told('ar')).toEqual([
    `3 مقترحات جديدة لك | من الفرص التي قد تناسبك: Prize ع، وفرصتان أخريان. وأسباب الاقتراح في صفحة «مقترحات لك». | ${page}`,
  ]);
  // What goes, or is dismissed, goes from it.
  await app.db.updateTable('opportunities').set({ status: 'archived' }).where('id', '=', best).execute();
  expect((await scholar.told())[0]).toContain('2 recommendations for you | Chair and one more opportunity');

  // What was told is not told again; what is new stands in the place of what nobody read.
  await run(19);
  expect((await scholar.told())[0]).toContain('2 recommendations');
  const fresh = await opportunityIn('OM', 'Fellowship');
  await run(26);
  expect(await scholar.told()).toEqual([
    `A recommendation for you | Fellowship may suit you. Your recommendations say why. | ${page}`,
  ]);
  await scholar.call('POST', 'recommendations/dismiss', { kind: 'opportunities', id: fresh });
  expect(await scholar.told()).toEqual([]);
});

test('recommendations come by mail as their member wants, to nobody who wants none, and to no account that rests', async () => {
  const [atOnce, weekly, off, ...resting] = await Promise.all([
    aScholar('YE'),
    aScholar('YE', { locale: 'ar' }),
    aScholar('YE'),
    aScholar('YE', { isConfirmed: false }),
    aScholar('YE', { status: 'disabled' }),
    aScholar('YE'),
  ]);
  const wants = (who: typeof off, channels: object, frequency: string) =>
    who.call('PATCH', 'notification-preferences', { types: [{ type: 'recommendation', channels, frequency }] });
  await wants(atOnce, { email: true }, 'instant');
  await wants(weekly, { in_app: false, email: true }, 'weekly');
  await wants(off, { in_app: false, email: true }, 'never');
  const leaver = resting.at(-1);
  await app.db
    .updateTable('accounts')
    .set({ deletion_requested_at: new Date() })
    .where('member_id', '=', leaver?.id ?? 0)
    .execute();
  await opportunityIn('YE', 'Bursary');
  await opportunityIn('YE', 'Award');
  await run(3);
  await sendDigests({ db: app.db, config: app.config, gateways: createGateways(app.config) }, inDays(11));
  await run(11);

  const [mail, ...more] = await mailsTo(app, atOnce.email);
  expect([mail?.subject, more.length]).toEqual(['2 recommendations for you', 0]);
  expect(mail?.text?.replaceAll(/[\u2068\u2069]/g, '')).toContain('Award and one more opportunity may suit you.');
  expect(mail?.text).toContain(`${app.config.publicUrl}/en${page}`);
  expect(await weekly.told()).toEqual([]);
  const [summary, ...none] = await mailsTo(app, weekly.email);
  expect([summary?.subject, none.length]).toEqual(['ملخّص أسبوعك: إشعار واحد', 0]);
  expect(summary?.text?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
    'من الفرص التي قد تناسبك: Award ع، وفرصة أخرى. وأسباب الاقتراح في صفحة «مقترحات لك».',
  );
  const events = await app.db
    .selectFrom('notification_events')
    .select('id')
    .where(
      'member_id',
      'in',
      [off, ...resting].map(({ id }) => id),
    )
    .execute();
  expect(events).toEqual([]);
});

test('what an alert or a followed organization told of is not recommended besides', async () => {
  const scholar = await aScholar('BH');
  const organizationId = await anOrganization(app.db, { name_en: 'Pearl Institute' });
  await scholar.call('POST', `organizations/${organizationId}/follow`);
  await scholar.call('POST', 'saved-searches', { name: 'Herons', query: 'q=heron', alert: 'instant' });
  const soon = new Date(Date.now() + 1000);
  const published = { published_at: soon, opens_at: soon, created_at: soon };
  await opportunityIn('BH', 'The heron chair', published);
  await opportunityIn('BH', 'The pearl prize', { ...published, organization_id: organizationId });
  const later = new Date(soon.getTime() + 600_000);
  await alertSavedSearches(app.db, { alert: 'instant', now: later });
  await announceOpportunities(app.db, later);
  expect(await scholar.told()).toHaveLength(2);
  await run(3);
  expect(await scholar.told()).toHaveLength(2);
  await opportunityIn('BH', 'The open post');
  await run(11);
  expect((await scholar.told())[0]).toContain('A recommendation for you | The open post');
});
