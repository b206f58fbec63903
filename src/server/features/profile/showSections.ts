import type { PublicProfileItem } from '#contract/profile.ts';
import { type ItemSection, itemSections, type ProfileAudience, visibilitiesFor } from '#domain/profileSections.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { presentPublicItem } from './present.ts';
import { listItems } from './queriesItems.ts';

/** The items of a member's profile that an audience may see, by section and in their order: for other features' answers. */
export async function showSections(
  db: Connection,
  memberId: number,
  { audience, language }: { audience: ProfileAudience; language: Language },
): Promise<Record<ItemSection, PublicProfileItem[]>> {
  const items = await listItems(db, memberId, visibilitiesFor(audience));
  const of = (section: ItemSection): PublicProfileItem[] =>
    items.filter((item) => item.section === section).map((item) => presentPublicItem(item, language));
  return Object.fromEntries(itemSections.map((section) => [section, of(section)])) as Record<
    ItemSection,
    PublicProfileItem[]
  >;
}
