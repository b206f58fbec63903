import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closesAt } from '#domain/deadline.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const day = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);
const path = '/api/job-opportunities';

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  const institute = await anOrganization(app.db, { name_en: 'Institute of Tides', name_ar: 'معهد المدّ والجزر' });
  const draft = await anOrganization(app.db, { name_en: 'Not yet public', status: 'draft' });
  const store = async (name: string, values: Parameters<typeof anOpportunity>[1]) => {
    ids[name] = await anOpportunity(app.db, values);
  };
  await store('soon', {
    title_en: 'Seagrass fellowship',
    title_ar: 'زمالة الأعشاب البحرية',
    summary_en: 'A year on the coast.',
    organization_id: institute,
    category: 'fellowship',
    country: 'QA',
    city_en: 'Doha',
    city_ar: 'الدوحة',
    work_mode: 'on_site',
    employment_type: 'full_time',
    deadline_at: inDays(3),
    areas: [2, 3],
  });
  await store('later', {
    title_en: 'Tide grant',
    organization_id: institute,
    category: 'grant',
    country: 'OM',
    work_mode: 'remote',
    is_program: true,
    ags_category: 'innovation',
    deadline_at: inDays(30),
    published_at: inDays(-1),
  });
  await store('arabicOnly', {
    title_en: null,
    title_ar: 'منحة دكتوراه في الطاقة الشمسية',
    category: 'doctoral',
    organization_id: draft,
    is_rolling: true,
    areas: [],
  });
  await store('closed', { title_en: 'Old seagrass post', deadline_at: inDays(-2) });
  await store('upcoming', { title_en: 'Next year’s post', opens_at: inDays(5), deadline_at: inDays(40) });
  await store('draft', { title_en: 'A draft', status: 'draft' });
  await store('paused', { title_en: 'A paused one', status: 'paused' });
  await store('endedByStaff', { title_en: 'Ended early', status: 'closed', deadline_at: inDays(9) });
});
afterAll(() => app.close());

interface Item {
  id: number;
}
const list = async (query = '', language: 'en' | 'ar' = 'en') => {
  const answer = await app.call('GET', `${path}?${query}`, { language });
  expect([query, answer.status]).toEqual([query, 200]);
  return { ...answer.json.data, ids: answer.json.data.items.map((item: Item) => item.id) as number[] };
};
const named = (...names: string[]) => names.map((name) => ids[name]);

