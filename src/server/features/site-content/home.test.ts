import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['opportunities', 'members', 'organizations', 'fellows'] as const) {
    await app.db.deleteFrom(table).execute();
  }
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const home = async (language: 'en' | 'ar' = 'en') => (await app.call('GET', '/api/home', { language })).json.data;
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

describe('what the front page shows', () => {
  it('is nothing but the areas while the portal is empty', async () => {
    expect(await home()).toMatchObject({
      areas: { length: 5 },
      closing_soon: [],
      newest_members: [],
      newest_organizations: [],
      fellows: [],
      counts: { open_opportunities: 0, organizations: 0, members: 0, countries: 0 },
    });
  });

  it('is the six open opportunities that close first, and none that is closed, unpublished or without a deadline', async () => {
    for (const days of [9, 3, 5, 2, 8, 4, 7])
      await anOpportunity(app.db, { title_en: `In ${days}`, deadline_at: inDays(days) });
    await anOpportunity(app.db, { title_en: 'Closed', deadline_at: inDays(-1) });
    await anOpportunity(app.db, { title_en: 'Draft', deadline_at: inDays(1), status: 'draft' });
    await anOpportunity(app.db, { title_en: 'Not yet open', deadline_at: inDays(1), opens_at: inDays(0.5) });
    await anOpportunity(app.db, { title_en: 'Rolling', is_rolling: true });
    const { closing_soon, counts } = await home();
    expect(titles(closing_soon)).toEqual(['In 2', 'In 3', 'In 4', 'In 5', 'In 7', 'In 8']);
    expect(counts.open_opportunities).toBe(8);
  });

  it('is who joined last, in the language asked for and with public fields alone', async () => {
    const organization = await anOrganization(app.db, { name_en: 'First', created_at: inDays(-9) });
    await anOrganization(app.db, { name_en: 'Second', name_ar: 'الثانية' });
    await anOrganization(app.db, { name_en: 'Draft', status: 'draft' });
    await app.db
      .insertInto('members')
      .values([
        { full_name: 'Older', organization_id: organization, created_at: inDays(-2) },
        { full_name: 'Newer', full_name_ar: 'الأحدث' },
        { full_name: 'Unlisted', is_listed: false },
      ])
      .execute();
    const { newest_organizations, newest_members, counts } = await home('ar');
    expect(newest_organizations.map(({ name }: { name: string }) => name)).toEqual(['الثانية', 'First']);
    expect(newest_members.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Newer', 'Older']);
    expect(counts).toMatchObject({ organizations: 2, members: 2 });
    expect(Object.keys(newest_members[0])).not.toContain('created_at');
  });

  it('is the fellows that the secretariat published, never one who is still being read', async () => {
    const fellow = { current_title: 'Professor', current_institution: 'University', locale: 'en' as const };
    await app.db
      .insertInto('fellows')
      .values([
        { ...fellow, reference: 'A', full_name: 'Published', status: 'published', published_at: new Date() },
        { ...fellow, reference: 'B', full_name: 'Received' },
      ])
      .execute();
    const { fellows } = await home();
    expect(fellows.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Published']);
    expect(JSON.stringify(fellows)).not.toMatch(/phone|email|country|reference/i);
  });

  it('counts to just above 1,000 and no further', async () => {
    await app.db
      .insertInto('members')
      .values(Array.from({ length: 1100 }, (_, index) => ({ full_name: `Member ${index}` })))
      .execute();
    expect((await home()).counts.members).toBe(1001);
  });

  it('takes no body, parameter or credential into account', async () => {
    const { status, json } = await app.call('GET', '/api/home?page=2&per_page=9999&tas=x', {
      headers: { authorization: 'Bearer nothing', 'skip-auth': '1' },
    });
    expect([status, json.success]).toEqual([200, true]);
  });
});
