import type { TakenOffers } from '#contract/profileOffers.ts';
import { invalidFields } from '#contract/errors.ts';
import { readProfileItem } from '#domain/profileItem.ts';
import { maxItems, maxTags } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { ItemOffer, LanguageOffer, Offer, TagOffer } from './offers.ts';
import { presentOffer } from './offers.ts';
import { getProfile, lockProfile, touchProfile } from './queries.ts';
import { countItems, insertItem, releasePutCode, updateImportedItem } from './queriesItems.ts';

/**
 * Takes what the member chose of what is offered into the profile, all of it or nothing. What is there already, or was
 * edited by the member, stays as it is.
 * @param offersOf compares with the profile as it stands on the given connection.
 */
export async function takeOffers(
  context: MemberContext,
  keys: readonly string[] | undefined,
  offersOf: (db: Connection) => Promise<Offer[]>,
): Promise<TakenOffers> {
  if (!keys || keys.length === 0) throw invalidFields({ keys: [{ id: 'profile.offers.error.none' }] });
  return context.once(async (db) => {
    await lockProfile(db, context.principal.memberId);
    const offers = await offersOf(db);
    const chosen = offers.filter(({ key }) => keys.includes(key));
    // Of what says something else by now the member has seen nothing.
    if (chosen.length < new Set(keys).size) throw invalidFields({ keys: [{ id: 'profile.offers.error.changed' }] });
    const counts = { added: 0, changed: 0, skipped: 0 };
    await takeItems(
      context,
      db,
      chosen.filter((offer): offer is ItemOffer => 'values' in offer),
      counts,
    );
    for (const section of ['skills', 'research_interests'] as const)
      await takeTags(
        context,
        db,
        chosen.filter((offer): offer is TagOffer => offer.section === section),
        counts,
      );
    await takeLanguages(
      context,
      db,
      chosen.filter((offer): offer is LanguageOffer => 'code' in offer),
      counts,
    );
    const left = await offersOf(db);
    return { ...counts, items: left.map((offer) => presentOffer(offer, context.language)) };
  });
}

type Counts = Pick<TakenOffers, 'added' | 'changed' | 'skipped'>;

async function takeItems(
  { now, principal: { memberId } }: MemberContext,
  db: Connection,
  offers: readonly ItemOffer[],
  counts: Counts,
): Promise<void> {
  const before = counts.added + counts.changed;
  // A new one comes to the head of its section: from the last to the first, they keep their order.
  for (const { state, section, values: given, orcidPutCode, own } of offers.toReversed()) {
    if (state !== 'new' && state !== 'changed') continue;
    const { errors, values } = readProfileItem(
      section,
      state === 'changed' && own ? { ...pick(own), ...given } : given,
      now,
    );
    if (Object.keys(errors).length > 0) counts.skipped += 1;
    else if (state === 'changed' && own) {
      await updateImportedItem(db, own.id, values, now);
      counts.changed += 1;
    } else if ((await countItems(db, memberId, section)) >= maxItems) counts.skipped += 1;
    else {
      const origin = orcidPutCode === null ? undefined : { source: 'orcid' as const, orcid_put_code: orcidPutCode };
      if (orcidPutCode !== null) await releasePutCode(db, { memberId, section, putCode: orcidPutCode });
      await insertItem(db, { memberId, section, values, now, origin });
      counts.added += 1;
    }
  }
  if (counts.added + counts.changed > before)
    await touchProfile(db, memberId, {
      ...(offers.some(({ section }) => section === 'experience') ? { columns: { has_no_experience: false } } : {}),
      now,
    });
}

/** What only the member says of an imported item stays. */
function pick({ visibility, description_en, description_ar }: NonNullable<ItemOffer['own']>) {
  return { visibility, description_en, description_ar };
}

async function takeTags(
  { now, principal: { memberId } }: MemberContext,
  db: Connection,
  offers: readonly TagOffer[],
  counts: Counts,
): Promise<void> {
  const fresh = offers.filter(({ state }) => state === 'new');
  const [first] = fresh;
  if (!first) return;
  const held = (await getProfile(db, memberId))[first.section];
  const room = Math.max(0, maxTags - held.length);
  const added = fresh.map(({ tag }) => tag).slice(0, room);
  counts.added += added.length;
  counts.skipped += fresh.length - added.length;
  if (added.length > 0)
    await touchProfile(db, memberId, {
      columns: { [first.section]: [...held, ...added] },
      section: first.section,
      now,
    });
}

async function takeLanguages(
  { now, principal: { memberId } }: MemberContext,
  db: Connection,
  offers: readonly LanguageOffer[],
  counts: Counts,
): Promise<void> {
  const fresh = offers.filter(({ state }) => state === 'new');
  if (fresh.length === 0) return;
  const { languages, language_levels: levels } = await getProfile(db, memberId);
  const added = fresh.slice(0, Math.max(0, maxTags - languages.length));
  counts.added += added.length;
  counts.skipped += fresh.length - added.length;
  await touchProfile(db, memberId, {
    columns: {
      languages: [...languages, ...added.map(({ code }) => code)],
      language_levels: {
        ...levels,
        ...Object.fromEntries(added.flatMap(({ code, level }) => (level === null ? [] : [[code, level] as const]))),
      },
    },
    section: 'languages',
    now,
  });
}
