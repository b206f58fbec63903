import { expect, test } from 'vitest';
import { degreeTypes } from './degreeTypes.ts';
import {
  agsCategories,
  employmentTypes,
  opportunityCategories,
  opportunityStatuses,
  workModes,
} from './opportunity.ts';
import { organizationTypes } from './organization.ts';
import { isThematicAreaSlug, thematicAreaSlugs } from './thematicArea.ts';

test('there are five areas, ten kinds of opportunity, three categories and thirteen degree types', () => {
  expect([thematicAreaSlugs.length, opportunityCategories.length, agsCategories.length, degreeTypes.length]).toEqual([
    5, 10, 3, 13,
  ]);
});

test('no list names anything twice', () => {
  const slugs = degreeTypes.map((type) => type.slug);
  for (const list of [
    thematicAreaSlugs,
    opportunityCategories,
    workModes,
    employmentTypes,
    opportunityStatuses,
    organizationTypes,
    slugs,
  ]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

test('an area is known by its slug alone', () => {
  expect(isThematicAreaSlug('precision-health')).toBe(true);
  for (const value of ['Precision-Health', '', undefined, 'health']) expect(isThematicAreaSlug(value)).toBe(false);
});
