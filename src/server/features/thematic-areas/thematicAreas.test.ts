import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('thematic areas', () => {
  it('are five, in their order, with sub-themes, in the language asked for', async () => {
    const en = await app.call('GET', '/api/thematic-areas');
    const ar = await app.call('GET', '/api/thematic-areas', { language: 'ar' });
    expect(en.status).toBe(200);
    expect(en.json.data.map((area: { slug: string }) => area.slug)).toEqual([
      'progressive-education',
      'sustainability',
      'artificial-intelligence',
      'precision-health',
      'social-progress',
    ]);
    expect(en.json.data[0].title).toBe('Progressive education');
    expect(ar.json.data[0].title).toBe('التعليم التقدّمي');
    expect(ar.json.data[0].title_en).toBe('Progressive education');
    expect(en.json.data.every((area: { subs: unknown[] }) => area.subs.length >= 3)).toBe(true);
    expect(en.headers.vary).toContain('Language');
  });

  it('have a text of their own in each category', async () => {
    const texts = new Set<string>();
    for (const category of ['education', 'research', 'innovation']) {
      const { json } = await app.call('GET', `/api/thematic-areas/slug/sustainability?category=${category}`);
      expect(json.data.category).toBe(category);
      texts.add(JSON.stringify(json.data.category_body));
    }
    expect(texts.size).toBe(3);
  });

  it('answer an unknown slug, id or category as not found, in the language asked for', async () => {
    for (const path of ['slug/unknown', '99', '0', '-1', 'abc', '99999999999999999999', 'ags-category/cooking']) {
      const { status, json } = await app.call('GET', `/api/thematic-areas/${path}`, { language: 'ar' });
      expect([path, status, json.code]).toEqual([path, 404, 'not_found']);
      expect(json.message).toMatch(/[\u0600-\u06FF]/);
    }
  });

  it('refuse a category outside the three as a wrong value', async () => {
    const { status, json } = await app.call('GET', '/api/thematic-areas/slug/sustainability?category=cooking');
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.errors.category).toHaveLength(1);
  });
});

describe('hostile questions about thematic areas', () => {
  const long = 'a'.repeat(10_000);
  it.for([
    ['a NUL byte in a slug', 'slug/sustainability%00', 404],
    ['a way out of the folder', 'slug/..%2F..%2Fetc%2Fpasswd', 404],
    ['SQL in a slug', "slug/sustainability'%20or%20'1'='1", 404],
    ['a slug in capitals', 'slug/Sustainability', 404],
    ['a slug with spaces around it', 'slug/%20sustainability%20', 404],
    ['a property that every object has', 'slug/__proto__', 404],
    ['an Arabic slug', `slug/${encodeURIComponent('الاستدامة')}`, 404],
    ['an id with a fraction', '1.5', 404],
    ['an id in another notation', '1e0', 404],
    ['an id with a sign', '%2B1', 404],
    ['an id in Eastern digits', encodeURIComponent('١'), 404],
    ['an id beyond every integer', '9'.repeat(300), 404],
    ['a category in capitals', 'ags-category/Research', 404],
    ['a category of an object', 'ags-category/constructor', 404],
    ['an empty category', 'slug/sustainability?category=', 422],
    ['two categories at once', 'slug/sustainability?category=education&category=research', 422],
    ['a category of ten thousand letters', `slug/sustainability?category=${long}`, 422],
  ] as const)('%s is answered with a sentence, never with a fault', async ([, path, expected]) => {
    const { status, json } = await app.call('GET', `/api/thematic-areas/${path}`, { language: 'ar' });
    expect(status).toBe(expected);
    expect(json.success).toBe(false);
    expect(json.message).toMatch(/[\u0600-\u06FF]/);
  });

  it('unknown query keys, languages and credentials change nothing', async () => {
    const plain = await app.call('GET', '/api/thematic-areas');
    const odd = await app.call('GET', '/api/thematic-areas?x=1&__proto__[y]=2&category=%00', {
      headers: { language: 'fr', authorization: 'Bearer nothing', cookie: '__Host-session=dead' },
    });
    expect([odd.status, odd.json.data]).toEqual([200, plain.json.data]);
  });

  it('nothing can be written to them', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status } = await app.call(method, '/api/thematic-areas/1', { body: { title_en: 'Mine' } });
      expect([method, status]).toEqual([method, 404]);
    }
    expect((await app.call('GET', '/api/thematic-areas/1')).json.data.title_en).toBe('Progressive education');
  });
});

describe('reference content', () => {
  it('is written once: loading it again changes nothing, and what staff edited stays', async () => {
    await app.db.updateTable('pages').set({ title_en: 'Edited by staff' }).where('slug', '=', 'about').execute();
    await loadReferenceContent(app.db);
    const { json } = await app.call('GET', '/api/pages/about');
    expect(json.data.title).toBe('Edited by staff');
  });
});
