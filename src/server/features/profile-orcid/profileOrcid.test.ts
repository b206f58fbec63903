import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OfferedItem } from '#contract/profileOffers.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let registry: LocalRegistry;
let app: TestApp;
beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: registry.env, isDemo: true });
});
afterAll(async () => {
  await app.close();
  await registry.stop();
});
afterEach(() => registry.setMode('well'));

const path = '/api/user-profile/orcid-import';

/** A member who has connected the iD: taken from whoever had it before. */
async function linked(orcid: string) {
  const { id } = await aMember(app);
  await app.db.deleteFrom('provider_identities').where('subject', '=', orcid).execute();
  await app.db.insertInto('provider_identities').values({ provider: 'orcid', subject: orcid, member_id: id }).execute();
  const { headers } = await aSession(app, id);
  const preview = (language?: 'ar') => app.call('GET', path, { headers, ...(language ? { language } : {}) });
  return {
    id,
    headers,
    preview,
    offered: async (): Promise<OfferedItem[]> => (await preview()).json.data.items,
    take: (keys: string[]) => app.call('POST', path, { headers, body: { keys } }),
    profile: async () => (await app.call('GET', '/api/user-profile', { headers })).json.data,
    post: (url: string, body: object) => app.call('POST', url, { headers, body }),
  };
}
const amal = '0000-0000-0005-0017';
const statesOf = (items: OfferedItem[]) => [...new Set(items.map(({ state }) => state))];
const keysOf = (items: OfferedItem[]) => items.map(({ key }) => key);

