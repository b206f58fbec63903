import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { describePage } from './describePageCards.ts';
import { DrawingProcess } from './drawingProcess.ts';
import { drawableText, shorten } from './drawableText.ts';
import { ShareImageStore } from './shareImageStore.ts';

let app: TestApp;
const ids = { opportunity: 0, draft: 0, organization: 0, member: 0, hidden: 0 };

beforeAll(async () => {
  app = await testApp();
  ids.organization = await anOrganization(app.db, { name_en: 'Łódź Institute', country: 'QA', city_ar: 'الدوحة' });
  ids.opportunity = await anOpportunity(app.db, {
    title_en: 'A title that was written in English only, for the year 2026/2027',
    organization_id: ids.organization,
    deadline_at: new Date(Date.now() + 5 * 86_400_000),
    areas: [1, 3],
  });
  ids.draft = await anOpportunity(app.db, { title_en: 'Not yet public', status: 'draft' });
  const members = await app.db
    .insertInto('members')
    .values([
      { full_name: 'Mariam Al-Hashimi', full_name_ar: 'مريم الهاشمي', country: 'QA' },
      { full_name: 'Nobody’s Business', is_listed: false },
    ])
    .returning('id')
    .execute();
  [ids.member, ids.hidden] = members.map(({ id }) => id) as [number, number];
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

describe('a share image', () => {
  test.each([
    ['the site', () => 'home'],
    ['a page', () => 'contact-us'],
    ['a focus area', () => 'focus-areas/research/sustainability'],
    ['an event', () => 'events/annual-gathering-24'],
    ['an opportunity', () => `opportunities/${ids.opportunity}`],
    ['an organization', () => `organizations/${ids.organization}`],
    ['a member', () => `members/${ids.member}`],
  ])('of %s is a PNG of 1280 × 628 pixels, another one in each language', async (_what, file) => {
    const english = await get(`/share/en/${file()}.png`);
    const arabic = await get(`/share/ar/${file()}.png`);
    for (const { statusCode, headers, rawPayload } of [english, arabic]) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      const { format, width, height, exif, xmp } = await sharp(rawPayload).metadata();
      expect({ format, width, height, exif, xmp }).toEqual({ format: 'png', width: 1280, height: 628 });
      // What the largest networks take, and a reader on a phone does not wait for.
      expect(rawPayload.length).toBeLessThan(200_000);
    }
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false);
  });

  test('may be kept for a day, shown on other sites and asked for again without being sent', async () => {
    const url = `/share/en/opportunities/${ids.opportunity}.png`;
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  });

  test('is drawn anew when what it shows changes, and only then', async () => {
    const url = `/share/en/opportunities/${ids.opportunity}.png`;
    const { headers: before } = await get(url);
    const update = app.db.updateTable('opportunities').where('id', '=', ids.opportunity);
    await update.set({ description_en: '<p>Not on the card.</p>' }).execute();
    expect((await get(url)).headers.etag).toBe(before.etag);
    await update.set({ title_en: 'Another title' }).execute();
    expect((await get(url)).headers.etag).not.toBe(before.etag);
  });

  test('is kept in DATA_DIR for the next start', async () => {
    const { headers } = await get('/share/en/home.png');
    const kept = readdirSync(join(app.dataDir, 'cache', 'share'));
    expect(kept).toContain(`${String(headers.etag).replaceAll('"', '')}.png`);
    expect(kept.every((name) => name.endsWith('.png'))).toBe(true);
  });

  test.each([
    ['of a draft', () => `/share/en/opportunities/${ids.draft}.png`],
    ['of a member who is not listed', () => `/share/en/members/${ids.hidden}.png`],
    ['of an unknown id', () => '/share/en/organizations/999999.png'],
    ['of an id beyond every number', () => '/share/en/organizations/999999999999999999999.png'],
    ['of id 0', () => '/share/en/organizations/0.png'],
    ['of an id with zeros before it', () => `/share/en/members/0${ids.member}.png`],
    ['of an unknown language', () => '/share/fr/home.png'],
    ['of a language in capitals', () => '/share/EN/home.png'],
    ['of an unknown page', () => '/share/en/login.png'],
    ['of an object’s own name', () => '/share/en/constructor.png'],
    ['of another format', () => '/share/en/home.svg'],
    ['of a folder above', () => '/share/en/..%2f..%2fsecret-key.png'],
    ['of a fellow', () => '/share/en/fellows/1.png'],
    ['of an unknown area', () => '/share/en/focus-areas/research/alchemy.png'],
    ['of an unknown category', () => '/share/en/focus-areas/magic/sustainability.png'],
    ['of an unknown event', () => '/share/en/events/annual-gathering-99.png'],
    ['of no file', () => '/share/'],
  ])('%s does not exist', async (_what, url) => {
    const { statusCode, headers, body } = await get(url());
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(body).toBe(translatorFor('en')('api.error.not_found'));
  });

  test('that does not exist says so in the language of its address', async () => {
    const { body } = await get('/share/ar/opportunities/999999.png');
    expect(body).toBe(translatorFor('ar')('api.error.not_found'));
  });
});

