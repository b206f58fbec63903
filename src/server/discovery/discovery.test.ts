import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { escapeXml } from './sitemapXml.ts';

let app: TestApp;
const ids = { both: 0, arabic: 0, draft: 0 };

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://riwaq.example' } });
  const base = { category: 'position', ags_category: 'research' };
  const rows = await app.db
    .insertInto('opportunities')
    .values([
      { ...base, title_en: 'Grants & <tags>', title_ar: 'منحة بحث' },
      { ...base, title_ar: 'زمالة' },
      { ...base, title_en: 'Not yet public', status: 'draft' },
    ])
    .returning('id')
    .execute();
  [ids.both, ids.arabic, ids.draft] = rows.map(({ id }) => id) as [number, number, number];
});
afterAll(() => app.close());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

describe('sitemaps', () => {
  it('are listed by an index that robots.txt names, at the public address and not the Host header (SSR-03)', async () => {
    const robots = await app.call('GET', '/robots.txt', { headers: { host: 'evil.example' } });
    expect(robots.text).toContain('Sitemap: https://riwaq.example/sitemap.xml');
    const index = await app.call('GET', '/sitemap.xml', { headers: { host: 'evil.example' } });
    expect(addresses(index.text)).toEqual([
      'https://riwaq.example/sitemaps/pages.xml',
      'https://riwaq.example/sitemaps/opportunities-1.xml',
    ]);
  });

  it('are named for those ranges of ids alone that hold something public', async () => {
    const insert = (id: number, status: string) =>
      sql`insert into opportunities (id, title_en, category, ags_category, status) overriding system value
        values (${id}, 'Far away', 'position', 'research', ${status})`.execute(app.db);
    await insert(7501, 'draft');
    await insert(12_500, 'published');
    await insert(12_501, 'published');
    try {
      const named = addresses((await app.call('GET', '/sitemap.xml')).text).slice(1);
      expect(named.map((address) => address.split('/').at(-1))).toEqual([
        'opportunities-1.xml',
        'opportunities-5.xml',
        'opportunities-6.xml',
      ]);
      for (const address of named)
        expect((await app.call('GET', address.replace('https://riwaq.example', ''))).status).toBe(200);
    } finally {
      await app.db.deleteFrom('opportunities').where('id', '>', 7500).execute();
    }
  });

  it('name every standing page and the fifteen focus areas in both languages, each beside the other', async () => {
    const { text } = await app.call('GET', '/sitemaps/pages.xml');
    const all = addresses(text);
    expect(all.filter((address) => address.includes('/focus-areas/'))).toHaveLength(30);
    expect(all).toContain('https://riwaq.example/en');
    expect(all).toContain('https://riwaq.example/ar/annual-gathering-24');
    expect(text.match(/hreflang="ar"/g)).toHaveLength(all.length);
  });

  it('list what is published with the slug of each language, and nothing that is not (LNG-07)', async () => {
    const { text } = await app.call('GET', '/sitemaps/opportunities-1.xml');
    expect(addresses(text)).toEqual([
      `https://riwaq.example/en/opportunities/${ids.both}-grants-tags`,
      `https://riwaq.example/ar/opportunities/${ids.both}-${encodeURIComponent('منحة-بحث')}`,
      `https://riwaq.example/en/opportunities/${ids.arabic}-${encodeURIComponent('زمالة')}`,
      `https://riwaq.example/ar/opportunities/${ids.arabic}-${encodeURIComponent('زمالة')}`,
    ]);
  });

  it('do not exist outside their range or under another name', async () => {
    for (const file of [
      'opportunities-2.xml',
      'opportunities-0.xml',
      'opportunities-1e9.xml',
      'fellows-1.xml',
      'opportunities-99999999999.xml',
      '..%2f..%2fpackage.json',
    ]) {
      expect([file, (await app.call('GET', `/sitemaps/${file}`)).status]).toEqual([file, 404]);
    }
  });

  it('hold no character that XML forbids', () => {
    expect(escapeXml('a\u0000b\u000Bc\uFFFF<&>"\'\uD800')).toBe('abc&lt;&amp;&gt;&quot;&apos;\uFFFD');
  });
});

describe('feeds and site files', () => {
  it('give the open opportunities of a language as Atom', async () => {
    const { text, headers } = await app.call('GET', '/feeds/opportunities.ar.xml');
    expect(headers['content-type']).toContain('application/atom+xml');
    expect(text).toContain('xml:lang="ar"');
    expect(text).toContain('<title>منحة بحث</title>');
    expect(text).not.toContain('Not yet public');
  });

  it('describe the site as an app in each language and direction', async () => {
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const { json } = await app.call('GET', `/${language}.webmanifest`);
      expect([json.lang, json.dir, json.start_url]).toEqual([language, direction, `/${language}`]);
    }
  });

  it('say where to report a weakness, in a file that has not expired', async () => {
    const { text } = await app.call('GET', '/.well-known/security.txt');
    const expires = /Expires: (.+)/.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });
});