describe('the list of opportunities', () => {
  it('has what is open now, closing first, those without a deadline last', async () => {
    const { ids: found, meta } = await list();
    expect(found).toEqual(named('soon', 'later', 'arabicOnly'));
    expect(meta).toEqual({ page: 1, per_page: 12, total: 3, last_page: 1, is_total_capped: false });
  });

  it('never has drafts and paused ones, and upcoming ones only among all', async () => {
    const all = await list('state=all&per_page=100');
    expect(new Set(all.ids)).toEqual(
      new Set(named('soon', 'later', 'arabicOnly', 'closed', 'upcoming', 'endedByStaff')),
    );
    expect(new Set((await list('state=closed')).ids)).toEqual(new Set(named('closed', 'endedByStaff')));
  });

  it('carries what a card shows, in the language asked for and in both', async () => {
    const { items } = await list('q=seagrass', 'ar');
    expect(items[0]).toMatchObject({
      id: ids.soon,
      slug: 'زمالة-الأعشاب-البحرية',
      title: 'زمالة الأعشاب البحرية',
      title_en: 'Seagrass fellowship',
      summary: 'A year on the coast.',
      summary_ar: null,
      category: 'fellowship',
      category_name: 'زمالة',
      organization: { name: 'معهد المدّ والجزر', name_en: 'Institute of Tides' },
      thematic_areas: [{ slug: 'sustainability' }, { slug: 'artificial-intelligence' }],
      country: 'QA',
      country_name: 'قطر',
      city: 'الدوحة',
      work_mode: 'on_site',
      is_open: true,
    });
  });

  it('shows a title that was written in the other language only, and no organization that is not published', async () => {
    const { items } = await list('cat=doctoral');
    expect(items[0]).toMatchObject({
      title: 'منحة دكتوراه في الطاقة الشمسية',
      title_en: null,
      organization: null,
      is_rolling: true,
      deadline_at: null,
    });
  });

  it('says where a search matched, also through an article and a final teh marbuta', async () => {
    const { items } = await list(`q=${encodeURIComponent('اعشاب')}`, 'ar');
    const [start, end] = items[0].matches.title[0];
    expect(items[0].title.slice(start, end)).toBe('الأعشاب');
    expect((await list()).items[0].matches).toBeUndefined();
  });

  it.for([
    ['cat=grant,fellowship', ['soon', 'later']],
    ['cat=grant&cat=fellowship', ['soon', 'later']],
    ['agsCat=innovation', ['later']],
    ['agsCat=', ['soon', 'later', 'arabicOnly']],
    ['isProgram=1', ['later']],
    ['isProgram=false', ['soon', 'arabicOnly']],
    ['tas=[3]', ['soon']],
    ['tas=["3"]', ['soon']],
    ['tas=[2,3]', ['soon', 'later']],
    ['tas=[]', ['soon', 'later', 'arabicOnly']],
    ['tas=[99]', []],
    ['tas=[99]&taSlug=sustainability', ['soon', 'later']],
    ['tas=[3]&taSlug=nothing', []],
    [`taSlug=${'x'.repeat(200)}`, []],
    ['country=om', ['later']],
    ['mode=remote', ['later']],
    ['sort=newest', ['soon', 'arabicOnly', 'later']],
    ['q=tide', ['later', 'soon']],
  ] as const)('%s leaves %j', async ([query, names]) => {
    const { ids: found } = await list(query);
    const expected = named(...names);
    expect(query.startsWith('sort') ? found.at(-1) : new Set(found)).toEqual(
      query.startsWith('sort') ? expected.at(-1) : new Set(expected),
    );
    expect(found).toHaveLength(expected.length);
  });

  it('finds by partner', async () => {
    const [partner] = (await list('cat=grant')).items.map((item: { organization: Item }) => item.organization.id);
    expect((await list(`partner=${partner}`)).ids).toEqual(named('soon', 'later'));
  });

  it('offers what resembles the words when nothing has them, and says so', async () => {
    const alike = await list('q=felowship');
    expect([alike.is_approximate, alike.ids]).toEqual([true, named('soon')]);
    expect((await list('q=fellowship')).is_approximate).toBe(false);
  });
});

describe('the filters of the list', () => {
  const filters = async (query = '', language: 'en' | 'ar' = 'en') =>
    (await app.call('GET', `${path}/filters?${query}`, { language })).json.data;
  const counts = (options: { value: string; count: number }[]) =>
    Object.fromEntries(options.map(({ value, count }) => [value, count]));

  it('count what each option would leave, a group without its own selection', async () => {
    const data = await filters('agsCat=research');
    expect(counts(data.agsCat)).toEqual({ education: 0, research: 2, innovation: 1 });
    expect(counts(data.cat)).toMatchObject({ fellowship: 1, doctoral: 1, grant: 0 });
    expect(counts(data.country)).toEqual({ QA: 1 });
    expect(data).toMatchObject({ open_count: 3, is_open_count_capped: false, country_count: 2 });
  });

  it('are worded in the language asked for, areas and kinds whole and in their order', async () => {
    const data = await filters('', 'ar');
    expect(data.tas.map((area: { label: string }) => area.label)[0]).toBe('التعليم التقدّمي');
    expect(data.tas).toHaveLength(5);
    expect(data.cat).toHaveLength(10);
    expect(data.mode.map((mode: { label: string }) => mode.label)).toEqual(['حضوري', 'مختلط', 'عن بُعد']);
    expect(data.country.map((country: { label: string }) => country.label)).toContain('قطر');
    expect(data.partner[0].label).toBe('معهد المدّ والجزر');
  });

  it('keep a chosen option that leaves nothing, so that it can be undone', async () => {
    const data = await filters('country=QA&mode=remote');
    expect(counts(data.country)).toMatchObject({ QA: 0, OM: 1 });
  });

  it('name the kinds by themselves as well', async () => {
    const { json } = await app.call('GET', `${path}/categories`, { language: 'ar' });
    expect(json.data).toHaveLength(10);
    expect(json.data[0]).toEqual({
      id: 'position',
      slug: 'position',
      name: 'وظيفة',
      name_en: 'Position',
      name_ar: 'وظيفة',
    });
  });
});

