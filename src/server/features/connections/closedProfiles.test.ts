import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemVisibility } from '#domain/profileSections.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let owner: Someone;
/** Who was connected with the owner, who is, and who knows both the owner and a friend. */
let people: Record<'former' | 'blocked' | 'asking' | 'friend' | 'other', Someone>;

const texts = {
  headline_en: 'Studies quokkas',
  current_title: 'Keeper',
  organization_name: 'Narwhal House',
  city: 'Taif',
  research_interests: ['axolotls'],
};
const words = ['quokkas', 'Keeper', 'Narwhal', 'Taif', 'axolotls'];

beforeAll(async () => {
  app = await testApp();
  owner = await someone(app, { full_name: 'Zubayda Omari' });
  people = {
    former: await someone(app),
    blocked: await someone(app),
    asking: await someone(app),
    friend: await someone(app),
    other: await someone(app),
  };
  await app.db
    .updateTable('members')
    .set({ ...texts, country: 'SA' })
    .where('id', '=', owner.id)
    .execute();
  await aConnection(app, owner, people.former, { statusId: 5 });
  await aConnection(app, people.blocked, owner, { statusId: 6, blockers: [owner] });
  await aConnection(app, people.asking, owner, { statusId: 1 });
  await aConnection(app, owner, people.friend);
  await aConnection(app, owner, people.other);
  await aConnection(app, people.friend, people.other);
  for (const name of ['former', 'blocked', 'asking'] as const) await aConnection(app, people[name], people.friend);
});
afterAll(() => app.close());

const close = (visibility: ItemVisibility) =>
  app.db.updateTable('members').set({ visibility }).where('id', '=', owner.id).execute();
/** The owner in somebody's list; empty where they are not in it. */
const list = async (who: Someone, query: string): Promise<{ user_id: number }[]> =>
  (await app.call('GET', `/api/connections?${query}`, { headers: who.headers })).json.data.items.filter(
    (item: { user_id: number }) => item.user_id === owner.id,
  );
const mutual = async () =>
  (await app.call('GET', `/api/members/${people.other.id}/relation`, { headers: people.friend.headers })).json.data
    .mutual;

describe('a profile that was closed to those whom its member was or is connected with', () => {
  test.each([
    ['former', 5, 'connections'],
    ['blocked', 5, 'connections'],
    ['asking', 1, 'connections'],
    ['former', 5, 'private'],
    ['friend', 2, 'private'],
  ] as const)('leaves its name alone in the list of the %s (status %i, %s)', async (name, statusId, visibility) => {
    await close(visibility);
    const [item] = await list(people[name], `statusId=${statusId}`);
    // They know the friend and the other one, too: whom the owner knows is closed with the rest.
    expect(item).toMatchObject({
      has_page: false,
      mutual: { count: 0, members: [] },
      member: {
        id: owner.id,
        full_name: 'Zubayda Omari',
        headline: null,
        headline_en: null,
        current_title: null,
        organization: null,
        organization_name: null,
        country: null,
        country_name: null,
        city: null,
        avatar_url: null,
        thematic_areas: [],
      },
    });
    // Nor is it found there by what it does not show.
    for (const word of words)
      expect([word, await list(people[name], `statusId=${statusId}&q=${word}`)]).toEqual([word, []]);
    expect(await list(people[name], `statusId=${statusId}&q=Zubayda`)).toHaveLength(1);
  });

  test('is whole to a connection while it is open to them, and found by each of its words', async () => {
    await close('connections');
    const [item] = await list(people.friend, 'statusId=2&q=quokkas');
    expect(item).toMatchObject({ has_page: true, member: { headline: 'Studies quokkas', current_title: 'Keeper' } });
    for (const word of words) expect([word, (await list(people.friend, `q=${word}`)).length]).toEqual([word, 1]);
  });

  test('is not told of as a mutual connection, neither by its name nor in the count', async () => {
    await close('connections');
    expect(await mutual()).toMatchObject({ count: 1, members: [{ id: owner.id }] });
    await close('private');
    expect(await mutual()).toEqual({ count: 0, members: [] });
  });
});
