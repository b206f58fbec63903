import { describe, expect, it } from 'vitest';
import { aPost, profilePortal } from '#tests/fixtures/profilePortal.ts';

const portal = profilePortal();
const { add, call, itemsOf, profile, save } = portal;

describe('what is deleted', () => {
  const remove = (body: object) => call('/delete-section', body);
  const undo = (undo_id: string, as = portal.headers()) => call('/undo-delete', { undo_id }, 'en', as);

  it('can be brought back for 30 seconds, by its member alone', async () => {
    const id = await add('experience', aPost);
    const deleted = await remove({ section: 'experience', id });
    expect(deleted.status).toBe(200);
    const { undo_id: undoId, undo_until: until } = deleted.json.data;
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(25_000);
    expect(await itemsOf('experience')).toEqual([]);
    // Again: gone since the first time.
    expect((await remove({ section: 'experience', id })).json.data).toMatchObject({
      undo_id: undoId,
      undo_until: until,
    });
    expect((await undo(undoId, portal.others())).text).toBe((await undo('0b0e6f0e-0000-4000-8000-000000000000')).text);
    expect((await undo(undoId)).status).toBe(200);
    expect((await undo(undoId)).status).toBe(200);
    expect(await itemsOf('experience')).toMatchObject([{ id, title: 'Professor' }]);
  });

  it('comes back only as far as the section has room for it', async () => {
    const { db } = portal.app();
    const { id: memberId } = await profile();
    const fill = (url: string) =>
      db
        .insertInto('profile_items')
        .values(
          Array.from({ length: 150 }, (_, position) => ({ member_id: memberId, section: 'links', position, url })),
        )
        .execute();
    await fill('one.example.org');
    const { undo_id: undoId } = (await remove({ section: 'links', confirm: true })).json.data;
    await fill('two.example.org');
    expect(await undo(undoId)).toMatchObject({ status: 422, json: { errors: { section: [expect.any(String)] } } });
    expect(await itemsOf('links')).toHaveLength(150);
    await remove({ section: 'links', confirm: true });
    expect((await undo(undoId)).status).toBe(200);
    await remove({ section: 'links', confirm: true });
  });

  it('cannot be brought back later', async () => {
    const id = await add('links', { url: 'example.org' });
    const { undo_id: undoId } = (await remove({ section: 'links', id })).json.data;
    await portal
      .app()
      .db.updateTable('profile_deletions')
      .set({ deleted_at: new Date(Date.now() - 31_000) })
      .where('id', '=', undoId)
      .execute();
    expect(await undo(undoId)).toMatchObject({ status: 409, json: { code: 'undo_expired' } });
    expect(await itemsOf('links')).toEqual([]);
  });

  it('may be a whole section, when that is confirmed', async () => {
    await add('awards', { title: 'A' });
    await add('awards', { title: 'B' });
    await save({ section: 'skills', data: ['R', 'Python'], version: 1 });
    expect((await remove({ section: 'awards' })).json.errors).toHaveProperty('confirm');
    const awards = await remove({ section: 'awards', confirm: true });
    const skills = await remove({ section: 'skills', confirm: true });
    expect((await profile()).sections).toMatchObject({ awards: { items: [] }, skills: { items: [] } });
    await undo(awards.json.data.undo_id);
    await undo(skills.json.data.undo_id);
    const { sections } = await profile();
    expect([sections.awards.items.length, sections.skills.items]).toEqual([2, ['R', 'Python']]);
    expect((await remove({ section: 'links', confirm: true })).json.data.undo_id).toBeNull();
  });

  it('does not overwrite what was written since', async () => {
    await save({ section: 'skills', data: ['R'], version: 1 });
    const { undo_id: undoId } = (await remove({ section: 'skills', confirm: true })).json.data;
    await save({ section: 'skills', data: ['Go'], version: 3 });
    expect(await undo(undoId)).toMatchObject({ status: 409, json: { state: { item: { items: ['Go'] } } } });
    expect((await profile()).sections.skills.items).toEqual(['Go']);
  });
});
