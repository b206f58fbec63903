import { type Hue, hues } from '#ui/hue.ts';

/** The hue of the first of a record's areas; the brand's where it has none. */
export function hueOfAreas(areas: readonly { slug: string }[]): Hue {
  return hues.find((hue) => hue === areas[0]?.slug) ?? 'brand';
}
