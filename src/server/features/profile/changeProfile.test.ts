import { describe, expect, it } from 'vitest';
import { aPost, profilePortal } from '#tests/fixtures/profilePortal.ts';

const portal = profilePortal();
const { add, itemsOf, save } = portal;

describe('a change', () => {
  it('of a stale version is refused with the current item, and is taken with the current version', async () => {
    const id = await add('experience', aPost);
    const change = (title: string, version: number) => save({ section: 'experience', id, data: { title }, version });
    expect((await change('Dean', 1)).status).toBe(200);
    const stale = await change('Rector', 1);
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
    expect(stale.json.state).toMatchObject({ section: 'experience', item: { id, title: 'Dean', version: 2 } });
    // What was meant is there already: asking again is no conflict.
    expect((await change('Dean', 1)).status).toBe(200);
    expect((await change('Rector', 2)).status).toBe(200);
    expect((await itemsOf('experience'))[0]).toMatchObject({ title: 'Rector', version: 3, start_year: 2019 });
  });

  it('of a stale text is refused with the current one', async () => {
    await save({ section: 'about', data: { headline_en: 'One' }, version: 1 });
    const stale = await save({ section: 'about', data: { headline_en: 'Two' }, version: 1 }, 'ar');
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
    expect(stale.json.state.item).toMatchObject({ headline_en: 'One', version: 2 });
    // Another section has a version of its own.
    expect((await save({ section: 'skills', data: ['R'], version: 1 })).status).toBe(200);
  });

  it('needs the version that was edited', async () => {
    const id = await add('links', { url: 'example.org' });
    expect((await save({ section: 'links', id, data: { url: 'example.com' } })).json.errors).toHaveProperty('version');
    expect((await save({ section: 'skills', data: ['R'] })).json.errors).toHaveProperty('version');
  });

  it('of what came from ORCID marks it as edited', async () => {
    const id = await add('education', { organization_name: 'Horizon' });
    await portal
      .app()
      .db.updateTable('profile_items')
      .set({ source: 'orcid', is_edited: false })
      .where('id', '=', id)
      .execute();
    await save({ section: 'education', id, version: 1, data: { title: 'Physics' } });
    expect((await itemsOf('education'))[0]).toMatchObject({ source: 'orcid', is_edited: true });
  });
});
