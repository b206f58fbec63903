/** The hues of tokens.css; each has a class `hue-…` that sets `--hue` (shapes, rules) and `--hue-text` (4.5:1 text). */
export const hues = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
  'brand',
] as const;

export type Hue = (typeof hues)[number];

/** The class that gives an element and what is in it a hue. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}
