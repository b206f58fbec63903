import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encode, type KeptPage, PageCache } from './pageCache.ts';

const now = 1_000_000;
/** Nearly all of a kept page's size is its bodies. */
const kilobytes = 1024;

function aPage(values: Partial<KeptPage> & { bytes?: number } = {}): KeptPage {
  const { bytes = 100, ...rest } = values;
  const empty = Buffer.alloc(0);
  return {
    headers: { identity: [], gzip: [], br: [] },
    headersUnchanged: [],
    etag: 'W/"1"',
    bodies: { identity: Buffer.alloc(bytes), gzip: empty, br: empty },
    tables: new Set(['opportunities']),
    validUntil: Number.POSITIVE_INFINITY,
    ...rest,
  };
}

function keep(cache: PageCache, key: string, page = aPage()): void {
  cache.keep(key, page, cache.snapshot());
}

describe('a kept page', () => {
  test('is found until its time is over, and then counts no more', () => {
    const cache = new PageCache(100 * kilobytes);
    keep(cache, 'a', aPage({ validUntil: now + 1 }));
    expect(cache.get('a', now)).toBeDefined();
    expect(cache.get('a', now + 1)).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test('goes when a table changes that it was made from, and only then', () => {
    const cache = new PageCache(100 * kilobytes);
    keep(cache, 'a');
    keep(cache, 'b', aPage({ tables: new Set(['members', 'organizations']) }));
    cache.tableChanged('pages');
    expect(cache.size).toBe(2);
    cache.tableChanged('organizations');
    expect([cache.get('a', now) !== undefined, cache.get('b', now)]).toEqual([true, undefined]);
  });

  test('is not kept when its table changed while it was rendered', () => {
    const cache = new PageCache(100 * kilobytes);
    const before = cache.snapshot();
    cache.tableChanged('opportunities');
    cache.keep('a', aPage(), before);
    expect(cache.size).toBe(0);
    cache.tableChanged('members');
    cache.keep('a', aPage(), cache.snapshot());
    expect(cache.size).toBe(1);
  });

  test('is not kept when everything was dropped while it was rendered', () => {
    const cache = new PageCache(100 * kilobytes);
    const before = cache.snapshot();
    cache.clear();
    cache.keep('a', aPage(), before);
    expect(cache.size).toBe(0);
  });

  test('does not exist while changes can not be heard, nor after from before', () => {
    const cache = new PageCache(100 * kilobytes);
    keep(cache, 'a');
    cache.setTrusted(false);
    expect(cache.get('a', now)).toBeUndefined();
    const deaf = cache.snapshot();
    keep(cache, 'a');
    expect(cache.size).toBe(0);
    cache.setTrusted(true);
    cache.keep('a', aPage(), deaf);
    expect(cache.size).toBe(0);
    keep(cache, 'a');
    expect(cache.size).toBe(1);
  });

  test('makes way, least recently used first, so that all stay within their bytes', () => {
    const cache = new PageCache(50 * kilobytes);
    for (const key of ['a', 'b', 'c', 'd']) keep(cache, key, aPage({ bytes: 10 * kilobytes }));
    cache.get('a', now);
    keep(cache, 'e', aPage({ bytes: 10 * kilobytes }));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key, now))).toEqual(['a', 'c', 'd', 'e']);
    expect(cache.bytes).toBeLessThanOrEqual(50 * kilobytes);
    for (let index = 0; index < 1000; index += 1) {
      keep(cache, `page ${index}`, aPage({ bytes: (index % 12) * kilobytes }));
      expect(cache.bytes).toBeLessThanOrEqual(50 * kilobytes);
    }
  });

  test('that alone takes a quarter of the room is not kept', () => {
    const cache = new PageCache(40 * kilobytes);
    keep(cache, 'a', aPage({ bytes: 10 * kilobytes }));
    expect(cache.size).toBe(0);
    keep(cache, 'a', aPage({ bytes: 8 * kilobytes }));
    expect(cache.size).toBe(1);
  });

  test('takes the place of the one before it under its key', () => {
    const cache = new PageCache(100 * kilobytes);
    keep(cache, 'a', aPage({ bytes: 5 * kilobytes }));
    keep(cache, 'a', aPage({ bytes: 1 * kilobytes, etag: 'W/"2"' }));
    expect([cache.size, cache.get('a', now)?.etag]).toEqual([1, 'W/"2"']);
    expect(cache.bytes).toBeLessThan(3 * kilobytes);
  });

  test('counts its key, however long an address is', () => {
    const cache = new PageCache(100 * kilobytes);
    keep(cache, 'k'.repeat(20 * kilobytes), aPage());
    expect(cache.size).toBe(0);
  });

  test('is never kept in a cache of no bytes', () => {
    const cache = new PageCache(0);
    keep(cache, 'a');
    expect(cache.size).toBe(0);
  });
});

test('a page is encoded in three forms of one text, and its ETag follows the text', async () => {
  const html = `<p>${'مرحبًا '.repeat(200)}</p>`;
  const { etag, bodies } = await encode(html);
  expect(bodies.identity.toString()).toBe(html);
  expect(gunzipSync(bodies.gzip).toString()).toBe(html);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(html);
  expect((await encode(html)).etag).toBe(etag);
  expect((await encode(`${html} `)).etag).not.toBe(etag);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', 'identity'],
  ['br; q=0 , gzip ; q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['GZIP', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['brotli, gzipped', 'identity'],
  ['*', 'identity'],
  [`${'x,'.repeat(5000)}gzip`, 'gzip'],
] as const)('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
