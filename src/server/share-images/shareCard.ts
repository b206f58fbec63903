import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';

/** A piece of text with the language it is written in, which may not be the card's. */
export interface CardText {
  text: string;
  language: Language;
}

/** What stands on the floor beside the words: the whole colonnade, an arch for each area, or a portrait in one arch. */
export type CardFigure =
  | { kind: 'colonnade' }
  | { kind: 'arches'; hues: CardHue[] }
  | { kind: 'portrait'; hue: CardHue; /** Id of a public file. */ pictureId: string | null };

/** The focus areas' hues by their slugs, and the portal's own. */
export type CardHue =
  | 'progressive-education'
  | 'sustainability'
  | 'artificial-intelligence'
  | 'precision-health'
  | 'social-progress'
  | 'brand';

/**
 * Everything a share image shows. It crosses to the drawing process as it is, and its JSON is what a drawn image is
 * kept under: the same card is never drawn twice.
 */
export interface ShareCard {
  language: Language;
  siteName: string;
  /** Small words over the title. */
  eyebrow: CardText[];
  title: CardText;
  /** What follows the title, in parts that a point divides. */
  lead: CardText[];
  /** Below the floor line: at the line's start and at its end. */
  strip: { label: CardText | null; parts: CardText[] }[];
  figure: CardFigure;
}

/** Pixels; the default size of a share image (spec §9). */
export const shareImageWidth = 1280;
export const shareImageHeight = 628;

/** The portal in one language, as a card names it. */
export interface CardSetting {
  language: Language;
  siteName: string;
  t: Translate;
}
