import { z } from 'zod';
import { maxQueryLength } from '#domain/maxQueryLength.ts';
import { facetOption, listParam, namedWays, pageParam, perPageParam, searchParam } from './fields.ts';

/** What narrows and orders a directory of people or houses (decisions §5); each has a filter of its own besides. */
export const directoryQuery = z.object({
  page: pageParam,
  per_page: perPageParam(12),
  q: searchParam,
  country: listParam,
  tas: z.string().max(2000).optional(),
  taSlug: z.string().max(maxQueryLength).optional(),
  sort: z.enum(['name', 'newest', 'relevance']).optional().catch(undefined),
});

/** What can be chosen in every directory. */
export const directoryFilters = z.object({
  country: z.array(facetOption),
  tas: z.array(facetOption.extend({ slug: z.string() })),
  /** `type` is a filter of organizations alone. */
  named: namedWays(['type', 'tas', 'country']),
});
export type DirectoryFilters = z.infer<typeof directoryFilters>;
