import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import type { deleteProfileSection as endpoint } from '#contract/profile.ts';
import { isItemSection, type ProfileSection, type TextSection, undoMs } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { getProfile, lockProfile, type TextColumns, touchProfile } from './queries.ts';
import { countItems, findItem } from './queriesItems.ts';
import { findDeletionOfItem, insertDeletion, markDeleted } from './queriesDeletions.ts';
import { readItemId, readSection } from './readSection.ts';
import { showProfile } from './showProfile.ts';

interface Deletion {
  undoId: string | null;
  at: Date;
}

/** Deletes an item, or all that a section holds; for half a minute it can be brought back. */
export async function deleteSection(
  context: MemberContext,
  { body: { section: name, id, confirm } }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const section = readSection(name);
  if (id === undefined && confirm !== true) throw invalidFields({ confirm: [{ id: 'profile.error.confirm' }] });
  return context.once(async (db) => {
    await lockProfile(db, context.principal.memberId);
    const { undoId, at } =
      id === undefined ? await deleteAll(context, db, section) : await deleteItem(context, db, section, readItemId(id));
    return {
      section,
      undo_id: undoId,
      undo_until: new Date(at.getTime() + undoMs).toISOString(),
      profile: await showProfile(context, db),
    };
  });
}

async function deleteItem(
  { now, principal: { memberId } }: MemberContext,
  db: Connection,
  section: ProfileSection,
  id: number,
): Promise<Deletion> {
  if (!isItemSection(section)) throw new ContractError('not_found');
  const item = await findItem(db, { memberId, section, id });
  if (!item) {
    // Deleting again is no error: it is gone since then.
    const earlier = await findDeletionOfItem(db, { memberId, section, id });
    if (!earlier) throw new ContractError('not_found');
    return { undoId: earlier.id, at: earlier.deleted_at };
  }
  const undoId = await insertDeletion(db, { memberId, section, now });
  await markDeleted(db, { memberId, section, id, deletionId: undoId });
  await touchProfile(db, memberId, { now });
  return { undoId, at: now };
}

async function deleteAll(
  { now, principal: { memberId } }: MemberContext,
  db: Connection,
  section: ProfileSection,
): Promise<Deletion> {
  if (isItemSection(section)) {
    if ((await countItems(db, memberId, section)) === 0) return { undoId: null, at: now };
    const undoId = await insertDeletion(db, { memberId, section, now });
    await markDeleted(db, { memberId, section, deletionId: undoId });
    await touchProfile(db, memberId, { now });
    return { undoId, at: now };
  }
  const row = await getProfile(db, memberId);
  const empty = emptyColumns[section];
  const data = Object.fromEntries((Object.keys(empty) as (keyof TextColumns)[]).map((key) => [key, row[key]]));
  if (JSON.stringify(data) === JSON.stringify(empty)) return { undoId: null, at: now };
  const undoId = await insertDeletion(db, { memberId, section, data, now });
  await touchProfile(db, memberId, { columns: empty, section, now });
  return { undoId, at: now };
}

/** What the sections of one text or list hold when they hold nothing. */
export const emptyColumns: Readonly<Record<TextSection, TextColumns>> = {
  about: {
    headline_en: null,
    headline_ar: null,
    current_title: null,
    organization_name: null,
    organization_id: null,
    biography_en: null,
    biography_ar: null,
  },
  research_interests: { research_interests: [] },
  skills: { skills: [] },
  languages: { languages: [], language_levels: {} },
};
