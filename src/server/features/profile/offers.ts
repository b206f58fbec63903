import { createHash } from 'node:crypto';
import type { ProfileItem } from '#contract/profile.ts';
import type { OfferedItem } from '#contract/profileOffers.ts';
import type { OrcidState } from '#domain/orcidMerge.ts';
import type { ProfileItemValues } from '#domain/profileFields.ts';
import type { ItemSection, LanguageLevel } from '#domain/profileSections.ts';
import type { Language } from '#i18n/language.ts';
import { presentLanguages } from './profileTexts.ts';

interface OfferBase {
  /** Names what is offered and what it says: another content is another offer. */
  key: string;
  state: OrcidState;
}
export interface ItemOffer extends OfferBase {
  section: ItemSection;
  values: Partial<ProfileItemValues>;
  orcidPutCode: number | null;
  own: ProfileItem | null;
  fields: string[];
}
export interface TagOffer extends OfferBase {
  section: 'skills' | 'research_interests';
  tag: string;
}
export interface LanguageOffer extends OfferBase {
  section: 'languages';
  code: string;
  level: LanguageLevel | null;
}
/** Something from outside that a member may take into the profile. */
export type Offer = ItemOffer | TagOffer | LanguageOffer;

export function keyOf(section: string, content: unknown): string {
  return `${section}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}`;
}

const nothing = {
  title: null,
  organization_name: null,
  start_year: null,
  end_year: null,
  is_current: false,
  url: null,
  doi: null,
};

export function presentOffer(offer: Offer, language: Language): OfferedItem {
  const { key, section, state } = offer;
  const base = { ...nothing, key, section, state, level: null, fields: [], own: null };
  if ('tag' in offer) return { ...base, title: offer.tag };
  if ('code' in offer) return { ...base, title: nameOf(offer.code, language), level: offer.level };
  return { ...base, ...shown(offer.values), fields: offer.fields, own: offer.own && shown(offer.own) };
}

function shown(values: Partial<ProfileItemValues>): NonNullable<OfferedItem['own']> {
  return {
    title: values.title ?? null,
    organization_name: values.organization_name ?? null,
    start_year: values.start_year ?? null,
    end_year: values.end_year ?? null,
    is_current: values.is_current ?? false,
    url: values.url ?? null,
    doi: values.doi ?? null,
  };
}

function nameOf(code: string, language: Language): string {
  return presentLanguages({ languages: [code], language_levels: {} }, language)[0]?.name ?? code;
}
