import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDateTime } from '#i18n/format.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { alertSavedSearches } from './alertSavedSearches.ts';
import { changeApplicationStatus } from './changeApplicationStatus.ts';
import { remindOfDeadlines } from './remindOfDeadlines.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function someone() {
  const { id } = await aMember(app);
  const { headers } = await aSession(app, id);
  return {
    id,
    post: (path: string, body: unknown = {}) => app.call('POST', `/api/${path}`, { headers, body }),
    /** Titles of what this member was told, the oldest first. */
    told: async (language: 'en' | 'ar' = 'en'): Promise<string[]> => {
      const { json } = await app.call('GET', '/api/user-notifications', { headers, language });
      return json.data.notifications
        .map((item: { data: { title: string } }) => item.data.title.replaceAll(/[\u2068\u2069]/g, ''))
        .toReversed();
    },
    /** The last message, as HTML. */
    message: async (language: 'en' | 'ar'): Promise<string> => {
      const { json } = await app.call('GET', '/api/user-notifications', { headers, language });
      return json.data.notifications[0].data.message;
    },
    links: async (): Promise<string[]> => {
      const { json } = await app.call('GET', '/api/user-notifications', { headers });
      return json.data.notifications.map((item: { data: { redirect_url: string } }) => item.data.redirect_url);
    },
  };
}

const closing = (inMs: number, title: string) =>
  anOpportunity(app.db, { title_en: title, title_ar: `${title} ع`, deadline_at: new Date(Date.now() + inMs) });

test('an applicant is told that the application arrived, and of each step of the staff, in their language', async () => {
  const [member, staff] = [await someone(), await someone()];
  const opportunity = await closing(9 * dayMs, 'Chair');
  const { json } = await member.post(`job-opportunities/apply/${opportunity}`);
  await member.post(`job-opportunities/apply/${opportunity}`);
  for (const status of ['in_review', 'in_review'] as const)
    await app.db
      .transaction()
      .execute((db) =>
        changeApplicationStatus(db, { applicationId: json.data.id, status, staffId: staff.id, now: new Date() }),
      );
  expect(await member.told()).toEqual(['Your application was sent', 'Your application: In review']);
  expect((await member.told('ar'))[1]).toContain('قيد المراجعة');
  expect(await member.links()).toEqual(
    Array(2).fill(`/account/my-applications?application=${json.data.id}#application-${json.data.id}`),
  );
});

