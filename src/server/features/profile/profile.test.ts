import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let memberId: number;
let headers: Record<string, string>;
let others: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id: memberId } = await aMember(app));
  ({ headers } = await aSession(app, memberId));
  ({ headers: others } = await aSession(app, (await aMember(app)).id));
});

const call = (path: string, body: object, language: 'en' | 'ar' = 'en', as = headers) =>
  app.call('POST', `/api/user-profile${path}`, { body, headers: as, language });
const save = (body: object, language: 'en' | 'ar' = 'en') => call('', body, language);
const profile = async () => (await app.call('GET', '/api/user-profile', { headers })).json.data;
const itemsOf = async (section: string) => (await profile()).sections[section].items;

const post = { title: 'Professor', organization_name: 'Horizon University', start_year: 2019, is_current: true };
const add = async (section: string, data: object) => {
  const { json, status } = await save({ section, data });
  expect([status, json.message]).toEqual([200, null]);
  return json.data.id as number;
};

describe('a profile', () => {
  it('of a new member is empty, and says what is missing, what it weighs and where it is filled in', async () => {
    const { status, json, headers: answered } = await app.call('GET', '/api/user-profile', { headers, language: 'ar' });
    expect([status, answered['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(json.data).toMatchObject({ id: memberId, profile_completion_percentage: 5, version: 1 });
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
    await add('experience', post);
    await add('experience', { ...post, title: 'Lecturer', start_year: '٢٠١٢', end_year: '2019', is_current: false });
    await add('education', { organization_name: 'جامعة الأفق', degree_type_id: 8, end_year: 2010, end_month: 6 });
    await add('publications', { title: '<b>Mangroves</b>', doi: 'https://doi.org/10.1000/182', start_year: 2020 });
    await add('awards', { title: 'Prize', start_year: 2021 });
    await add('memberships', { organization_name: 'Academy' });
    await add('links', { url: 'example.org/me' });
    const { sections, profile_completion_percentage: percentage } = await profile();
    expect(sections.experience.items.map(({ title, start_year }: typeof post) => [title, start_year])).toEqual([
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
    await add('experience', post);
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
    const id = await add('experience', { ...post, title: '<img src=x onerror=alert(1)>', description_en: hostile });
    await save({ section: 'about', version: 1, data: { biography_en: hostile } });
    const stored = await app.db
      .selectFrom('profile_items')
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

describe('a change', () => {
  it('of a stale version is refused with the current item, and is taken with the current version', async () => {
    const id = await add('experience', post);
    const change = (title: string, version: number) => save({ section: 'experience', id, data: { title }, version });
    expect((await change('Dean', 1)).status).toBe(200);
    const stale = await change('Rector', 1);
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
    expect(stale.json.state).toMatchObject({ section: 'experience', item: { id, title: 'Dean', version: 2 } });
    // What was meant is there already: asking again is no conflict.
    expect((await change('Dean', 1)).status).toBe(200);
    expect((await change('Rector', 2)).status).toBe(200);
    expect((await itemsOf('experience'))[0]).toMatchObject({ title: 'Rector', version: 3, start_year: 2019 });
  });

  it('of a stale text is refused with the current one', async () => {
    await save({ section: 'about', data: { headline_en: 'One' }, version: 1 });
    const stale = await save({ section: 'about', data: { headline_en: 'Two' }, version: 1 }, 'ar');
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
    expect(stale.json.state.item).toMatchObject({ headline_en: 'One', version: 2 });
    // Another section has a version of its own.
    expect((await save({ section: 'skills', data: ['R'], version: 1 })).status).toBe(200);
  });

  it('needs the version that was edited', async () => {
    const id = await add('links', { url: 'example.org' });
    expect((await save({ section: 'links', id, data: { url: 'example.com' } })).json.errors).toHaveProperty('version');
    expect((await save({ section: 'skills', data: ['R'] })).json.errors).toHaveProperty('version');
  });

  it('of what came from ORCID marks it as edited', async () => {
    const id = await add('education', { organization_name: 'Horizon' });
    await app.db.updateTable('profile_items').set({ source: 'orcid', is_edited: false }).where('id', '=', id).execute();
    await save({ section: 'education', id, version: 1, data: { title: 'Physics' } });
    expect((await itemsOf('education'))[0]).toMatchObject({ source: 'orcid', is_edited: true });
  });

  it('names every wrong field at once, in the reader’s language, and stores nothing', async () => {
    const { status, json } = await save(
      {
        section: 'experience',
        data: {
          title: ' ',
          organization_name: 'x'.repeat(301),
          start_year: '20x0',
          end_month: 13,
          country: 'Atlantis',
          visibility: 'all',
          salary: 1,
          url: 'example.org',
          description_en: 'y'.repeat(5001),
          description_ar: 7,
        },
      },
      'ar',
    );
    expect(status).toBe(422);
    expect(Object.keys(json.errors).sort()).toEqual(
      'country description_en end_month organization_name salary start_year title url visibility'.split(' '),
    );
    for (const [sentence] of Object.values(json.errors as Record<string, string[]>))
      expect(sentence).toMatch(/[\u0600-\u06FF]/);
    expect(await itemsOf('experience')).toEqual([]);
  });

  it.each([
    [{ start_year: 2020, end_year: 2019 }, 'end_year'],
    [{ start_year: 2020, start_month: 5, end_year: 2020, end_month: 4 }, 'end_year'],
    [{ start_year: 2020, end_year: 2021, is_current: true }, 'end_year'],
    [{ start_year: 2999 }, 'start_year'],
    [{ start_year: 2020, end_year: 2999 }, 'end_year'],
    [{ start_year: 1066 }, 'start_year'],
    [{ start_year: '2020-01-01' }, 'start_year'],
    [{ start_year: 2020, end_month: 3 }, 'end_year'],
    [{ start_year: 2020, degree_type_id: 8 }, 'degree_type_id'],
    [{ start_year: 2020, organization_id: 999_999 }, 'organization_id'],
  ])('refuses %o beside its field', async (dates, field) => {
    const data = { title: 'Professor', organization_name: 'Horizon', ...dates };
    const { status, json } = await save({ section: 'experience', data });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  it.each([
    [{ section: 'hobbies', data: {} }, 422],
    [{ data: {} }, 422],
    [{ section: 'experience' }, 422],
    [{ section: 'experience', data: 'x' }, 422],
    [{ section: 'experience', data: [] }, 422],
    [{ section: 'skills', data: 'R', version: 1 }, 422],
    [{ section: 'skills', data: ['x'.repeat(101)], version: 1 }, 422],
    [{ section: 'skills', data: Array.from({ length: 31 }, (_, index) => `skill ${index}`), version: 1 }, 422],
    [{ section: 'languages', data: [{ code: 'xx' }], version: 1 }, 422],
    [{ section: 'languages', data: [{ code: 'ar', level: 'best' }], version: 1 }, 422],
    [{ section: 'languages', data: [{ code: 'ar' }, { code: 'ar' }], version: 1 }, 422],
    [{ section: 'about', data: { biography_en: 'short' }, version: 1 }, 422],
    [{ section: 'about', data: { full_name: 'x' }, version: 1 }, 422],
    [{ section: 'about', data: { headline_en: 'a\u202Eb' }, version: 1 }, 422],
    [{ section: 'links', data: { url: 'javascript:alert(1)' } }, 422],
    [{ section: 'publications', data: { title: 'x', doi: 'none' } }, 422],
    [{ section: 'links', data: { url: 'example.org' }, extra: 1 }, 422],
    [{ section: 'links', id: 'abc', data: { url: 'example.org' }, version: 1 }, 404],
    [{ section: 'skills', id: 1, data: [], version: 1 }, 404],
    [{ section: 'links', data: { url: 'example.org', title: 'x'.repeat(200_000) } }, 413],
  ])('answers %o with a sentence and stores nothing', async (body, status) => {
    const before = await profile();
    const answer = await save(body);
    expect([answer.status, answer.json.message]).toEqual([status, expect.stringMatching(/\w+ \w+/)]);
    expect(await profile()).toEqual(before);
  });

  it('of another member’s item is that of an unknown one, byte for byte, and so is one under another section', async () => {
    const id = await add('links', { url: 'example.org' });
    const asOther = (body: object, path = '') => call(path, body, 'en', others);
    const change = { section: 'links', data: { url: 'example.com' }, version: 1 };
    const answers = [
      await asOther({ ...change, id }),
      await save({ ...change, section: 'awards', id, data: { title: 'x' } }),
      await asOther({ section: 'links', id }, '/delete-section'),
      await asOther({ section: 'links', ids: [id] }, '/reorder'),
    ];
    const unknown = await save({ ...change, id: 999_999_999 });
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    expect(await itemsOf('links')).toMatchObject([{ url: 'example.org' }]);
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

describe('what is deleted', () => {
  const remove = (body: object) => call('/delete-section', body);
  const undo = (undo_id: string, as = headers) => call('/undo-delete', { undo_id }, 'en', as);

  it('can be brought back for 30 seconds, by its member alone', async () => {
    const id = await add('experience', post);
    const deleted = await remove({ section: 'experience', id });
    expect(deleted.status).toBe(200);
    const { undo_id: undoId, undo_until: until } = deleted.json.data;
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(25_000);
    expect(await itemsOf('experience')).toEqual([]);
    // Again: gone since the first time.
    expect((await remove({ section: 'experience', id })).json.data).toMatchObject({
      undo_id: undoId,
      undo_until: until,
    });
    expect((await undo(undoId, others)).text).toBe((await undo('0b0e6f0e-0000-4000-8000-000000000000')).text);
    expect((await undo(undoId)).status).toBe(200);
    expect((await undo(undoId)).status).toBe(200);
    expect(await itemsOf('experience')).toMatchObject([{ id, title: 'Professor' }]);
  });

  it('cannot be brought back later', async () => {
    const id = await add('links', { url: 'example.org' });
    const { undo_id: undoId } = (await remove({ section: 'links', id })).json.data;
    await app.db
      .updateTable('profile_deletions')
      .set({ deleted_at: new Date(Date.now() - 31_000) })
      .where('id', '=', undoId)
      .execute();
    expect(await undo(undoId)).toMatchObject({ status: 409, json: { code: 'undo_expired' } });
    expect(await itemsOf('links')).toEqual([]);
  });

  it('may be a whole section, when that is confirmed', async () => {
    await add('awards', { title: 'A' });
    await add('awards', { title: 'B' });
    await save({ section: 'skills', data: ['R', 'Python'], version: 1 });
    expect((await remove({ section: 'awards' })).json.errors).toHaveProperty('confirm');
    const awards = await remove({ section: 'awards', confirm: true });
    const skills = await remove({ section: 'skills', confirm: true });
    expect((await profile()).sections).toMatchObject({ awards: { items: [] }, skills: { items: [] } });
    await undo(awards.json.data.undo_id);
    await undo(skills.json.data.undo_id);
    const { sections } = await profile();
    expect([sections.awards.items.length, sections.skills.items]).toEqual([2, ['R', 'Python']]);
    expect((await remove({ section: 'links', confirm: true })).json.data.undo_id).toBeNull();
  });

  it('does not overwrite what was written since', async () => {
    await save({ section: 'skills', data: ['R'], version: 1 });
    const { undo_id: undoId } = (await remove({ section: 'skills', confirm: true })).json.data;
    await save({ section: 'skills', data: ['Go'], version: 3 });
    expect(await undo(undoId)).toMatchObject({ status: 409, json: { state: { item: { items: ['Go'] } } } });
    expect((await profile()).sections.skills.items).toEqual(['Go']);
  });
});
