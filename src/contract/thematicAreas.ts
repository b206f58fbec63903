import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { agsCategory, idParam, localized, slugParam, textBlock } from './fields.ts';

const subTheme = z.object({ ...localized('title'), ...localized('description') });

/** A thematic area as lists show it (spec §3). */
export const thematicArea = z.object({
  id: z.number().int(),
  slug: z.string(),
  ...localized('title'),
  ...localized('description'),
  photo: z.string().nullable(),
  subs: z.array(subTheme),
});
export type ThematicArea = z.infer<typeof thematicArea>;

/** A thematic area with its full text and, when a category was asked for, what the area means in it. */
export const thematicAreaDetail = thematicArea.extend({
  body: z.array(textBlock),
  category: agsCategory.nullable(),
  category_body: z.array(textBlock),
});
export type ThematicAreaDetail = z.infer<typeof thematicAreaDetail>;

/** The little of an area that a card or a filter needs. */
export const thematicAreaReference = z.object({ id: z.number().int(), slug: z.string(), ...localized('title') });
export type ThematicAreaReference = z.infer<typeof thematicAreaReference>;

const reads = ['thematic_areas', 'thematic_area_categories'];

export const listThematicAreas = defineEndpoint('listThematicAreas', {
  summary: 'The five thematic areas with their sub-themes',
  tag: 'Thematic areas',
  access: 'public',
  data: z.array(thematicArea),
  reads,
  isOnEveryPage: true,
});

export const listThematicAreasByCategory = defineEndpoint('listThematicAreasByCategory', {
  summary: 'The areas of one category',
  tag: 'Thematic areas',
  access: 'public',
  params: z.object({ category: z.string() }),
  data: z.array(thematicArea),
  reads,
});

export const getThematicAreaBySlug = defineEndpoint('getThematicAreaBySlug', {
  summary: 'One area by its slug, with its text in a category',
  tag: 'Thematic areas',
  access: 'public',
  params: slugParam,
  query: z.object({ category: agsCategory.optional() }),
  data: thematicAreaDetail,
  reads,
});

export const getThematicArea = defineEndpoint('getThematicArea', {
  summary: 'One area by its id',
  tag: 'Thematic areas',
  access: 'public',
  params: idParam,
  data: thematicAreaDetail,
  reads,
});
