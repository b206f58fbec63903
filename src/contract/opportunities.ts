import { z } from 'zod';
import { maxQueryLength } from '#domain/maxQueryLength.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import {
  agsCategory,
  agsCategoryFilter,
  facetOption,
  flagParam,
  idParam,
  instant,
  listOf,
  listParam,
  localized,
  matchRanges,
  pageParam,
  perPageParam,
  searchParam,
  slugParam,
  namedWays,
} from './fields.ts';
import { thematicAreaReference } from './thematicAreas.ts';

/** The little of an organization that a card needs. */
export const organizationReference = z.object({ id: z.number().int(), slug: z.string(), ...localized('name') });
export type OrganizationReference = z.infer<typeof organizationReference>;

/** An opportunity as lists show it. */
export const opportunityCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  ...localized('title'),
  ...localized('summary'),
  category: z.string(),
  category_name: z.string(),
  ags_category: agsCategory,
  is_program: z.boolean(),
  organization: organizationReference.nullable(),
  thematic_areas: z.array(thematicAreaReference),
  country: z.string().nullable(),
  country_name: z.string().nullable(),
  ...localized('city'),
  work_mode: z.enum(['on_site', 'hybrid', 'remote']).nullable(),
  employment_type: z
    .enum(['full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer', 'other'])
    .nullable(),
  opens_at: instant,
  deadline_at: instant.nullable(),
  time_zone: z.string(),
  is_rolling: z.boolean(),
  /** Answered by the clock at the moment of the call. */
  is_open: z.boolean(),
  published_at: instant,
  /** Of the member who asks; absent for visitors. */
  is_saved: z.boolean().optional(),
  /** In an answer to a search: where the texts in the reader's language matched it. */
  matches: z.object({ title: matchRanges, summary: matchRanges, organization: matchRanges }).optional(),
});
export type OpportunityCard = z.infer<typeof opportunityCard>;

/** What an opportunity asks its applicants; the labels in the reader's language, with both beside them. */
const applicationQuestion = z.object({
  key: z.string(),
  kind: z.enum(['text', 'long_text', 'choice', 'yes_no', 'number', 'url']),
  ...localized('label'),
  is_required: z.boolean(),
  choices: z.array(z.object({ value: z.string(), ...localized('label') })),
});

/** Everything public about an opportunity. `description` is sanitized HTML. */
export const opportunityDetail = opportunityCard.extend({
  ...localized('description'),
  ...localized('eligibility'),
  ...localized('funding'),
  language_requirements: z.array(z.string()),
  starts_on: z.string().nullable(),
  status: z.enum(['published', 'closed']),
  apply_mode: z.enum(['internal', 'external', 'email']),
  apply_url: z.string().nullable(),
  positions: z.number().int().nullable(),
  questions: z.array(applicationQuestion),
  /** These three are of the member who asks; false and null for visitors. */
  is_applied: z.boolean(),
  application_id: z.number().int().nullable(),
  is_saved: z.boolean(),
  updated_at: instant,
});
export type OpportunityDetail = z.infer<typeof opportunityDetail>;

/** The list's query, spelled as the owner does (spec §7), with the portal's own filters beside it (decisions §4). */
export const opportunityQuery = z.object({
  page: pageParam,
  per_page: perPageParam(12),
  q: searchParam,
  cat: listParam,
  partner: listParam,
  agsCat: agsCategoryFilter,
  isProgram: flagParam,
  /** A JSON list of area ids; malformed is a 422, unknown ids an empty list (decisions §5). */
  tas: z.string().max(2000).optional(),
  /** Wins over `tas`. */
  taSlug: z.string().max(maxQueryLength).optional(),
  country: listParam,
  mode: listParam,
  state: z.enum(['open', 'closed', 'all']).catch('open').default('open'),
  sort: z.enum(['closing', 'newest', 'relevance']).optional().catch(undefined),
});
export type OpportunityQuery = z.infer<typeof opportunityQuery>;

const reads = ['opportunities', 'opportunity_areas', 'organizations', 'thematic_areas', 'opportunity_categories'];

export const listOpportunities = defineEndpoint('listOpportunities', {
  summary: 'Opportunities, filtered, searched and sorted',
  tag: 'Opportunities',
  access: 'public',
  query: opportunityQuery,
  data: listOf(opportunityCard).extend({
    /** True when nothing matched the words exactly and these only resemble them. */
    is_approximate: z.boolean(),
  }),
  reads,
});

/** The options of each filter with counts, each group counted without its own selection. */
export const opportunityFilters = z.object({
  cat: z.array(facetOption),
  agsCat: z.array(facetOption),
  tas: z.array(facetOption.extend({ slug: z.string() })),
  partner: z.array(facetOption),
  country: z.array(facetOption),
  mode: z.array(facetOption),
  isProgram: z.array(facetOption),
  named: namedWays(['agsCat', 'tas', 'cat', 'country', 'mode']),
  open_count: z.number().int(),
  is_open_count_capped: z.boolean(),
  country_count: z.number().int(),
});
export type OpportunityFilters = z.infer<typeof opportunityFilters>;
export type NamedFilter = OpportunityFilters['named'][number][number];

export const listOpportunityFilters = defineEndpoint('listOpportunityFilters', {
  summary: 'Filter options with counts for a selection',
  tag: 'Opportunities',
  access: 'public',
  query: opportunityQuery,
  data: opportunityFilters,
  reads,
});

export const listOpportunityCategories = defineEndpoint('listOpportunityCategories', {
  summary: 'The kinds of opportunity',
  tag: 'Opportunities',
  access: 'public',
  data: z.array(z.object({ id: z.string(), slug: z.string(), ...localized('name') })),
  reads: ['opportunity_categories'],
});

export const listOpportunitiesByArea = defineEndpoint('listOpportunitiesByArea', {
  summary: 'Open opportunities of one area',
  tag: 'Opportunities',
  access: 'public',
  params: slugParam,
  query: z.object({ page: pageParam, per_page: perPageParam(12), agsCat: agsCategoryFilter }),
  data: listOf(opportunityCard),
  reads,
});

export const listRelatedOpportunities = defineEndpoint('listRelatedOpportunities', {
  summary: 'Open opportunities near another one',
  tag: 'Opportunities',
  access: 'public',
  params: idParam,
  data: z.array(opportunityCard),
  reads,
});

export const getOpportunity = defineEndpoint('getOpportunity', {
  summary: 'One opportunity',
  tag: 'Opportunities',
  access: 'public',
  params: idParam,
  data: opportunityDetail,
  reads,
});
