import { expect, it } from 'vitest';
import { anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { aPost, profilePortal } from '#tests/fixtures/profilePortal.ts';

const portal = profilePortal();
const { add, itemsOf, profile, save } = portal;

it.each([
  ['NAM-01', 'Al-Test O’Noor'],
  ['NAM-01', "Al-Test O'Noor"],
  ['NAM-02', 'مُحَمَّد'],
  ['NAM-02', 'محـــمد'],
  ['NAM-08', 'نور'],
  ['NAM-08', 'NOOR AL-TEST'],
  ['NAM-08', 'Noor نور'],
  ['NAM-08', 'a'.repeat(300)],
])('%s: %s stays as typed in every line of the profile', async (_, text) => {
  await add('experience', { ...aPost, title: text, organization_name: text, department: text, city: text });
  await save({
    section: 'about',
    version: 1,
    data: { headline_en: text, current_title: text, organization_name: text },
  });
  const { sections } = await profile();
  expect(sections.experience.items[0]).toMatchObject({
    title: text,
    organization_name: text,
    department: text,
    city: text,
  });
  expect(sections.about).toMatchObject({ headline_en: text, current_title: text, organization_name: text });
});

it('NAM-04: what is around a line is cut off, and white space alone is nothing', async () => {
  await add('experience', { ...aPost, title: ' \u00A0 Dean \u2003', department: '\u00A0\u00A0' });
  expect(await itemsOf('experience')).toMatchObject([{ title: 'Dean', department: null }]);
});

it('NAM-09: a letter with its mark is one letter, however it was typed', async () => {
  await add('experience', { ...aPost, title: 'Re\u0301sume\u0301', department: 'ا\u0654حمد' });
  expect(await itemsOf('experience')).toMatchObject([{ title: 'R\u00E9sum\u00E9', department: '\u0623حمد' }]);
  // Saved again in the other form, nothing has changed.
  const [{ id }] = await itemsOf('experience');
  await save({ section: 'experience', id, data: { title: 'R\u00E9sum\u00E9' }, version: 7 });
  expect(await itemsOf('experience')).toMatchObject([{ version: 1 }]);
});

it('an organization of the directory stays chosen with its item and with the member, until another is named', async () => {
  const names = { name_en: 'Horizon University', name_ar: 'جامعة الأفق' };
  const organizationId = await anOrganization(portal.app().db, names);
  const chosen = { organization_name: 'Horizon University', organization_id: organizationId };
  const id = await add('experience', { ...aPost, ...chosen });
  await save({ section: 'about', version: 1, data: chosen });
  const { sections } = await profile('ar');
  expect(sections.experience.items).toMatchObject([chosen]);
  expect(sections.about).toMatchObject({
    organization_name: 'Horizon University',
    organization: { id: organizationId, name: 'جامعة الأفق' },
  });
  // Gone from the directory: what stands can still be changed, and is no longer shown as chosen.
  await portal
    .app()
    .db.updateTable('organizations')
    .set({ status: 'archived' })
    .where('id', '=', organizationId)
    .execute();
  expect((await save({ section: 'experience', id, version: 1, data: { title: 'Dean' } })).status).toBe(200);
  expect((await profile()).sections.about.organization).toBeNull();
  await save({ section: 'about', version: 2, data: { organization_name: 'Another' } });
  const row = await portal
    .app()
    .db.selectFrom('members')
    .select(['organization_id', 'organization_name'])
    .where('id', '=', portal.memberId())
    .executeTakeFirst();
  expect(row).toEqual({ organization_id: null, organization_name: 'Another' });
});
