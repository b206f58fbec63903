import type { BlockStyle } from './documentModel.ts';
import type { FaceName } from './typefaces.ts';

/** The portal's colors as they are printed (visual.md, light). */
export const colors = { ink: '17333A', muted: '52666B', brand: '0F5C63', accent: 'B7791F', line: 'E4DCCB' } as const;
export type Color = (typeof colors)[keyof typeof colors];

/** Lengths in points. */
export interface PageStyle {
  face: FaceName;
  size: number;
  color: Color;
  before: number;
  after: number;
  /** Never the last on its page: what it introduces follows it. */
  isLead?: boolean;
  /** The step of the outline, for headings. */
  outline?: 1 | 2 | 3 | 4;
}

export const pageStyles: Readonly<Record<BlockStyle, PageStyle>> = {
  name: { face: 'heading', size: 25, color: colors.ink, before: 0, after: 0, isLead: true, outline: 1 },
  otherName: { face: 'heading', size: 14, color: colors.muted, before: 0, after: 2, isLead: true },
  position: { face: 'strong', size: 10.5, color: colors.ink, before: 3, after: 0, isLead: true },
  headline: { face: 'body', size: 10.5, color: colors.brand, before: 2, after: 0, isLead: true },
  facts: { face: 'body', size: 9, color: colors.muted, before: 1, after: 0, isLead: true },
  section: { face: 'heading', size: 14.5, color: colors.brand, before: 16, after: 4, isLead: true, outline: 2 },
  itemTitle: { face: 'strong', size: 10, color: colors.ink, before: 8, after: 0, isLead: true, outline: 3 },
  place: { face: 'body', size: 9.75, color: colors.ink, before: 0.5, after: 0, isLead: true },
  itemFacts: { face: 'body', size: 8.75, color: colors.muted, before: 0.5, after: 1 },
  heading: { face: 'strong', size: 10.5, color: colors.ink, before: 6, after: 1, isLead: true, outline: 4 },
  subheading: { face: 'strong', size: 9.75, color: colors.muted, before: 5, after: 1, isLead: true, outline: 4 },
  body: { face: 'body', size: 9.75, color: colors.ink, before: 3, after: 1 },
  listItem: { face: 'body', size: 9.75, color: colors.ink, before: 1.5, after: 0 },
};

/** Arabic is written higher and deeper than Latin. */
export const leadingOf = { en: 1.5, ar: 1.7 } as const;
/** Of headings, which seldom have a second line. */
export const headingLeadingOf = { en: 1.25, ar: 1.4 } as const;

/** By how much each list stands in from what holds it. */
export const listIndent = 15;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, side: 62, top: 58, bottom: 66, foot: 36, footSize: 8 } as const;
