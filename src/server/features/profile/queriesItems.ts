import { sql } from 'kysely';
import { type ProfileItemValues } from '#domain/profileFields.ts';
import { emptyItem } from '#domain/profileItem.ts';
import type { ItemSection, ItemVisibility } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';

export interface ItemRow extends ProfileItemValues {
  id: number;
  section: ItemSection;
  position: number;
  source: 'self' | 'orcid' | 'staff';
  orcid_put_code: number | null;
  is_edited: boolean;
  version: number;
  degree_name_en: string | null;
  degree_name_ar: string | null;
}

const valueFields = Object.keys(emptyItem) as (keyof ProfileItemValues)[];

function selectItems(db: Connection, memberId: number) {
  return db
    .selectFrom('profile_items as item')
    .leftJoin('degree_types as degree', 'degree.id', 'item.degree_type_id')
    .select([
      'item.id',
      'item.section',
      'item.position',
      'item.source',
      'item.orcid_put_code',
      'item.is_edited',
      'item.version',
      'degree.name_en as degree_name_en',
      'degree.name_ar as degree_name_ar',
    ])
    .select(valueFields.map((field) => `item.${field}` as const))
    .where('item.member_id', '=', memberId)
    .where('item.deletion_id', 'is', null);
}

/** A member's items that have one of the visibilities, in their order within each section. */
export async function listItems(
  db: Connection,
  memberId: number,
  visibilities?: readonly ItemVisibility[],
): Promise<ItemRow[]> {
  let items = selectItems(db, memberId);
  if (visibilities) items = items.where('item.visibility', 'in', [...visibilities]);
  return (await items.orderBy('item.position').orderBy('item.id').execute()) as ItemRow[];
}

export async function findItem(
  db: Connection,
  { memberId, section, id }: { memberId: number; section: string; id: number },
): Promise<ItemRow | undefined> {
  const item = await selectItems(db, memberId)
    .where('item.id', '=', id)
    .where('item.section', '=', section as ItemSection)
    .executeTakeFirst();
  return item as ItemRow | undefined;
}

/** Puts a new item at the head of its section; gives its id. */
export async function insertItem(
  db: Connection,
  {
    memberId,
    section,
    values,
    origin = {},
    now,
  }: {
    memberId: number;
    section: ItemSection;
    values: ProfileItemValues;
    /** Where it comes from, when the member did not write it. */
    origin?: { source?: 'orcid'; orcid_put_code?: number } | undefined;
    now: Date;
  },
): Promise<number> {
  const { first } = await db
    .selectFrom('profile_items')
    .select((item) => item.fn.min('position').as('first'))
    .where('member_id', '=', memberId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('profile_items')
    .values({
      ...values,
      ...origin,
      member_id: memberId,
      section,
      position: Number(first ?? 1) - 1,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many living items a section has. */
export async function countItems(db: Connection, memberId: number, section: ItemSection): Promise<number> {
  const { count } = await db
    .selectFrom('profile_items')
    .select((item) => item.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .where('section', '=', section)
    .where('deletion_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What came from elsewhere counts as edited from then on. */
export async function updateItem(db: Connection, id: number, values: ProfileItemValues, now: Date): Promise<void> {
  await db
    .updateTable('profile_items')
    .set((item) => ({ ...values, version: item('version', '+', 1), is_edited: true, updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** What is deleted and may yet come back gives its number at the registry up for one that takes its place. */
export async function releasePutCode(
  db: Connection,
  { memberId, section, putCode }: { memberId: number; section: ItemSection; putCode: number },
): Promise<void> {
  await db
    .updateTable('profile_items')
    .set({ orcid_put_code: null })
    .where('member_id', '=', memberId)
    .where('section', '=', section)
    .where('orcid_put_code', '=', putCode)
    .where('deletion_id', 'is not', null)
    .execute();
}

/** What was imported says something else now; whatever the member edited meanwhile stands. */
export async function updateImportedItem(
  db: Connection,
  id: number,
  values: ProfileItemValues,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profile_items')
    .set((item) => ({ ...values, version: item('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('source', '=', 'orcid')
    .where('is_edited', '=', false)
    .execute();
}

export async function updatePositions(db: Connection, memberId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update profile_items i set position = given.position
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, position)
    where i.id = given.id and i.member_id = ${memberId} and i.position <> given.position`.execute(db);
}

/** Whether what an item names is there: a degree type; an organization that the portal shows. */
export async function findUnknownReferences(
  db: Connection,
  {
    degree_type_id: degreeTypeId,
    organization_id: organizationId,
  }: Pick<ProfileItemValues, 'degree_type_id' | 'organization_id'>,
): Promise<('degree_type_id' | 'organization_id')[]> {
  const unknown: ('degree_type_id' | 'organization_id')[] = [];
  if (degreeTypeId !== null) {
    const degree =
      degreeTypeId > 32_767
        ? undefined
        : await db.selectFrom('degree_types').select('id').where('id', '=', degreeTypeId).executeTakeFirst();
    if (!degree) unknown.push('degree_type_id');
  }
  if (organizationId !== null) {
    const organization = await db
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', organizationId)
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (!organization) unknown.push('organization_id');
  }
  return unknown;
}
