/** Sections of a profile that are rows of items (decisions §5). */
export const itemSections = ['experience', 'education', 'publications', 'awards', 'memberships', 'links'] as const;
export type ItemSection = (typeof itemSections)[number];

/** Sections that are one text or one list. */
export const textSections = ['about', 'research_interests', 'skills', 'languages'] as const;
export type TextSection = (typeof textSections)[number];

export type ProfileSection = ItemSection | TextSection;

/** Every section that its member edits, in the order in which a profile shows them; the CV has its own ways. */
export const profileSections = [
  'about',
  'experience',
  'education',
  'publications',
  'research_interests',
  'skills',
  'languages',
  'awards',
  'memberships',
  'links',
] as const satisfies readonly ProfileSection[];

export function isItemSection(section: string): section is ItemSection {
  return itemSections.some((one) => one === section);
}

export function isProfileSection(section: string): section is ProfileSection {
  return profileSections.some((one) => one === section);
}

/** Who sees an item, from everybody to nobody else (decisions §5). */
export const itemVisibilities = ['public', 'members', 'connections', 'private'] as const;
export type ItemVisibility = (typeof itemVisibilities)[number];

/** Who looks at a profile, in relation to its member. */
export type ProfileAudience = 'public' | 'member' | 'connection' | 'self';

const seenBy: Readonly<Record<ProfileAudience, readonly ItemVisibility[]>> = {
  public: ['public'],
  member: ['public', 'members'],
  connection: ['public', 'members', 'connections'],
  self: itemVisibilities,
};

/** The visibilities whose items an audience may see. */
export function visibilitiesFor(audience: ProfileAudience): readonly ItemVisibility[] {
  return seenBy[audience];
}

/** How well a language is known, best first. */
export const languageLevels = ['native', 'fluent', 'advanced', 'intermediate', 'beginner'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** For how long a deletion can be undone (decisions §5), in milliseconds. */
export const undoMs = 30_000;

/** Items of a section, tags of a list. */
export const maxItems = 200;
export const maxTags = 30;
export const maxTagLength = 100;
/** Of a biography or a description: UTF-16 units of its words, without the marks of the rich text. */
export const maxRichTextLength = 5000;
