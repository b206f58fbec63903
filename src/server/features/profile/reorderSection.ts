import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import type { reorderProfileSection as endpoint } from '#contract/profile.ts';
import { isItemSection } from '#domain/profileSections.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { lockProfile, touchProfile } from './queries.ts';
import { listItems, updatePositions } from './queriesItems.ts';
import { readItemId, readSection } from './readSection.ts';
import { showProfile } from './showProfile.ts';

/** Puts the items of a section into the given order. */
export async function reorderSection(
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { now, once, principal } = context;
  const { memberId } = principal;
  const section = readSection(body.section);
  if (!isItemSection(section)) throw invalidFields({ section: [{ id: 'profile.error.section' }] });
  if (body.ids === undefined) throw invalidFields({ ids: [{ id: 'form.error.required' }] });
  const ids = body.ids.map(readItemId);
  return once(async (db) => {
    await lockProfile(db, memberId);
    const current = (await listItems(db, memberId)).filter((item) => item.section === section).map(({ id }) => id);
    if (ids.some((id) => !current.includes(id))) throw new ContractError('not_found');
    if (new Set(ids).size !== ids.length || ids.length !== current.length)
      throw new ContractError('stale_version', {
        message: { id: 'inPlace.changed' },
        state: { section, ids: current },
      });
    if (ids.some((id, index) => id !== current[index])) {
      await updatePositions(db, memberId, ids);
      await touchProfile(db, memberId, { now });
    }
    return { section, profile: await showProfile(context, db) };
  });
}
