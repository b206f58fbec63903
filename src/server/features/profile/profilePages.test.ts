import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageRenderer } from '#contract/pageRendering.ts';
import { listenToContentChanges } from '#server/http/contentChanges.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

// A profile save renders no kept page anew but those that show its member.

let app: TestApp;
let changes: { close(): Promise<void> };
const rendered: string[] = [];

/** Pages that ask for what the portal's own ask for. */
const renderPage: PageRenderer = async ({ request, api }) => {
  const { pathname, search, searchParams } = new URL(request.url);
  rendered.push(pathname + search);
  const id = /\/members\/(\d+)/.exec(pathname)?.[1];
  const shown =
    id !== undefined
      ? await api.getMember({ params: { id } })
      : pathname.endsWith('/members')
        ? await api.listMembers({ query: { q: searchParams.get('q') ?? '', per_page: 1, sort: 'name' } })
        : await api.getHome();
  return { html: JSON.stringify(shown), status: 200, headers: new Headers(), isIncomplete: false };
};

beforeAll(async () => {
  app = await testApp({ renderPage });
  changes = await listenToContentChanges(app.connectionString, app.pageCache, app.server.log);
});
afterAll(async () => {
  await changes.close();
  await app.close();
});

const listed = async (name: string) => {
  const { id } = await aMember(app, { full_name: name });
  await app.db.updateTable('members').set({ visibility: 'public' }).where('id', '=', id).execute();
  return { id, ...(await aSession(app, id)) };
};

async function heard(): Promise<void> {
  const { version } = app.pageCache;
  await sql`notify content_changed, 'nothing'`.execute(app.db);
  await vi.waitFor(() => expect(app.pageCache.version).toBeGreaterThan(version), { interval: 5, timeout: 5000 });
}

test('saving a profile drops the kept pages that show its member, and no other', async () => {
  const abir = await listed('Abir Test');
  const zayd = await listed('Zayd Test');
  await heard();
  const pages = {
    own: `/en/members/${zayd.id}`,
    other: `/en/members/${abir.id}`,
    // With one to a page, by name: Abir alone.
    list: '/en/members',
    search: '/en/members?q=mangroves',
  };
  const visit = async (): Promise<string[]> => {
    rendered.length = 0;
    for (const url of Object.values(pages)) await app.server.inject({ url });
    return [...rendered];
  };
  const save = async (body: object): Promise<void> => {
    const { status } = await app.call('POST', '/api/user-profile', { body, headers: zayd.headers });
    expect(status).toBe(200);
    await heard();
  };

  expect(await visit()).toEqual(Object.values(pages));
  expect(await visit()).toEqual([]);
  await save({ section: 'experience', data: { title: 'Dean', organization_name: 'Horizon', start_year: 2020 } });
  expect(await visit()).toEqual([pages.own]);
  await save({ section: 'about', version: 1, data: { biography_en: 'Works on the sea shore.' } });
  expect(await visit()).toEqual([pages.own]);
  // What a search may find by is another matter.
  await save({ section: 'about', version: 2, data: { headline_en: 'Studies mangroves' } });
  expect(await visit()).toEqual([pages.own, pages.search]);
  // Nothing is kept that is no longer so.
  const { body } = await app.server.inject({ url: pages.search });
  expect(body).toContain('Zayd Test');
  const own = await app.server.inject({ url: pages.own });
  expect(own.body).toContain('Works on the sea shore.');
  // A new name moves lists.
  await app.db.updateTable('members').set({ full_name: 'Aaron Test' }).where('id', '=', zayd.id).execute();
  await heard();
  expect(await visit()).toEqual(Object.values(pages));
});

test('visitors see what is public, members more, connections more still, and others’ pages nothing private', async () => {
  const owner = await listed('Owner Test');
  const viewer = await listed('Viewer Test');
  for (const visibility of ['public', 'members', 'connections', 'private'])
    await app.call('POST', '/api/user-profile', {
      headers: owner.headers,
      body: { section: 'awards', data: { title: visibility, visibility } },
    });
  const seen = async (headers: Record<string, string>) => {
    const { json } = await app.call('GET', `/api/members/${owner.id}`, { headers });
    return json.data.sections.awards.map(({ title }: { title: string }) => title).toReversed();
  };
  expect(await seen({})).toEqual(['public']);
  expect(await seen(viewer.headers)).toEqual(['public', 'members']);
  expect(await seen(owner.headers)).toEqual(['public', 'members', 'connections', 'private']);
  const { id: requestId } = (
    await app.call('POST', '/api/connections', { headers: viewer.headers, body: { user_id: owner.id } })
  ).json.data;
  await app.call('POST', `/api/connections/${requestId}/update`, { headers: owner.headers, body: { statusId: 2 } });
  expect(await seen(viewer.headers)).toEqual(['public', 'members', 'connections']);
  await app.db.updateTable('members').set({ visibility: 'members' }).where('id', '=', owner.id).execute();
  expect(await seen(viewer.headers)).toContain('members');
  const unknown = await app.call('GET', '/api/members/99999999');
  expect((await app.call('GET', `/api/members/${owner.id}`)).text).toBe(unknown.text);
});
