import type { Language } from '#i18n/language.ts';
import type { CardHue, CardText } from './shareCard.ts';

/** Areas whose arches a card shows. */
export const maxArches = 3;

/** A bilingual text in the card's language, or in the other where it was written only there. */
export function written({ en, ar }: Record<Language, string | null>, language: Language): CardText | null {
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar];
  if (first !== null && first !== '') return { text: first, language };
  if (second !== null && second !== '') return { text: second, language: language === 'ar' ? 'en' : 'ar' };
  return null;
}

const areaHues: readonly CardHue[] = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
];

/** The hues of a record's areas, or the portal's own. */
export function huesOf(areas: readonly { slug: string }[]): CardHue[] {
  const hues = areas.flatMap(({ slug }) => areaHues.find((hue) => hue === slug) ?? []).slice(0, maxArches);
  return hues.length > 0 ? hues : ['brand'];
}
