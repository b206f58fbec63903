import { z } from 'zod';
import { organizationTypes } from '#domain/organization.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { directoryFilters, directoryQuery } from './directories.ts';
import { agsCategory, facetOption, idParam, listOf, listParam, localized, matchRanges } from './fields.ts';
import { opportunityCard } from './opportunities.ts';
import { thematicAreaReference } from './thematicAreas.ts';
import { memberTile } from './memberTile.ts';

/** An organization as lists show it. */
export const organizationCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  ...localized('name'),
  ...localized('summary'),
  type: z.enum(organizationTypes),
  country: z.string().nullable(),
  country_name: z.string().nullable(),
  ...localized('city'),
  logo_url: z.string().nullable(),
  thematic_areas: z.array(thematicAreaReference),
  open_opportunities: z.number().int(),
  /** In an answer to a search: where the texts in the reader's language matched it. */
  matches: z.object({ name: matchRanges, summary: matchRanges, city: matchRanges }).optional(),
});
export type OrganizationCard = z.infer<typeof organizationCard>;

export const organizationDetail = organizationCard.extend({
  ...localized('description'),
  website: z.string().nullable(),
  founded_year: z.number().int().nullable(),
  opportunities: z.array(opportunityCard),
  members: z.array(memberTile),
  is_followed: z.boolean(),
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;

const reads = ['organizations', 'organization_areas', 'thematic_areas', 'opportunities', 'members'];

export const organizationQuery = directoryQuery.extend({
  type: listParam,
  /** Only organizations with published opportunities of this category. */
  agsCat: agsCategory.optional(),
});

export const listOrganizations = defineEndpoint('listOrganizations', {
  summary: 'Organizations, filtered, searched and sorted',
  tag: 'Organizations',
  access: 'public',
  query: organizationQuery,
  data: listOf(organizationCard).extend({
    is_approximate: z.boolean(),
    filters: directoryFilters.extend({
      type: z.array(facetOption),
    }),
  }),
  reads,
});

export const getOrganization = defineEndpoint('getOrganization', {
  summary: 'One organization with its open opportunities and members',
  tag: 'Organizations',
  access: 'public',
  params: idParam,
  data: organizationDetail,
  reads: [...reads, 'member_areas', 'opportunity_areas', 'opportunity_categories'],
});
