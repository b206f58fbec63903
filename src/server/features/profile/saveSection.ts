import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import type { saveProfileSection as endpoint } from '#contract/profile.ts';
import { itemRules, type ProfileItemValues } from '#domain/profileFields.ts';
import { readProfileItem } from '#domain/profileItem.ts';
import { isItemSection, type ItemSection, maxItems } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { cleanRichText } from './cleanRichText.ts';
import { presentItem } from './present.ts';
import { lockProfile, touchProfile } from './queries.ts';
import { countItems, findItem, findUnknownReferences, insertItem, type ItemRow, updateItem } from './queriesItems.ts';
import { readItemId, readSection, refuseUnknown, toProfileErrors } from './readSection.ts';
import { saveTexts } from './saveTexts.ts';
import { showProfile } from './showProfile.ts';

type Body = EndpointInput<typeof endpoint>['body'];

/** Adds or changes what a section of one's profile holds (decisions §5). */
export async function saveSection(
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const section = readSection(body.section);
  return context.once(async (db) => {
    await lockProfile(db, context.principal.memberId);
    const id = isItemSection(section)
      ? await saveItem(context, db, section, body)
      : await saveTexts(context, db, section, body);
    return { section, id, profile: await showProfile(context, db) };
  });
}

async function saveItem(
  context: MemberContext,
  db: Connection,
  section: ItemSection,
  { id, data, version }: Body,
): Promise<number | null> {
  const { now, principal } = context;
  const { memberId } = principal;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw invalidFields({ data: [{ id: 'form.error.required' }] });
  const given = data as Record<string, unknown>;
  if (section === 'experience' && id === undefined && 'none_yet' in given) {
    if (Object.keys(given).length > 1 || typeof given.none_yet !== 'boolean')
      throw invalidFields({ none_yet: [{ id: 'profile.error.choice' }] });
    await touchProfile(db, memberId, { columns: { has_no_experience: given.none_yet }, now });
    return null;
  }
  const current = id === undefined ? undefined : await findItem(db, { memberId, section, id: readItemId(id) });
  if (id !== undefined && !current) throw new ContractError('not_found');
  const { errors, values } = readProfileItem(section, { ...(current && fieldsOf(current)), ...given }, now);
  if (current && version === undefined) errors.version = { code: 'required' };
  refuseIfWrong(toProfileErrors(errors));
  const cleaned = {
    ...values,
    description_en: cleanRichText(values.description_en),
    description_ar: cleanRichText(values.description_ar),
  };
  // What stands already is not asked for again: an organization may have left the directory since.
  const unknown = await findUnknownReferences(db, {
    degree_type_id: cleaned.degree_type_id === current?.degree_type_id ? null : cleaned.degree_type_id,
    organization_id: cleaned.organization_id === current?.organization_id ? null : cleaned.organization_id,
  });
  refuseUnknown(unknown);
  if (!current) {
    if ((await countItems(db, memberId, section)) >= maxItems)
      throw invalidFields({ section: [{ id: 'profile.error.tooMany', values: { max: maxItems } }] });
    const added = await insertItem(db, { memberId, section, values: cleaned, now });
    await touchProfile(db, memberId, {
      ...(section === 'experience' ? { columns: { has_no_experience: false } } : {}),
      now,
    });
    return added;
  }
  // Saving again what is there already is no conflict, whatever version it was read at.
  if (hasSameValues(current, cleaned)) return current.id;
  if (String(version) !== String(current.version))
    throw new ContractError('stale_version', { state: { section, item: presentItem(current, context.language) } });
  await updateItem(db, current.id, cleaned, now);
  await touchProfile(db, memberId, { now });
  return current.id;
}

/** What an item holds of its section's fields: an absent field of a change stays as it is. */
function fieldsOf(item: ItemRow): Record<string, unknown> {
  return Object.fromEntries(itemRules[item.section].fields.map((field) => [field, item[field]]));
}

function hasSameValues(item: ItemRow, values: ProfileItemValues): boolean {
  return (Object.keys(values) as (keyof ProfileItemValues)[]).every((field) => item[field] === values[field]);
}
