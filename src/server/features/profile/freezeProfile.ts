import type { SentProfile } from '#contract/applications.ts';
import { type ItemSection, itemSections, visibilitiesFor } from '#domain/profileSections.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { localize } from '#server/localize.ts';
import { presentAreaReferences } from '#server/presentReferences.ts';
import { presentPublicItem } from './present.ts';
import { presentBiography, presentLanguages } from './profileTexts.ts';
import { getProfile, listAreas, type ProfileRow } from './queries.ts';
import { type ItemRow, listItems } from './queriesItems.ts';

const texts = [
  'headline_en',
  'headline_ar',
  'biography_en',
  'biography_ar',
  'current_title',
  'organization_name',
  'research_interests',
  'skills',
  'languages',
  'language_levels',
] as const;

/** A profile of some moment, as it can be kept as JSON and shown later in either language. */
export type FrozenProfile = Pick<ProfileRow, (typeof texts)[number]> & {
  thematic_areas: Awaited<ReturnType<typeof listAreas>>;
  items: ItemRow[];
};

/** A member's profile as it is now, for whoever they present themselves to: all but what they keep to themselves. */
export async function freezeProfile(db: Connection, memberId: number): Promise<FrozenProfile> {
  const row = await getProfile(db, memberId);
  return {
    ...(Object.fromEntries(texts.map((name) => [name, row[name]])) as Pick<ProfileRow, (typeof texts)[number]>),
    thematic_areas: await listAreas(db, memberId),
    items: await listItems(db, memberId, visibilitiesFor('connection')),
  };
}

/** A kept profile in the reader's language. What was kept before profiles had sections has none. */
export function showFrozenProfile(kept: Partial<FrozenProfile>, language: Language): SentProfile {
  const row = { ...nothing, ...kept };
  return {
    ...localize('headline', row, language),
    ...presentBiography(row, language),
    current_title: row.current_title,
    organization_name: row.organization_name,
    research_interests: row.research_interests,
    skills: row.skills,
    languages: presentLanguages(row, language),
    thematic_areas: presentAreaReferences(row.thematic_areas, language),
    sections: Object.fromEntries(
      itemSections.map((section) => [
        section,
        row.items.filter((item) => item.section === section).map((item) => presentPublicItem(item, language)),
      ]),
    ) as Record<ItemSection, ReturnType<typeof presentPublicItem>[]>,
  };
}

const nothing: FrozenProfile = {
  headline_en: null,
  headline_ar: null,
  biography_en: null,
  biography_ar: null,
  current_title: null,
  organization_name: null,
  research_interests: [],
  skills: [],
  languages: [],
  language_levels: {},
  thematic_areas: [],
  items: [],
};
