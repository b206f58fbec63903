import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { directoryFilters, directoryQuery } from './directories.ts';
import { facetOption, idParam, instant, listOf, listParam, localized, matchRanges } from './fields.ts';
import { organizationReference } from './opportunities.ts';
import { knownLanguage, publicProfileItem } from './profile.ts';
import { thematicAreaReference } from './thematicAreas.ts';

/** A member as visitors see one in a list: public fields only (decisions §5). */
export const memberCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  full_name: z.string(),
  full_name_ar: z.string().nullable(),
  ...localized('headline'),
  current_title: z.string().nullable(),
  organization: organizationReference.nullable(),
  organization_name: z.string().nullable(),
  country: z.string().nullable(),
  country_name: z.string().nullable(),
  /** In the reader's language where the city's name is known, else as the member wrote it. */
  city: z.string().nullable(),
  avatar_url: z.string().nullable(),
  thematic_areas: z.array(thematicAreaReference),
  /** In an answer to a search: where each text matched it; `headline` is the one in the reader's language. */
  matches: z
    .object({
      full_name: matchRanges,
      full_name_ar: matchRanges,
      headline: matchRanges,
      current_title: matchRanges,
      organization: matchRanges,
    })
    .optional(),
});
export type MemberCard = z.infer<typeof memberCard>;

export const memberDetail = memberCard.extend({
  ...localized('biography'),
  research_interests: z.array(z.string()),
  skills: z.array(z.string()),
  languages: z.array(knownLanguage),
  /** What whoever asks may see of each section: visitors what is public, members more. */
  sections: z.object({
    experience: z.array(publicProfileItem),
    education: z.array(publicProfileItem),
    publications: z.array(publicProfileItem),
    awards: z.array(publicProfileItem),
    memberships: z.array(publicProfileItem),
    links: z.array(publicProfileItem),
  }),
  member_since: instant,
});
export type MemberDetail = z.infer<typeof memberDetail>;

const reads = ['members', 'member_areas', 'organizations', 'thematic_areas'];

export const memberQuery = directoryQuery.extend({ organization: listParam });

export const listMembers = defineEndpoint('listMembers', {
  summary: 'Members, filtered, searched and sorted',
  tag: 'Members',
  access: 'public',
  query: memberQuery,
  data: listOf(memberCard).extend({
    is_approximate: z.boolean(),
    filters: directoryFilters.extend({
      /** The chosen ones alone: organizations have a directory of their own. */
      organization: z.array(facetOption),
    }),
  }),
  reads,
});

export const getMember = defineEndpoint('getMember', {
  summary: 'One member, with what whoever asks may see',
  tag: 'Members',
  access: 'public',
  params: idParam,
  data: memberDetail,
  reads: [...reads, 'degree_types'],
});
