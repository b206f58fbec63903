import { z } from 'zod';
import { languageLevels } from '#domain/profileSections.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { instant, localized } from './fields.ts';
import { organizationReference } from './opportunities.ts';
import { cvList } from './profileCv.ts';

const text = z.string().nullable();
const number = z.number().int().nullable();

/** One item of a section as others may see it (decisions §5); a field that its section does not have is null. */
export const publicProfileItem = z.object({
  id: z.number().int(),
  title: text,
  organization_name: text,
  organization_id: number,
  department: text,
  city: text,
  country: text,
  country_name: text,
  degree_type_id: number,
  degree_name: text,
  start_year: number,
  start_month: number,
  end_year: number,
  end_month: number,
  is_current: z.boolean(),
  url: text,
  doi: text,
  /** Rich text: HTML of the toolbar's tags (spec §9). */
  ...localized('description'),
});
export type PublicProfileItem = z.infer<typeof publicProfileItem>;

/** One's own item. */
export const profileItem = publicProfileItem.extend({
  visibility: z.enum(['public', 'members', 'connections', 'private']),
  source: z.enum(['self', 'orcid', 'staff']),
  orcid_put_code: number,
  is_edited: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
});
export type ProfileItem = z.infer<typeof profileItem>;

const itemSection = z.object({ items: z.array(profileItem) });

export const knownLanguage = z.object({
  code: z.string(),
  name: z.string(),
  level: z.enum(languageLevels).nullable(),
});

export const profileAbout = z.object({
  version: z.number().int(),
  ...localized('headline'),
  current_title: text,
  /** As the member wrote it. */
  organization_name: text,
  /** The directory's organization that it names; what cards show where there is one. */
  organization: organizationReference.nullable(),
  ...localized('biography'),
});

/** What a profile lacks, what it weighs, and where it is filled in: a path without its language. */
export const missingPart = z.object({ key: z.string(), label: z.string(), url: z.string(), weight: z.number().int() });
export type MissingPart = z.infer<typeof missingPart>;

/** A member's profile, to themself alone. */
export const ownProfile = z.object({
  id: z.number().int(),
  slug: z.string(),
  full_name: z.string(),
  full_name_ar: text,
  avatar_url: text,
  country: text,
  country_name: text,
  city: text,
  visibility: z.enum(['public', 'members', 'connections', 'private']),
  profile_completion_percentage: z.number().int(),
  missing: z.array(missingPart),
  /** Raised with every change. */
  version: z.number().int(),
  sections: z.object({
    about: profileAbout,
    experience: itemSection.extend({ has_none_yet: z.boolean() }),
    education: itemSection,
    publications: itemSection,
    research_interests: z.object({ version: z.number().int(), items: z.array(z.string()) }),
    skills: z.object({ version: z.number().int(), items: z.array(z.string()) }),
    languages: z.object({ version: z.number().int(), items: z.array(knownLanguage) }),
    awards: itemSection,
    memberships: itemSection,
    links: itemSection,
    /** Kept and removed by calls of their own (`contract/profileCv`). */
    cv: cvList,
  }),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Sections and items are judged by the domain's rules, which name the wrong field. */
const sectionName = z.string().max(100).optional();
const itemId = z.union([z.number(), z.string()]).optional();

export const getUserProfile = defineEndpoint('getUserProfile', {
  summary: 'One’s own profile, how complete it is and what it lacks',
  tag: 'Profile',
  access: 'member',
  data: ownProfile,
});

/**
 * `data` is an item's fields, the texts of `about`, or the list of a section of tags or languages; `experience` without
 * `id` also takes `{none_yet}`. With `id` (and for texts and lists) `version` says which version was edited: another
 * one meanwhile is a 409 `stale_version` with the current state.
 */
export const saveProfileSection = defineEndpoint('saveProfileSection', {
  summary: 'Add or change an item of the profile, a text or a list of it',
  tag: 'Profile',
  access: 'member',
  body: z.strictObject({
    section: sectionName,
    id: itemId,
    data: z.unknown(),
    version: z.union([z.number(), z.string()]).optional(),
  }),
  data: z.object({ section: z.string(), id: number, profile: ownProfile }),
  isIdempotent: true,
});

/** A whole section goes only with `confirm: true`. For 30 seconds `undo_id` brings back what is gone. */
export const deleteProfileSection = defineEndpoint('deleteProfileSection', {
  summary: 'Delete an item of the profile, or a section',
  tag: 'Profile',
  access: 'member',
  body: z.strictObject({ section: sectionName, id: itemId, confirm: z.boolean().optional() }),
  data: z.object({ section: z.string(), undo_id: z.string().nullable(), undo_until: instant, profile: ownProfile }),
});

/** Later than 30 seconds is a 409 `undo_expired`; again is the same answer. */
export const undoProfileDeletion = defineEndpoint('undoProfileDeletion', {
  summary: 'Bring back what was deleted of the profile in the last 30 seconds',
  tag: 'Profile',
  access: 'member',
  body: z.strictObject({ undo_id: z.string().max(100).optional() }),
  data: z.object({ section: z.string(), profile: ownProfile }),
});

/** `ids` are all items of the section in their new order; others than there are is a 409 `stale_version`. */
export const reorderProfileSection = defineEndpoint('reorderProfileSection', {
  summary: 'Put the items of a section into another order',
  tag: 'Profile',
  access: 'member',
  body: z.strictObject({
    section: sectionName,
    ids: z
      .array(z.union([z.number(), z.string()]))
      .max(1000)
      .optional(),
  }),
  data: z.object({ section: z.string(), profile: ownProfile }),
});
