import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const path = '/api/job-opportunities';

let app: TestApp;
let draft: number;
let open: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  open = await anOpportunity(app.db, { title_en: 'Visible post' });
  draft = await anOpportunity(app.db, { title_en: 'Secret draft', status: 'draft' });
  ids.O8 = await anOpportunity(app.db, { title_en: 'C++ / R&D engineer 100% remote' });
  ids.O9 = await anOpportunity(app.db, { title_en: 'data_science lead' });
});
afterAll(() => app.close());

const q = (text: string) => `q=${encodeURIComponent(text)}`;
/** What every row of the list has in these tests. */
const everything = 3;

describe('the list answers hostile queries', () => {
  it.for([
    ['SRC-06 a page of zero', 'page=0', everything],
    ['SRC-06 a negative page', 'page=-1', everything],
    ['SRC-06 a page far below', 'page=-5', everything],
    ['SRC-06 a page that is a word', 'page=abc', everything],
    ['SRC-06 a page in another notation', 'page=1e9', everything],
    ['SRC-06 a broken page', 'page=1.5', everything],
    ['SRC-06 a page beyond every integer', 'page=99999999999999999999', 0],
    ['SRC-06 an empty page', 'page=', everything],
    ['SRC-06 a page past the end', 'page=999999999', 0],
    ['a page given twice', 'page=1&page=2', everything],
    ['a page size out of bounds', 'per_page=100000', everything],
    ['a page size beyond every integer', 'per_page=99999999999999999999', everything],
    ['words that end a statement', q("'; drop table opportunities; --"), 0],
    ['words in the search language of the database', q('a:* & !b | <-> (c):ABC\\'), 0],
    ['a very long text', q('x'.repeat(10_000)), 0],
    ['a character that no text may hold', q('\0'), everything],
    ['an organization that is a word', `partner=${encodeURIComponent('1 or 1=1')}`, 0],
    ['an organization beyond every integer', 'partner=99999999999999999999', 0],
    ['a kind that ends a statement', `cat=${encodeURIComponent("grant') or true --")}`, 0],
    ['countries without end', `country=${'QA,'.repeat(400)}`, 0],
    ['an unknown work mode', 'mode=on%20the%20moon', 0],
    ['a flag that is none', 'isProgram=maybe', everything],
    ['an object in place of a text', 'q[$ne]=1&cat[a][b]=1', everything],
    ['names of every object', '__proto__[x]=1&constructor=2', everything],
    ['an area that nobody has', 'tas=[0,-3,99999999999]', 0],
    ['an area’s slug that ends a statement', `taSlug=${encodeURIComponent("x') or true --")}`, 0],
  ] as const)('%s: 200', async ([, query, count]) => {
    const { status, json } = await app.call('GET', `${path}?${query}`);
    expect([query.slice(0, 80), status, json.data?.items.length]).toEqual([query.slice(0, 80), 200, count]);
    expect(json.data.meta.page).toBeGreaterThan(0);
    expect(json.data.meta.per_page).toBeLessThanOrEqual(100);
  });

  it.for([
    '[1',
    '1',
    '"1"',
    '{}',
    '{"length":1}',
    'null',
    '[null]',
    '[1.5]',
    '[[1]]',
    '["x"]',
    '[1e400]',
    '[{"id":1}]',
    '['.repeat(1000),
  ])('a list of areas that is none is refused, in the language asked for: %s', async (tas) => {
    for (const call of ['', '/filters']) {
      const { status, json } = await app.call('GET', `${path}${call}?tas=${encodeURIComponent(tas)}`, {
        language: 'ar',
      });
      expect([tas.slice(0, 20), status, json.code]).toEqual([tas.slice(0, 20), 422, 'validation_failed']);
      expect(json.errors.tas[0]).toMatch(/[\u0600-\u06FF]/);
    }
  });

  it.for(['Research', 'unknown', 'research ', 'education,research', '1'])(
    'the category %s is refused',
    async (agsCat) => {
      for (const call of ['', '/filters', '/ta-slug/sustainability']) {
        const { status, json } = await app.call('GET', `${path}${call}?agsCat=${encodeURIComponent(agsCat)}`);
        expect([call, status, Object.keys(json.errors)]).toEqual([call, 422, ['agsCat']]);
      }
    },
  );

  it('a list of areas longer than any, and one given twice, are refused', async () => {
    for (const query of [`tas=[${'1,'.repeat(2000)}1]`, 'tas=[1]&tas=[2]']) {
      expect((await app.call('GET', `${path}?${query}`)).status).toBe(422);
    }
  });

  it.for([
    ['%', ['O8']],
    ['_', ['O9']],
    ['100%', ['O8']],
    ['data_science', ['O9']],
    ['C++', ['O8']],
    ['R&D', ['O8']],
    ['\\', []],
    ["'", []],
    ['"', []],
  ] as const)('SRC-04 the sign in %s means itself', async ([text, names]) => {
    const { status, json } = await app.call('GET', `${path}?${q(text)}`);
    expect(status).toBe(200);
    expect(json.data.items.map((item: { id: number }) => item.id)).toEqual(names.map((name) => ids[name]));
  });
});

describe('single opportunities answer hostile ids', () => {
  const hostile = [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    'abc',
    'null',
    '999999',
    '99999999999999999999',
    '%00',
    '1%20or%201=1',
    "1'--",
    '..%2F1',
    '[1]',
    '١',
  ];

  it.for(hostile)('%s is not found, in the words of every unknown id', async (id) => {
    const unknown = await app.call('GET', `${path}/888888`);
    expect((await app.call('GET', `${path}/${id}`)).text).toBe(unknown.text);
    const related = await app.call('GET', `${path}/related/${id}`, { language: 'ar' });
    expect([id, related.status, related.json.code]).toEqual([id, 404, 'not_found']);
    expect(related.json.message).toMatch(/[\u0600-\u06FF]/);
  });

  it('a draft is, byte for byte, an unknown id', async () => {
    const unknown = await app.call('GET', `${path}/888888`);
    for (const call of [`${path}/${draft}`, `${path}/related/${draft}`]) {
      const answer = await app.call('GET', call);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
  });

  it.for(['unknown', '%00', "x'--", 'Sustainability', 'a'.repeat(400)])(
    'the area %s has an empty list',
    async (slug) => {
      const { status, json } = await app.call('GET', `${path}/ta-slug/${slug}`);
      expect([status, json.data.items]).toEqual([200, []]);
    },
  );

  it('no other method is taken, and nothing is changed by one', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const call of [path, `${path}/${open}`]) {
        const { status } = await app.call(method, call, method === 'DELETE' ? {} : { body: { title: 'x' } });
        expect([method, status]).toEqual([method, 404]);
      }
    }
    expect((await app.call('GET', `${path}/${open}`)).json.data.title).toBe('Visible post');
  });

  it('an answer depends on its language alone and is kept by nobody', async () => {
    const { headers } = await app.call('GET', `${path}/${open}`, {
      headers: { authorization: 'Bearer dead', cookie: '__Host-session=x' },
    });
    expect(headers.vary).toContain('Language');
    expect(headers['cache-control']).toBe('no-store');
  });
});
