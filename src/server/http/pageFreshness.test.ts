import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Connection, createDatabase } from '#server/db/connection.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { plainRenderer, type PlainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { listenToContentChanges } from './contentChanges.ts';
import type { RequestContext } from './requestContext.ts';
import { visitorContext } from './visitorContext.ts';

/** Tomorrow's noon in UTC, far from midnight in every time zone here: what is looked at around it falls on one day. */
const noon = new Date().setUTCHours(24 + 12, 0, 0, 0);

let app: TestApp;
let renderer: PlainRenderer;
let changes: { close(): Promise<void> };

beforeAll(async () => {
  renderer = plainRenderer();
  app = await testApp({ renderPage: renderer.renderPage });
  changes = await listenToContentChanges(app.connectionString, app.pageCache, app.server.log);
});
afterAll(async () => {
  await changes.close();
  await app.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.db.deleteFrom('announcements').execute();
  await app.db.deleteFrom('opportunities').execute();
  await heard();
  app.pageCache.clear();
  renderer.rendered.length = 0;
});

/** Only the clock: the database's timers go on. */
function setClock(instant: string | number | Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

async function text(url: string, cookie?: string): Promise<string> {
  const { body } = await app.server.inject({ url, headers: cookie ? { cookie } : {} });
  return /<p>(.*)<\/p>/.exec(body)?.[1] ?? '';
}

/** Until the portal has heard of everything that was committed before. */
async function heard(): Promise<void> {
  const { version } = app.pageCache;
  await sql`notify content_changed, 'nothing'`.execute(app.db);
  await vi.waitFor(() => expect(app.pageCache.version).toBeGreaterThan(version), { interval: 5, timeout: 5000 });
}

describe('a kept page', () => {
  test('is rendered once, then sent', async () => {
    await anOpportunity(app.db, { title_en: 'Post' });
    await heard();
    for (let visit = 0; visit < 5; visit += 1) expect(await text('/en/opportunities')).toBe('Post open');
    expect(renderer.rendered).toEqual(['/en/opportunities']);
  });

  test('is kept apart for each language, query, theme and time zone, and for nothing else', async () => {
    const cookies = [
      '',
      'theme=dark',
      'theme=light',
      'tz=Africa/Cairo',
      'tz=Africa/Cairo; theme=dark',
      'tz=aFRICA/cAIRO; theme=dark',
      'junk=1; theme=dark',
    ];
    for (const cookie of cookies) await text('/en/today', cookie);
    for (const url of ['/ar/today', '/en/today?a=1', '/en/today?a=2', '/en/today']) await text(url);
    expect(renderer.rendered).toHaveLength(8);
  });

  test('goes when what it shows is changed by another program', async () => {
    const id = await anOpportunity(app.db, { title_en: 'Before' });
    await heard();
    expect(await text('/en/opportunities')).toBe('Before open');
    const other = createDatabase({ connectionString: app.connectionString, maxConnections: 1 });
    await other.db.updateTable('opportunities').set({ title_en: 'After' }).where('id', '=', id).execute();
    await other.close();
    await heard();
    expect(await text('/en/opportunities')).toBe('After open');
  });

  test('stays when something changes that it does not show', async () => {
    expect(await text('/en/opportunities')).toBe('');
    await app.db
      .insertInto('announcements')
      .values({ text_en: 'News', text_ar: 'خبر', starts_at: new Date() })
      .execute();
    await heard();
    await text('/en/opportunities');
    expect(renderer.rendered).toHaveLength(1);
  });

  test('goes when a deadline passes, to the millisecond', async () => {
    await anOpportunity(app.db, { title_en: 'Post', deadline_at: new Date(noon) });
    await heard();
    setClock(noon - 60_000);
    expect(await text('/en/opportunities')).toBe('Post open');
    setClock(noon);
    expect(await text('/en/opportunities')).toBe('Post open');
    expect(renderer.rendered).toHaveLength(1);
    setClock(noon + 1);
    expect(await text('/en/opportunities')).not.toBe('Post open');
  });

  test('goes when an opportunity opens', async () => {
    await anOpportunity(app.db, { title_en: 'Post', opens_at: new Date(noon) });
    await heard();
    setClock(noon - 1);
    expect(await text('/en/opportunities')).toBe('');
    setClock(noon + 1);
    expect(await text('/en/opportunities')).toBe('Post open');
  });

  test('goes when an announcement begins and when it ends', async () => {
    const [starts, ends] = [noon, noon + 3_600_000];
    await app.db
      .insertInto('announcements')
      .values({ text_en: 'News', text_ar: 'خبر', starts_at: new Date(starts), ends_at: new Date(ends) })
      .execute();
    await heard();
    const seen: string[] = [];
    for (const instant of [starts - 1, starts, ends - 1, ends]) {
      setClock(instant);
      seen.push(await text('/en/announcements'));
    }
    expect(seen).toEqual(['', 'News', 'News', '']);
    expect(renderer.rendered).toHaveLength(3);
  });

  test.each([
    ['of the site', '', '2027-01-15T20:59:59.999Z', '2027-01-15T21:00:00.000Z'],
    ['of the visitor', 'tz=Europe/Paris', '2027-01-15T22:59:59.999Z', '2027-01-15T23:00:00.000Z'],
  ])('goes at midnight %s', async (_whose, cookie, before, midnight) => {
    setClock(before);
    await text('/en/today', cookie);
    await text('/en/today', cookie);
    expect(renderer.rendered).toHaveLength(1);
    setClock(midnight);
    await text('/en/today', cookie);
    expect(renderer.rendered).toHaveLength(2);
  });

  test.each([
    ['a page that is missing', '/en/missing', 404],
    ['a page that failed', '/en/fault', 500],
    ['a page of which a part is missing', '/en/incomplete', 200],
    ['a page that sets a cookie', '/en/cookie', 200],
    ['a page that says so', '/en/challenge', 200],
    ['a redirect', '/en/moved', 301],
  ])('is never %s', async (_what, url, status) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { statusCode, headers } = await app.server.inject({ url });
      expect([statusCode, headers.etag]).toEqual([status, undefined]);
    }
    expect(renderer.rendered).toHaveLength(2);
    expect(app.pageCache.size).toBe(0);
  });

  test('is never made of a form, a session or a session’s page sent to another', async () => {
    await app.server.inject({ method: 'POST', url: '/en/today', payload: '' });
    await text('/en/today', '__Host-session=a');
    expect(app.pageCache.size).toBe(0);
    await text('/en/today');
    await text('/en/today', '__Host-session=a');
    expect(renderer.rendered).toHaveLength(4);
    expect(app.pageCache.size).toBe(1);
  });
});

