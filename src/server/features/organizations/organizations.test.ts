import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const universities = JSON.parse(
  readFileSync(new URL('../../../../tests/cases/universities_arab_region.json', import.meta.url), 'utf8'),
) as { rows: { name: string; alpha_two_code: string; web_pages: string[] }[] };

const day = 86_400_000;
let app: TestApp;
let gulfId: number;
beforeAll(async () => {
  app = await testApp();
  const organizations = await app.db
    .insertInto('organizations')
    .values([
      {
        name_en: 'Gulf Institute of Marine Science',
        name_ar: 'معهد الخليج لعلوم البحار',
        summary_en: 'Works on 100% of the coast.',
        description_ar: 'معهد يدرس البحار الدافئة.',
        type: 'research_center',
        country: 'QA',
        city_en: 'Doha',
        city_ar: 'الدوحة',
        website: 'www.marine.example.org/about',
        founded_year: 1998,
      },
      { name_ar: 'صندوق وادي النيل', type: 'foundation', country: 'EG' },
      { name_en: 'Hidden Hospital', type: 'hospital', country: 'QA', status: 'draft' },
    ])
    .returning('id')
    .execute();
  gulfId = organizations[0]!.id;
  await app.db.insertInto('organization_areas').values({ organization_id: gulfId, thematic_area_id: 2 }).execute();
  const opportunity = { organization_id: gulfId, category: 'position', ags_category: 'research', title_en: 'A post' };
  await app.db
    .insertInto('opportunities')
    .values([
      { ...opportunity, deadline_at: new Date(Date.now() + day) },
      { ...opportunity, title_en: 'Rolling', is_rolling: true },
      { ...opportunity, title_en: 'Over', deadline_at: new Date(Date.now() - day) },
      { ...opportunity, title_en: 'Not yet', opens_at: new Date(Date.now() + day) },
      { ...opportunity, title_en: 'A draft', status: 'draft' },
    ])
    .execute();
  await app.db
    .insertInto('members')
    .values([
      { full_name: 'Layla Haddad', full_name_ar: 'ليلى حداد', organization_id: gulfId, current_title: 'Professor' },
      { full_name: 'Hidden Person', organization_id: gulfId, is_listed: false },
    ])
    .execute();
});
afterAll(() => app.close());

const list = (query: string, language: 'en' | 'ar' = 'en') =>
  app.call('GET', `/api/organizations?${query}`, { language });
const namesOf = (answer: { json: { data: { items: { name: string }[] } } }) =>
  answer.json.data.items.map((organization) => organization.name);

/** What has the words as written; what only resembles them does not count. */
const found = async (q: string) => {
  const answer = await list(`q=${encodeURIComponent(q)}`);
  return answer.json.data.is_approximate ? [] : namesOf(answer);
};

