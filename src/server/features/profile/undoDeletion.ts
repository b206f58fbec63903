import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import type { undoProfileDeletion as endpoint } from '#contract/profile.ts';
import { isItemSection, maxItems, type TextSection, undoMs } from '#domain/profileSections.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { emptyColumns } from './deleteSection.ts';
import { getProfile, lockProfile, type TextColumns, touchProfile } from './queries.ts';
import { countItems } from './queriesItems.ts';
import { bringBack, countDeleted, findDeletion } from './queriesDeletions.ts';
import { showProfile } from './showProfile.ts';

/** Brings back what was deleted of one's profile in the last half minute. */
export async function undoDeletion(
  context: MemberContext,
  { body: { undo_id: undoId = '' } }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { now, once, principal } = context;
  const { memberId } = principal;
  return once(async (db) => {
    await lockProfile(db, memberId);
    const deletion = isUuid(undoId) ? await findDeletion(db, memberId, undoId) : undefined;
    if (!deletion) throw new ContractError('not_found');
    const { section } = deletion;
    if (deletion.undone_at === null) {
      if (now.getTime() - deletion.deleted_at.getTime() > undoMs)
        throw new ContractError('undo_expired', { state: { section } });
      const columns = deletion.data as TextColumns | null;
      if (columns !== null && !isItemSection(section)) {
        const row = await getProfile(db, memberId);
        const empty = emptyColumns[section as TextSection];
        // What was written since then is not overwritten.
        const isStillEmpty = (Object.keys(empty) as (keyof TextColumns)[]).every(
          (key) => JSON.stringify(row[key]) === JSON.stringify(empty[key]),
        );
        if (!isStillEmpty) {
          const { sections } = await showProfile(context, db);
          throw new ContractError('stale_version', {
            message: { id: 'profile.undoStale' },
            state: { section, item: sections[section as TextSection] },
          });
        }
      }
      if (isItemSection(section)) {
        // What was added meanwhile counts as well.
        const count = (await countItems(db, memberId, section)) + (await countDeleted(db, deletion.id));
        if (count > maxItems)
          throw invalidFields({ section: [{ id: 'profile.error.tooMany', values: { max: maxItems } }] });
      }
      await bringBack(db, deletion.id, now);
      await touchProfile(db, memberId, columns === null ? { now } : { columns, section, now });
    }
    return { section, profile: await showProfile(context, db) };
  });
}
