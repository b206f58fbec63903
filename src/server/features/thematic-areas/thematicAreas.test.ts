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

describe('reference content', () => {
  it('is written once: loading it again changes nothing, and what staff edited stays', async () => {
    await app.db.updateTable('pages').set({ title_en: 'Edited by staff' }).where('slug', '=', 'about').execute();
    await loadReferenceContent(app.db);
    const { json } = await app.call('GET', '/api/pages/about');
    expect(json.data.title).toBe('Edited by staff');
  });
});
