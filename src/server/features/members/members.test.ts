import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let horizonId: number;
beforeAll(async () => {
  app = await testApp();
  const { id } = await app.db
    .insertInto('organizations')
    .values({ name_en: 'Horizon University', name_ar: 'جامعة الأفق', type: 'university', country: 'QA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  horizonId = id;
  const members = await app.db
    .insertInto('members')
    .values([
      {
        full_name: 'Mohammed Al-Kaabi',
        full_name_ar: 'محمد الكعبي',
        headline_en: 'Studies mangroves, 100% by boat',
        headline_ar: 'يدرس أشجار القرم',
        biography_ar: 'باحث في بيئة السواحل.',
        current_title: 'Professor',
        organization_id: id,
        country: 'QA',
        city: 'Doha',
        research_interests: ['data_science', 'C++'],
        languages: ['ar', 'en', 'not a code'],
      },
      { full_name: 'J’Noor', country: 'EG', organization_name: 'Free lance' },
      { full_name: "Al-Test O'Noor", full_name_ar: 'مُحَمَّد', country: 'JO' },
      { full_name: 'محـــمد', country: 'JO' },
      { full_name: 'Hidden Person', is_listed: false, country: 'QA' },
    ])
    .returning('id')
    .execute();
  await app.db
    .insertInto('member_areas')
    .values([
      { member_id: members[0]!.id, thematic_area_id: 2 },
      { member_id: members[1]!.id, thematic_area_id: 5 },
    ])
    .execute();
});
afterAll(() => app.close());

const list = (query: string, language: 'en' | 'ar' = 'en') => app.call('GET', `/api/members?${query}`, { language });
const namesOf = (answer: { json: { data: { items: { full_name: string }[] } } }) =>
  answer.json.data.items.map((member) => member.full_name);

/** What has the words as written; what only resembles them does not count. */
const found = async (q: string) => {
  const answer = await list(`q=${encodeURIComponent(q)}`);
  return answer.json.data.is_approximate ? [] : namesOf(answer);
};

describe('the list of members', () => {
  it('has the listed ones, by name, with their names and places in the language asked for', async () => {
    const { status, json, headers } = await list('', 'ar');
    expect([status, json.data.meta]).toEqual([
      200,
      { page: 1, per_page: 12, total: 4, last_page: 1, is_total_capped: false },
    ]);
    const member = json.data.items.find((item: { full_name: string }) => item.full_name === 'Mohammed Al-Kaabi');
    expect(member).toMatchObject({
      slug: 'محمد-الكعبي',
      headline: 'يدرس أشجار القرم',
      headline_en: 'Studies mangroves, 100% by boat',
      country_name: 'قطر',
      organization: { id: horizonId, name: 'جامعة الأفق' },
    });
    expect(headers.vary).toContain('Language');
  });

  it('NAM-01 NAM-02 gives names unchanged: apostrophes, hyphens, tashkeel and tatweel', async () => {
    const { json } = await list('');
    const names = json.data.items.flatMap((item: { full_name: string; full_name_ar: string | null }) => [
      item.full_name,
      item.full_name_ar,
    ]);
    expect(names).toEqual(expect.arrayContaining(['J’Noor', "Al-Test O'Noor", 'مُحَمَّد', 'محـــمد']));
  });

  it('finds names across scripts and spellings, and says where they match', async () => {
    for (const q of ['محمد', 'Mohammed', 'muhammad', 'MOHAMAD'])
      expect(namesOf(await list(`q=${encodeURIComponent(q)}`)).sort(), q).toEqual(
        ["Al-Test O'Noor", 'Mohammed Al-Kaabi', 'محـــمد'].sort(),
      );
    const { json } = await list(`q=${encodeURIComponent('محمد الكعبي')}`);
    expect(json.data.items[0].matches).toMatchObject({
      full_name: [
        [0, 8],
        [12, 17],
      ],
      full_name_ar: [
        [0, 4],
        [5, 11],
      ],
    });
  });

  it('SRC-04 takes signs literally', async () => {
    expect(namesOf(await list('q=100%25'))).toEqual(['Mohammed Al-Kaabi']);
    expect(namesOf(await list('q=data_science'))).toEqual(['Mohammed Al-Kaabi']);
    for (const q of ['%', '_', '\\', '"', 'dataXscience', '1000%'])
      expect([q, (await list(`q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
    expect(await found('dataXscience')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('narrows by country, area and organization, together', async () => {
    expect(namesOf(await list('country=qa'))).toEqual(['Mohammed Al-Kaabi']);
    expect(namesOf(await list('country=QA,EG'))).toHaveLength(2);
    expect(namesOf(await list('country=QA&country=EG'))).toHaveLength(2);
    expect(namesOf(await list('tas=[5]'))).toEqual(['J’Noor']);
    expect(namesOf(await list('taSlug=sustainability&tas=[5]'))).toEqual(['Mohammed Al-Kaabi']);
    expect(namesOf(await list(`organization=${horizonId}`))).toEqual(['Mohammed Al-Kaabi']);
    expect(namesOf(await list('country=EG&tas=[2]'))).toEqual([]);
  });

  it('counts the options of each filter without its own selection', async () => {
    const { json } = await list(`country=JO&organization=${horizonId}`, 'ar');
    const { filters } = json.data;
    expect(filters.organization).toEqual([
      { value: String(horizonId), label: 'جامعة الأفق', count: 0, is_capped: false },
    ]);
    expect(filters.country).toEqual([
      { value: 'QA', label: 'قطر', count: 1, is_capped: false },
      { value: 'JO', label: 'الأردن', count: 0, is_capped: false },
    ]);
    expect(filters.tas.map((area: { slug: string }) => area.slug)).toHaveLength(5);
  });

  it('SRC-06 takes a page that is none for the first, and answers one past the end with an empty list', async () => {
    for (const page of ['0', '-1', '-5', 'abc', '1e9', '1.5', '']) {
      const { status, json } = await list(`page=${page}`);
      expect([page, status, json.data.meta.page, json.data.items.length]).toEqual([page, 200, 1, 4]);
    }
    for (const page of ['900000', '99999999999999999999']) {
      const past = await list(`page=${page}`);
      expect([past.status, past.json.data.items, past.json.data.meta.total]).toEqual([200, [], 4]);
    }
  });

  it('keeps the page size between 1 and 100', async () => {
    for (const [wanted, size] of [
      ['0', 1],
      ['-3', 1],
      ['1000', 100],
      ['99999999999999999999', 100],
      ['abc', 12],
    ])
      expect((await list(`per_page=${wanted}`)).json.data.meta.per_page).toBe(size);
  });

  it.each([
    'q=%00',
    'q=a%00b',
    'q=%ED%A0%80',
    'q=%E0%A4%A',
    `q=${'x'.repeat(10_000)}`,
    'q=a%26b%7C!(%3A*',
    'q=%27%3B%20drop%20table%20members--',
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'q=a&q=b',
    'q[]=a',
    'q[x]=1',
    '__proto__[x]=1',
    'constructor=1',
    'country=%00',
    'country=zzz&country=',
    `country=${'QA,'.repeat(500)}`,
    'organization=abc',
    'organization=99999999999999999999',
    'organization=-1',
    'taSlug=%00',
    'taSlug=unknown',
    `taSlug=${'x'.repeat(200)}`,
    'tas=[99]',
    'tas=[0,-1,1.5]',
    'sort=drop',
    'sort=name&sort=newest',
    'sort=relevance',
    'unknown=1',
    'page[]=2&per_page[]=3',
  ])('answers %s without a fault', async (query) => {
    const { status } = await list(query);
    expect(status).toBe(200);
  });

  it.each(['tas=[', 'tas=1,2', 'tas={}', 'tas=["x"]', 'tas=null', 'tas=1&tas=2', `tas=[${'1,'.repeat(1500)}1]`])(
    'refuses %s, naming the field in the language asked for',
    async (query) => {
      const { status, json } = await list(query.replaceAll('"', '%22'), 'ar');
      expect([status, json.code, Object.keys(json.errors)]).toEqual([422, 'validation_failed', ['tas']]);
      expect(json.errors.tas[0]).toMatch(/[\u0600-\u06FF]/);
    },
  );
});

describe('a member', () => {
  const find = async (name: string) => {
    const { json } = await list(`q=${encodeURIComponent(name)}`);
    return json.data.items[0].id as number;
  };

  it('has public fields alone', async () => {
    const { status, json } = await app.call('GET', `/api/members/${await find('Kaabi')}`);
    expect(status).toBe(200);
    expect(Object.keys(json.data).sort()).toEqual(
      `id slug full_name full_name_ar headline headline_en headline_ar current_title organization organization_name country
       country_name city avatar_url thematic_areas biography biography_en biography_ar research_interests skills languages sections
       member_since`
        .split(/\s+/)
        .sort(),
    );
    expect(json.data).toMatchObject({
      biography: '<p>باحث في بيئة السواحل.</p>',
      biography_en: null,
      languages: [
        { code: 'ar', name: 'Arabic', level: null },
        { code: 'en', name: 'English', level: null },
        { code: 'not a code', name: 'not a code', level: null },
      ],
    });
  });

  it('names languages in the language asked for', async () => {
    const { json } = await app.call('GET', `/api/members/${await find('Kaabi')}`, { language: 'ar' });
    expect(json.data.languages.slice(0, 2)).toEqual([
      { code: 'ar', name: 'العربية', level: null },
      { code: 'en', name: 'الإنجليزية', level: null },
    ]);
  });

  it('who is not listed is answered as an unknown id, byte for byte', async () => {
    const hidden = await app.db
      .selectFrom('members')
      .select('id')
      .where('is_listed', '=', false)
      .executeTakeFirstOrThrow();
    const [one, other] = await Promise.all([
      app.call('GET', `/api/members/${hidden.id}`),
      app.call('GET', '/api/members/999999'),
    ]);
    expect([one.status, one.text]).toEqual([404, other.text]);
  });

  it.each(['0', '-1', 'abc', '1.5', '1e3', '01', '99999999999999999999', '%00', '%D9%A1', "1'--", '1-mohammed'])(
    'an id such as %s is an unknown one',
    async (id) => {
      const { status, json } = await app.call('GET', `/api/members/${id}`, { language: 'ar' });
      expect([status, json.code]).toEqual([404, 'not_found']);
    },
  );
});
