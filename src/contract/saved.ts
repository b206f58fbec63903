import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam, instant, listOf, pageParam, perPageParam } from './fields.ts';
import { typed } from './formFields.ts';
import { opportunityCard } from './opportunities.ts';

const saved = z.object({ is_saved: z.boolean() });

export const saveOpportunity = defineEndpoint('saveOpportunity', {
  summary: 'Save an opportunity',
  tag: 'Saved',
  access: 'member',
  params: idParam,
  data: saved,
});

export const unsaveOpportunity = defineEndpoint('unsaveOpportunity', {
  summary: 'Save an opportunity no longer',
  tag: 'Saved',
  access: 'member',
  params: idParam,
  data: saved,
});

export const listSavedOpportunities = defineEndpoint('listSavedOpportunities', {
  summary: 'Saved opportunities, the last saved first',
  tag: 'Saved',
  access: 'member',
  isPersonal: true,
  query: z.object({ page: pageParam, per_page: perPageParam(12) }),
  data: listOf(opportunityCard.extend({ saved_at: instant })),
});

export const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The query of the list's page, such as `q=solar&cat=grant`. */
  query: z.string(),
  alert: z.enum(['instant', 'daily', 'weekly', 'none']),
  created_at: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const listSavedSearches = defineEndpoint('listSavedSearches', {
  summary: 'One’s saved searches, the newest first',
  tag: 'Saved',
  access: 'member',
  isPersonal: true,
  data: z.object({ items: z.array(savedSearch) }),
});

/** The same search again gives the one that is there, with the new name and alert. */
export const saveSearch = defineEndpoint('saveSearch', {
  summary: 'Save a search',
  tag: 'Saved',
  access: 'member',
  body: z.strictObject({ name: typed, query: typed, alert: typed }),
  data: savedSearch,
});

export const changeSavedSearch = defineEndpoint('changeSavedSearch', {
  summary: 'Rename a saved search or change its alert',
  tag: 'Saved',
  access: 'member',
  params: idParam,
  body: z.strictObject({ name: typed, alert: typed }),
  data: savedSearch,
});

export const deleteSavedSearch = defineEndpoint('deleteSavedSearch', {
  summary: 'Delete a saved search',
  tag: 'Saved',
  access: 'member',
  params: idParam,
  data: z.null(),
});