describe('a deadline that comes near', () => {
  test('is told three days and a day before to who saved it or began, once each, however often the queue runs', async () => {
    const [saver, drafter, applicant] = [await someone(), await someone(), await someone()];
    const opportunity = await closing(2 * dayMs, 'Grant');
    const far = await closing(5 * dayMs, 'Far');
    for (const member of [saver, applicant]) await member.post(`job-opportunities/${opportunity}/save`);
    await saver.post(`job-opportunities/${far}/save`);
    await drafter.post(`job-opportunities/${opportunity}/draft`);
    await applicant.post(`job-opportunities/apply/${opportunity}`);
    const now = new Date();
    await Promise.all([remindOfDeadlines(app.db, now), remindOfDeadlines(app.db, now)]);
    await remindOfDeadlines(app.db, new Date(now.getTime() + hourMs));
    expect(await saver.told()).toEqual(['The deadline is near: Grant']);
    expect(await drafter.told()).toEqual(['The deadline is near: Grant']);
    expect(await applicant.told()).toEqual(['Your application was sent']);
    expect(await drafter.links()).toEqual([`/opportunities/${opportunity}/apply`]);
    expect(await saver.links()).toEqual([`/opportunities/${opportunity}`]);
    await remindOfDeadlines(app.db, new Date(now.getTime() + dayMs + hourMs));
    await remindOfDeadlines(app.db, new Date(now.getTime() + dayMs + 2 * hourMs));
    expect((await drafter.told()).filter((title) => title.endsWith('Grant'))).toHaveLength(2);
  });

  test('is told with the zone of its clock, in both languages', async () => {
    const saver = await someone();
    const deadline = new Date(Date.now() + 2 * dayMs);
    const opportunity = await anOpportunity(app.db, { title_en: 'Grant', deadline_at: deadline });
    await saver.post(`job-opportunities/${opportunity}/save`);
    await remindOfDeadlines(app.db, new Date());
    const told = (language: 'en' | 'ar') => formatDateTime(deadline, language, 'Asia/Qatar');
    expect(await saver.message('en')).toBe(`<bdi>Grant</bdi> closes on <bdi>${told('en')}, Qatar time (UTC+3)</bdi>.`);
    expect(await saver.message('ar')).toContain(`<bdi>${told('ar')}، توقيت قطر (UTC+3)</bdi>`);
  });

  test('and has passed ends the drafts, and is told once to who sent nothing', async () => {
    const [saver, drafter, late] = [await someone(), await someone(), await someone()];
    const opportunity = await closing(hourMs, 'Prize');
    await saver.post(`job-opportunities/${opportunity}/save`);
    const { json } = await drafter.post(`job-opportunities/${opportunity}/draft`, { cover_letter: 'half' });
    const after = new Date(Date.now() + 2 * hourMs);
    for (let times = 0; times < 2; times += 1) await remindOfDeadlines(app.db, after);
    expect(await saver.told()).toEqual(['Closed: Prize']);
    expect(await drafter.told()).toEqual(['Closed: Prize']);
    const row = await app.db
      .selectFrom('applications')
      .select(['status', 'cover_letter'])
      .where('id', '=', json.data.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'expired', cover_letter: 'half' });
    const events = await app.db
      .selectFrom('application_events')
      .select(['status', 'actor'])
      .where('application_id', '=', json.data.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { status: 'draft', actor: 'applicant' },
      { status: 'expired', actor: 'clock' },
    ]);
    // Whoever saves what closed long ago hears nothing.
    await late.post(`job-opportunities/${opportunity}/save`);
    await remindOfDeadlines(app.db, new Date(after.getTime() + 3 * dayMs));
    expect(await late.told()).toEqual([]);
  });
});

describe('a saved search', () => {
  const search = (member: Awaited<ReturnType<typeof someone>>, query: string, alert: string) =>
    member.post('saved-searches', { name: query, query, alert });
  const run = (alert: 'instant' | 'daily' | 'weekly') =>
    alertSavedSearches(app.db, { alert, now: new Date(Date.now() + 1000) });
  const published = (title: string, more = {}) =>
    anOpportunity(app.db, { title_en: title, published_at: new Date(), ...more });

  test('tells of new matches, of each once for all searches, and of none where there is none', async () => {
    const member = await someone();
    await published('Desalination before');
    await search(member, 'q=desalination', 'instant');
    await search(member, 'q=desalination&cat=position', 'instant');
    await run('instant');
    expect(await member.told()).toEqual([]);
    const fresh = await published('Desalination now');
    await published('Astronomy now');
    await run('instant');
    await run('instant');
    expect(await member.told()).toEqual(['A new opportunity for “q=desalination”']);
    expect(await member.links()).toEqual([`/opportunities/${fresh}`]);
    await published('Desalination again');
    await run('daily');
    expect(await member.told()).toHaveLength(1);
    await run('instant');
    expect(await member.told()).toEqual(['2 new opportunities for “q=desalination”']);
  });

  test('hears of what opens later when it opens, of no draft, and of nothing it applied to', async () => {
    const member = await someone();
    await search(member, 'q=seagrass', 'daily');
    await published('Seagrass hidden', { status: 'draft' });
    const mine = await published('Seagrass mine');
    await published('Seagrass later', { opens_at: new Date(Date.now() + hourMs) });
    await member.post(`job-opportunities/apply/${mine}`);
    await run('daily');
    expect((await member.told()).filter((title) => title.includes('seagrass'))).toEqual([]);
    await alertSavedSearches(app.db, { alert: 'daily', now: new Date(Date.now() + 2 * hourMs) });
    expect((await member.told()).filter((title) => title.includes('seagrass'))).toEqual([
      'A new opportunity for “q=seagrass”',
    ]);
  });

  test('is looked at by two servers at once, and tells once', async () => {
    const member = await someone();
    await search(member, 'q=mangrove', 'weekly');
    await published('Mangrove mapping');
    const told = await Promise.all([run('weekly'), run('weekly'), run('weekly')]);
    expect(told.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
    expect(await member.told()).toHaveLength(1);
  });
});