describe('the list of organizations', () => {
  it('has the published ones with their open opportunities counted by the clock', async () => {
    const { status, json } = await list('');
    expect([status, json.data.meta.total]).toEqual([200, 2]);
    expect(json.data.items.find((item: { id: number }) => item.id === gulfId)).toMatchObject({
      slug: 'gulf-institute-of-marine-science',
      type: 'research_center',
      country: 'QA',
      country_name: 'Qatar',
      city: 'Doha',
      open_opportunities: 2,
      thematic_areas: [{ slug: 'sustainability' }],
    });
  });

  it('shows a name written in the other language only as it stands', async () => {
    const { json } = await list('country=EG');
    expect(json.data.items[0]).toMatchObject({ name: 'صندوق وادي النيل', name_en: null, slug: 'صندوق-وادي-النيل' });
  });

  it('finds names and places in both languages, and says where they match', async () => {
    for (const q of ['marine', 'معهد', 'الدوحه', 'GULF institute'])
      expect((await list(`q=${encodeURIComponent(q)}`)).json.data.items[0]?.id, q).toBe(gulfId);
    const { json } = await list('q=marine');
    expect(json.data.items[0].matches.name).toEqual([[18, 24]]);
  });

  it('SRC-04 takes signs literally', async () => {
    expect(namesOf(await list('q=100%25'))).toEqual(['Gulf Institute of Marine Science']);
    for (const q of ['%', '_', '\\', "'", '"', '%%', '100_'])
      expect([q, (await list(`q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
    expect(await found('100_')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('narrows by country, type, area and category of opportunities, and counts the options of each', async () => {
    expect(namesOf(await list('type=foundation'))).toEqual(['صندوق وادي النيل']);
    expect(namesOf(await list('type=foundation,research_center'))).toHaveLength(2);
    expect(namesOf(await list('tas=[2]&country=qa'))).toEqual(['Gulf Institute of Marine Science']);
    expect(namesOf(await list('agsCat=research'))).toEqual(['Gulf Institute of Marine Science']);
    expect(namesOf(await list('agsCat=education'))).toEqual([]);
    const { json } = await list('type=foundation&type=unheard', 'ar');
    expect(json.data.filters.type).toEqual([
      { value: 'foundation', label: 'مؤسسة مانحة', count: 1, is_capped: false },
      { value: 'research_center', label: 'مركز أبحاث', count: 1, is_capped: false },
    ]);
    expect(json.data.filters.country).toEqual([{ value: 'EG', label: 'مصر', count: 1, is_capped: false }]);
  });

  it('SRC-06 takes a page that is none for the first, and answers one past the end with an empty list', async () => {
    for (const page of ['0', '-1', '-5', 'abc', '1e9', '1.5', '']) {
      const { status, json } = await list(`page=${page}`);
      expect([page, status, json.data.meta.page]).toEqual([page, 200, 1]);
    }
    for (const page of ['900000', '99999999999999999999']) {
      const past = await list(`page=${page}`);
      expect([past.status, past.json.data.items]).toEqual([200, []]);
    }
  });

  it.each([
    'q=%00',
    'q=%ED%A0%80',
    'q=%E0%A4%A',
    `q=${'ب'.repeat(3000)}`,
    'q=a%26b%7C!(%3A*',
    'q=%27%3B%20drop%20table%20organizations--',
    'q=a&q=b',
    'q[]=a',
    '__proto__[x]=1',
    'country=%00',
    'type=%00',
    'type=unheard',
    `type=${'x'.repeat(2000)}`,
    'taSlug=%00',
    'taSlug=unknown',
    'tas=[99]',
    'tas=[0,-1,1.5]',
    'sort=drop',
    'sort=newest',
    'sort=relevance',
    'unknown=1',
    'per_page=-1',
    'per_page=1e9',
  ])('answers %s without a fault', async (query) => {
    expect((await list(query)).status).toBe(200);
  });

  it.each(['tas=[', 'tas=x', 'tas=[null]', 'agsCat=cooking', 'agsCat=Research', 'agsCat=research&agsCat=education'])(
    'refuses %s, naming the field',
    async (query) => {
      const { status, json } = await list(query);
      expect([status, json.code, Object.keys(json.errors)]).toEqual([422, 'validation_failed', [query.split('=')[0]]]);
    },
  );
});

describe('an organization', () => {
  it('has its open opportunities, its listed members and a link that opens', async () => {
    const { status, json } = await app.call('GET', `/api/organizations/${gulfId}`);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      website: 'https://www.marine.example.org/about',
      founded_year: 1998,
      description: 'معهد يدرس البحار الدافئة.',
      description_en: null,
      is_followed: false,
    });
    expect(json.data.opportunities.map((item: { title: string }) => item.title).sort()).toEqual(['A post', 'Rolling']);
    expect(json.data.members.map((member: { full_name: string }) => member.full_name)).toEqual(['Layla Haddad']);
  });

  it('never gives an address that would run a script', async () => {
    const { id } = await app.db
      .insertInto('organizations')
      .values({ name_en: 'Trap', type: 'other', website: 'javascript:alert(1)' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await app.call('GET', `/api/organizations/${id}`)).json.data.website).toBeNull();
    await app.db.deleteFrom('organizations').where('id', '=', id).execute();
  });

  it('that is a draft is answered as an unknown id, byte for byte', async () => {
    const draft = await app.db
      .selectFrom('organizations')
      .select('id')
      .where('status', '=', 'draft')
      .executeTakeFirstOrThrow();
    const [one, other] = await Promise.all([
      app.call('GET', `/api/organizations/${draft.id}`),
      app.call('GET', '/api/organizations/999999'),
    ]);
    expect([one.status, one.text]).toEqual([404, other.text]);
  });

  it.each(['0', '-1', 'abc', '1.5', '1e3', '01', '99999999999999999999', '%00', "1'--"])(
    'an id such as %s is an unknown one',
    async (id) => {
      expect((await app.call('GET', `/api/organizations/${id}`)).status).toBe(404);
    },
  );
});

describe('UNI-01 the institutions of the region', () => {
  beforeAll(async () => {
    await app.db
      .insertInto('organizations')
      .values(
        universities.rows.map((row) => ({
          name_en: row.name,
          type: 'university',
          country: row.alpha_two_code,
          website: row.web_pages[0] ?? null,
        })),
      )
      .execute();
  });

  it('are shown whole, with & and apostrophes as they are', async () => {
    const { json } = await list('per_page=100&type=university');
    expect(namesOf({ json }).sort()).toEqual(universities.rows.map((row) => row.name).sort());
  });

  it('are found by a part of their name, whatever its case and marks', async () => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toUpperCase();
    for (const { name } of universities.rows) {
      const { json } = await list(`per_page=100&q=${encodeURIComponent(plain(name.split(' ').slice(0, 3).join(' ')))}`);
      expect(namesOf({ json }), name).toContain(name);
    }
  });
});
