import { describe, expect, it } from 'vitest';
import { aPost, profilePortal } from '#tests/fixtures/profilePortal.ts';

const portal = profilePortal();
const { add, call, itemsOf, profile, save } = portal;

describe('a profile', () => {
  it('of a new member is empty, and says what is missing, what it weighs and where it is filled in', async () => {
    const {
      status,
      json,
      headers: answered,
    } = await portal.app().call('GET', '/api/user-profile', { headers: portal.headers(), language: 'ar' });
    expect([status, answered['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(json.data).toMatchObject({ id: portal.memberId(), profile_completion_percentage: 5, version: 1 });
    expect(json.data.missing).toHaveLength(9);
    expect(json.data.missing).toContainEqual({
      key: 'experience',
      label: 'الخبرات',
      url: '/my-profile?edit=experience#experience',
      weight: 15,
    });
    expect(json.data.profile_completion_percentage).toBe(
      100 - json.data.missing.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0),
    );
  });

  it('takes items of every section, the newest first, and counts them', async () => {
    await add('experience', aPost);
    await add('experience', { ...aPost, title: 'Lecturer', start_year: '٢٠١٢', end_year: '2019', is_current: false });
    await add('education', { organization_name: 'جامعة الأفق', degree_type_id: 8, end_year: 2010, end_month: 6 });
    await add('publications', { title: '<b>Mangroves</b>', doi: 'https://doi.org/10.1000/182', start_year: 2020 });
    await add('awards', { title: 'Prize', start_year: 2021 });
    await add('memberships', { organization_name: 'Academy' });
    await add('links', { url: 'example.org/me' });
    const { sections, profile_completion_percentage: percentage } = await profile();
    expect(sections.experience.items.map(({ title, start_year }: typeof aPost) => [title, start_year])).toEqual([
      ['Lecturer', 2012],
      ['Professor', 2019],
    ]);
    expect(sections.education.items[0]).toMatchObject({ degree_name: expect.any(String), visibility: 'public' });
    expect(sections.publications.items[0]).toMatchObject({ title: '<b>Mangroves</b>', doi: '10.1000/182' });
    expect(sections.links.items[0]).toMatchObject({ url: 'example.org/me' });
    expect(percentage).toBe(35);
  });

  it('takes “no experience yet” for an answer, until there is some', async () => {
    await save({ section: 'experience', data: { none_yet: true } });
    expect(await profile()).toMatchObject({
      profile_completion_percentage: 20,
      sections: { experience: { has_none_yet: true } },
    });
    await add('experience', aPost);
    expect((await profile()).sections.experience.has_none_yet).toBe(false);
  });

  it('takes texts in both languages, tags and languages', async () => {
    const about = {
      headline_en: 'Studies mangroves',
      headline_ar: 'يدرس أشجار القرم',
      current_title: 'Professor',
      biography_ar: 'باحث في بيئة السواحل.\n\nيحب البحر.',
    };
    expect((await save({ section: 'about', data: about, version: 1 })).status).toBe(200);
    await save({ section: 'research_interests', data: [' Sea  grass ', 'sea grass', 'C++', ''], version: 1 });
    await save({ section: 'skills', data: ['R'], version: 1 });
    await save({ section: 'languages', data: [{ code: 'ar', level: 'native' }, { code: 'en' }], version: 1 });
    const { sections, profile_completion_percentage: percentage } = await profile();
    expect(sections.about).toMatchObject({
      version: 2,
      headline: 'Studies mangroves',
      biography: '<p>باحث في بيئة السواحل.</p><p>يحب البحر.</p>',
    });
    expect(sections.research_interests.items).toEqual(['Sea grass', 'C++']);
    expect(sections.languages.items).toEqual([
      { code: 'ar', name: 'Arabic', level: 'native' },
      { code: 'en', name: 'English', level: null },
    ]);
    expect(percentage).toBe(5 + 10 + 15 + 10 + 5);
  });

  it('T7 cleans rich text when it is written, and keeps names as text', async () => {
    const hostile =
      '<p onclick="x()">One <b>two</b><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x">three</a>';
    const id = await add('experience', { ...aPost, title: '<img src=x onerror=alert(1)>', description_en: hostile });
    await save({ section: 'about', version: 1, data: { biography_en: hostile } });
    const stored = await portal
      .app()
      .db.selectFrom('profile_items')
      .select(['title', 'description_en'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({
      title: '<img src=x onerror=alert(1)>',
      description_en: '<p>One <strong>two</strong></p><p>three</p>',
    });
    expect((await profile()).sections.about.biography_en).toBe('<p>One <strong>two</strong></p><p>three</p>');
  });
});

describe('the order of items', () => {
  it('is what the member puts them into', async () => {
    const ids = [
      await add('awards', { title: 'A' }),
      await add('awards', { title: 'B' }),
      await add('awards', { title: 'C' }),
    ];
    const reorder = (order: number[]) => call('/reorder', { section: 'awards', ids: order });
    expect((await reorder(ids)).status).toBe(200);
    expect((await itemsOf('awards')).map(({ title }: { title: string }) => title)).toEqual(['A', 'B', 'C']);
    const stale = await reorder(ids.slice(1));
    expect([stale.status, stale.json.state]).toEqual([409, { section: 'awards', ids }]);
    expect((await reorder([ids[0]!, ids[0]!, ids[1]!])).status).toBe(409);
    expect((await call('/reorder', { section: 'skills', ids: [] })).status).toBe(422);
  });
});
