/** The five thematic areas in the order in which the portal names them (spec §1). A slug is also the name of its hue and lattice. */
export const thematicAreaSlugs = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
] as const;
export type ThematicAreaSlug = (typeof thematicAreaSlugs)[number];

/** Whether a text of a URL is the slug of an area. */
export function isThematicAreaSlug(value: unknown): value is ThematicAreaSlug {
  return thematicAreaSlugs.some((slug) => slug === value);
}