describe('importing an ORCID record', () => {
  test('shows what is new and stores nothing before it is chosen', async () => {
    const member = await linked(amal);
    const { json } = await member.preview();
    expect(json.data).toMatchObject({ orcid: amal, name: 'Amal Idris' });
    const items: OfferedItem[] = json.data.items;
    expect(statesOf(items)).toEqual(['new']);
    expect(
      items.map(({ section, title, organization_name, start_year, end_year, is_current }) => [
        section,
        title,
        organization_name,
        start_year,
        end_year,
        is_current,
      ]),
    ).toEqual([
      ['experience', 'Associate Professor', 'Example University', 2020, null, true],
      // Without a role the department says what it was.
      ['experience', 'Digital Library', 'Example Archive', 2016, 2020, false],
      // What ended before it began has no end; what has no years is not taken.
      ['experience', 'Visiting Fellow', 'Example Institute', 2015, null, false],
      ['education', 'PhD in Computer Science', 'Example University', 2012, 2016, false],
      ['education', null, 'جامعة المثال', null, 2011, false],
      ['publications', 'Reading Arabic from documents that hide it', 'Journal of Documents', 2021, null, false],
      ['publications', 'الوصول المفتوح في الجامعات العربية', null, 2019, null, false],
      ['publications', 'A chapter of a larger book', 'A larger book', null, null, false],
      ['awards', 'Best paper', 'Example Society', 2021, null, false],
      ['memberships', 'Member', 'Example Society', 2018, null, true],
      ['links', 'Homepage', null, null, null, false],
      ['research_interests', 'Arabic documents', null, null, null, false],
      ['research_interests', 'optical recognition', null, null, null, false],
    ]);
    expect((await member.profile()).sections.experience.items).toEqual([]);
  });

  test('takes what is chosen with where it comes from, and taken again adds nothing', async () => {
    const member = await linked(amal);
    const items = await member.offered();
    const chosen = items.filter(({ section }) => section === 'experience' || section === 'research_interests');
    const answer = await member.take(keysOf(chosen));
    expect([answer.status, answer.json.data.added, answer.json.data.changed, answer.json.data.skipped]).toEqual([
      200, 5, 0, 0,
    ]);
    const { sections } = await member.profile();
    expect(
      sections.experience.items.map((item: Record<string, unknown>) => [
        item.title,
        item.country,
        item.city,
        item.source,
        item.orcid_put_code,
        item.is_edited,
      ]),
    ).toEqual([
      ['Associate Professor', 'QA', 'Doha', 'orcid', 101, false],
      ['Digital Library', 'LB', null, 'orcid', 102, false],
      ['Visiting Fellow', null, null, 'orcid', 104, false],
    ]);
    expect(sections.research_interests.items).toEqual(['Arabic documents', 'optical recognition']);
    const again = await member.take(keysOf(chosen));
    expect([again.status, again.json.data.added, again.json.data.changed]).toEqual([200, 0, 0]);
    expect((await member.profile()).sections.experience.items).toHaveLength(3);
    const all = await member.take(keysOf(await member.offered()));
    expect(all.json.data.added).toBe(8);
    expect(statesOf(await member.offered())).toEqual(['same']);
  });

  test('changes what was imported and says something else now, and never what the member edited', async () => {
    const member = await linked(amal);
    await member.take(keysOf(await member.offered()));
    const [first, second] = (await member.profile()).sections.experience.items;
    // As an earlier record had it.
    await app.db
      .updateTable('profile_items')
      .set({ title: 'Assistant Professor', is_current: false, end_year: 2022 })
      .where('id', '=', first.id)
      .execute();
    const edit = {
      section: 'experience',
      id: second.id,
      version: second.version,
      data: { title: 'Head of the digital library' },
    };
    expect((await member.post('/api/user-profile', edit)).status).toBe(200);
    const offered = await member.offered();
    const changed = offered.filter(({ state }) => state === 'changed');
    expect(changed.map(({ title, fields, own }) => [title, fields, own?.title])).toEqual([
      ['Associate Professor', ['title', 'end_year', 'is_current'], 'Assistant Professor'],
    ]);
    expect(offered.filter(({ state }) => state === 'edited').map(({ title }) => title)).toEqual(['Digital Library']);
    const answer = await member.take(keysOf(offered));
    expect([answer.json.data.added, answer.json.data.changed]).toEqual([0, 1]);
    const titles = (await member.profile()).sections.experience.items.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Associate Professor', 'Head of the digital library', 'Visiting Fellow']);
  });

  test('does not offer again what the member wrote themself', async () => {
    const member = await linked(amal);
    const data = { title: 'A paper', start_year: 2021, doi: 'https://doi.org/10.5555/RIWAQ.2021.1' };
    expect((await member.post('/api/user-profile', { section: 'publications', data })).status).toBe(200);
    const offered = await member.offered();
    expect(offered.filter(({ doi }) => doi !== null).map(({ state, own }) => [state, own?.title])).toEqual([
      ['same', 'A paper'],
    ]);
  });

  test('brings back what was deleted, and the deletion can still be undone', async () => {
    const member = await linked(amal);
    await member.take(keysOf(await member.offered()));
    const [first] = (await member.profile()).sections.experience.items;
    const deleted = await member.post('/api/user-profile/delete-section', { section: 'experience', id: first.id });
    await member.take(keysOf(await member.offered()));
    const undo_id: string = deleted.json.data.undo_id;
    expect((await member.post('/api/user-profile/undo-delete', { undo_id })).status).not.toBe(500);
  });

  test('twice at once adds everything once', async () => {
    const member = await linked(amal);
    const keys = keysOf(await member.offered());
    const answers = await Promise.all([1, 2, 3].map(() => member.take(keys)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { json }) => sum + json.data.added, 0)).toBe(keys.length);
  });

  test('ORC-06 works for a record with a given name alone', async () => {
    const member = await linked('0000-0000-0001-2344');
    expect((await member.preview()).json.data).toEqual({
      orcid: '0000-0000-0001-2344',
      name: 'نور الاختبار',
      items: [],
    });
  });

  test('refuses keys that nobody offered, and none at all, in the reader’s language', async () => {
    const member = await linked(amal);
    const unknown = await member.take(['experience-0']);
    expect([unknown.status, unknown.json.errors]).toEqual([
      422,
      { keys: ['What is offered has changed in the meantime. Please review it again, then choose.'] },
    ]);
    expect((await member.take([])).json.errors).toEqual({ keys: ['First choose what to copy to your profile'] });
  });

  test('needs a connected iD', async () => {
    const { id } = await aMember(app);
    const answer = await app.call('GET', path, { headers: (await aSession(app, id)).headers });
    expect([answer.status, answer.json.code]).toEqual([409, 'orcid_not_linked']);
  });
});

describe('when the registry', () => {
  test.each([
    ['is away', 'down', 'unavailable'],
    ['does not answer', 'slow', 'unavailable'],
    ['leads elsewhere', 'moved', 'unavailable'],
    ['answers with a page', 'html', 'unreadable'],
    ['is asked too often', 'busy', 'busy'],
    ['has no such record', 'gone', 'missing'],
  ] as const)('%s, a sentence says so and nothing is changed', async (_what, mode, reason) => {
    const member = await linked(amal);
    await registry.setMode(mode);
    const before = performance.now();
    // Both at once: each waits for five seconds where nothing answers.
    const [answer, taken] = await Promise.all([member.preview('ar'), member.take(['x'])]);
    expect(performance.now() - before).toBeLessThan(8_000);
    expect([answer.status, answer.json.code, answer.json.state]).toEqual([422, 'orcid_record_failed', { reason }]);
    expect(answer.json.errors.orcid[0]).toMatch(/ORCID/);
    expect(answer.json.message).toBe('تعذّرت قراءة سجلّك في ORCID.');
    expect(taken.status).toBe(422);
  });
});