describe('many visitors at once', () => {
  test('get one rendering', async () => {
    await Promise.all(Array.from({ length: 50 }, () => text('/en/opportunities')));
    expect(renderer.rendered).toEqual(['/en/opportunities']);
  });

  test('never get a page from before a change that came while it was rendered', async () => {
    const id = await anOpportunity(app.db, { title_en: 'Before' });
    await heard();
    renderer.hold();
    const early = text('/en/held');
    await vi.waitFor(() => expect(renderer.heldCount()).toBe(1), { interval: 5 });
    await app.db.updateTable('opportunities').set({ title_en: 'After' }).where('id', '=', id).execute();
    await heard();
    // Who comes now does not wait for the rendering that began before.
    const late = text('/en/held');
    await vi.waitFor(() => expect(renderer.heldCount()).toBe(2), { interval: 5 });
    renderer.release();
    expect([await early, await late, await text('/en/held')]).toEqual(['Before open', 'After open', 'After open']);
    expect(renderer.rendered).toHaveLength(2);
  });
});

describe('the connection that hears changes', () => {
  test('when it is cut, leaves nothing kept from before, and is made again', async () => {
    await anOpportunity(app.db, { title_en: 'Before' });
    await heard();
    await text('/en/opportunities');
    expect(app.pageCache.size).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'riwaq-content-changes' and datname = current_database()`.execute(
      app.db,
    );
    await vi.waitFor(() => expect(app.pageCache.size).toBe(0), { interval: 5, timeout: 5000 });
    await text('/en/opportunities');
    expect(app.pageCache.size).toBe(0);
    await vi.waitFor(
      async () => {
        await text('/en/opportunities');
        expect(app.pageCache.size).toBe(1);
      },
      { interval: 100, timeout: 8000 },
    );
  });
});

describe('what answers are made of', () => {
  test('every table that an answer names announces its changes', async () => {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'announce_content_change'`.execute(
      app.db,
    );
    const announced = new Set(rows.map(({ table }) => table));
    const reads = Object.values(endpoints).flatMap(({ definition }) => ('reads' in definition ? definition.reads : []));
    expect(reads.length).toBeGreaterThan(20);
    expect([...new Set<string>(reads)].filter((table) => !announced.has(table))).toEqual([]);
  });

  test('every reading endpoint names all tables that it reads', async () => {
    const organization = await anOrganization(app.db, { name_en: 'Institute', country: 'QA' });
    const opportunity = await anOpportunity(app.db, {
      organization_id: organization,
      deadline_at: new Date(Date.now() + 1e8),
    });
    await anOpportunity(app.db, { organization_id: organization });
    const member = await app.db
      .insertInto('members')
      .values({ full_name: 'Mariam', organization_id: organization })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('member_areas').values({ member_id: member.id, thematic_area_id: 2 }).execute();
    await app.db
      .insertInto('organization_areas')
      .values({ organization_id: organization, thematic_area_id: 2 })
      .execute();
    const ids: Record<string, number> = { getOrganization: organization, getMember: member.id, getThematicArea: 2 };
    const slugs: Record<string, string> = { getPage: 'about', getEvent: 'annual-gathering-24' };
    // Its changes are announced as changes of one member, which each answer that shows the member waits for.
    const byRow = new Set(['profile_items']);
    const unnamed: string[] = [];
    // One connection, so that all of an answer is read in the transaction that its reads are counted in.
    const one = createDatabase({ connectionString: app.connectionString, maxConnections: 1 });
    for (const { name, method, definition } of app.registry.endpoints) {
      const isPersonal = definition.access !== 'public' || definition.isPersonal === true;
      if (method !== 'GET' || isPersonal || name === 'getCaptchaChallenge') continue;
      const params = {
        id: String(ids[name] ?? opportunity),
        slug: slugs[name] ?? 'sustainability',
        category: 'research',
      };
      const query = definition.query ? { q: '' } : {};
      await sql`begin`.execute(one.db);
      const before = await countScans(one.db);
      await app.registry.run(name, { params: definition.params ? params : {}, query }, contextOf(one.db));
      const touched = [...(await countScans(one.db))].filter(([table, scans]) => scans > (before.get(table) ?? 0));
      await sql`rollback`.execute(one.db);
      expect([name, touched.length > 0]).toEqual([name, true]);
      for (const [table] of touched)
        if (!byRow.has(table) && !definition.reads?.includes(table)) unnamed.push(`${name} reads ${table}`);
    }
    await one.close();
    expect(unnamed).toEqual([]);
  });
});

/** How often each table was read by the connection of a transaction. */
async function countScans(db: Connection): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; scans: number }>`
    select relname as table, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables`.execute(
    db,
  );
  return new Map(rows.map(({ table, scans }) => [table, Number(scans)]));
}

function contextOf(db: Connection): RequestContext {
  return visitorContext({
    db,
    language: 'en',
    log: app.server.log,
    address: '192.0.2.1',
    requestId: 'test',
    isKept: true,
  });
}