describe('one opportunity', () => {
  const get = async (name: string) => app.call('GET', `${path}/${ids[name]}`);

  it('OPP-01 leaves out what is not known and tells open-ended from rolling', async () => {
    const id = await anOpportunity(app.db, {
      title_en: 'Telecommute from anywhere in USA!',
      work_mode: 'remote',
      areas: [],
    });
    const { json, text } = await app.call('GET', `${path}/${id}`);
    expect(json.data).toMatchObject({
      title: 'Telecommute from anywhere in USA!',
      deadline_at: null,
      is_rolling: false,
      is_open: true,
      organization: null,
      country: null,
      summary: null,
      description: null,
      employment_type: null,
    });
    expect(text).not.toMatch(/undefined|NaN|Invalid Date/);
    await app.db.deleteFrom('opportunities').where('id', '=', id).execute();
  });

  it('is there after its deadline, closed; one ended by staff is closed before it', async () => {
    expect((await get('closed')).json.data).toMatchObject({ is_open: false, status: 'published' });
    expect((await get('endedByStaff')).json.data).toMatchObject({ is_open: false, status: 'closed' });
    expect((await get('upcoming')).json.data).toMatchObject({ is_open: false });
  });

  it('DAT-05 is open until the end of its closing day in its own zone', async () => {
    for (const zone of ['Asia/Qatar', 'Pacific/Honolulu', 'Pacific/Kiritimati']) {
      const local = (days: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(inDays(days));
      const [today, yesterday] = await Promise.all(
        [local(0), local(-1)].map((date) =>
          anOpportunity(app.db, { deadline_at: closesAt(date, zone), time_zone: zone }),
        ),
      );
      const isOpen = async (id: number | undefined) => (await app.call('GET', `${path}/${id}`)).json.data.is_open;
      expect([zone, await isOpen(today), await isOpen(yesterday)]).toEqual([zone, true, false]);
      const { ids: found } = await list('per_page=100');
      expect([found.includes(today ?? 0), found.includes(yesterday ?? 0)]).toEqual([true, false]);
      await app.db
        .deleteFrom('opportunities')
        .where('id', 'in', [today ?? 0, yesterday ?? 0])
        .execute();
    }
  });

  it('has a description without anything that could run, whatever the database holds', async () => {
    const id = await anOpportunity(app.db, {
      description_en:
        '<p>Fine <b>words</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a>',
    });
    const { json } = await app.call('GET', `${path}/${id}`);
    expect(json.data.description).toBe('<p>Fine <strong>words</strong></p><p>link</p>');
  });

  it.for([
    ['external', 'jobs.example.org/apply?id=1', 'https://jobs.example.org/apply?id=1'],
    ['external', 'javascript:alert(1)', null],
    ['external', 'https://user:secret@evil.example/', null],
    ['email', 'jobs@example.org', 'mailto:jobs@example.org'],
    ['email', 'mailto:jobs@example.org?bcc=x@example.org', 'mailto:jobs@example.org'],
    ['email', 'https://example.org', null],
    ['internal', 'https://example.org', null],
  ] as const)('applied to by %s at %s is applied to at %s', async ([mode, stored, shown]) => {
    const id = await anOpportunity(app.db, { apply_mode: mode, apply_url: stored });
    const { json } = await app.call('GET', `${path}/${id}`);
    expect(json.data.apply_url).toBe(shown);
  });

  it('has related ones that are open, without itself', async () => {
    const { json } = await app.call('GET', `${path}/related/${ids.soon}`);
    const found = json.data.map((item: Item) => item.id);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(ids.soon);
    expect(json.data.every((item: { is_open: boolean }) => item.is_open)).toBe(true);
  });
});

describe('the opportunities of an area', () => {
  it('are its open ones, of one category where that is asked', async () => {
    const area = async (query: string) =>
      (await app.call('GET', `${path}/ta-slug/${query}`)).json.data.items.map((item: Item) => item.id);
    expect(await area('artificial-intelligence')).toEqual(named('soon'));
    expect(await area('sustainability?agsCat=innovation')).toEqual(named('later'));
  });
});
