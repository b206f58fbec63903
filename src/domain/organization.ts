/** The kinds of organization that the lists and the join form offer. */
export const organizationTypes = [
  'university',
  'research_center',
  'foundation',
  'company',
  'government',
  'nonprofit',
  'school',
  'hospital',
  'other',
] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Whether a text is one of the kinds, letter by letter. */
export function isOrganizationType(value: unknown): value is OrganizationType {
  return organizationTypes.some((type) => type === value);
}