describe('the drawing process', () => {
  const card = describePage('home', { language: 'en', siteName: 'Riwaq', t: translatorFor('en') });

  test('draws one at a time and asks more than a few to come back', async () => {
    const drawing = new DrawingProcess(1);
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => drawing.draw({ card, picture: null })));
    drawing.stop();
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as { code: string });
    expect(refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable']);
  }, 60_000);

  test('fails for a portrait that is no picture, and draws the next image', async () => {
    const drawing = new DrawingProcess(1);
    const portrait = { ...card, figure: { kind: 'portrait', hue: 'brand', pictureId: null } } as const;
    await expect(drawing.draw({ card: portrait, picture: Buffer.from('no picture') })).rejects.toThrow('drawn');
    const picture = await sharp({ create: { width: 64, height: 80, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer();
    const image = await drawing.draw({ card: portrait, picture });
    drawing.stop();
    const middle = { left: 1060, top: 400, width: 1, height: 1 };
    const [red = 0, green = 0, blue = 0] = await sharp(image).extract(middle).raw().toBuffer();
    // The palette may be a shade off.
    expect(red > 250 && green < 5 && blue < 5).toBe(true);
  }, 60_000);
});

describe('the store of images', () => {
  test('remembers without a folder, and finds in a folder what another one kept', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'riwaq-share-'));
    const image = Buffer.from('image');
    await new ShareImageStore(join(directory, 'images')).keep('abc', image);
    expect(await new ShareImageStore(join(directory, 'images')).find('abc')).toEqual(image);
    const nowhere = new ShareImageStore('/dev/null/images');
    await nowhere.keep('abc', image);
    expect(await nowhere.find('abc')).toEqual(image);
    expect(await nowhere.find('abd')).toBeNull();
    rmSync(directory, { recursive: true });
  });

  test('forgets what was used least recently when its memory is full', async () => {
    const store = new ShareImageStore('/dev/null/images');
    const image = Buffer.alloc(1.5 * 1024 * 1024);
    await store.keep('a', image);
    await store.keep('b', image);
    await store.find('a');
    await store.keep('c', image);
    expect(
      [await store.find('a'), await store.find('b'), await store.find('c')].map((found) => found !== null),
    ).toEqual([true, false, true]);
  });
});

describe('a drawn text', () => {
  test.each([
    ['العام 2026/2027', 'rtl', 'العام \u200E2026/2027'],
    ['Term 2026/2027', 'ltr', 'Term 2026/2027'],
    ['Grants 🎓 for\u202E all\u0000', 'ltr', 'Grants for all'],
    ['Al-Hashimi', 'ltr', 'Al-\u2060Hashimi'],
    ['low\u2011resource\n languages', 'ltr', 'low-\u2060resource languages'],
    ['Cafe\u0301 \uD800', 'ltr', 'Café \uFFFD'],
  ] as const)('%j (%s) is %j', (text, direction, expected) => {
    expect(drawableText(text, direction)).toBe(expected);
  });

  test.each([
    ['short', 10, 'short'],
    ['one two three', 9, 'one two…'],
    ['one, two three', 6, 'one…'],
    ['unbreakable', 5, 'unbre…'],
  ])('%j in %i characters is %j', (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });
});
