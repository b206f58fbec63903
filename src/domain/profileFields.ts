import type { ItemSection, ItemVisibility } from './profileSections.ts';

// Data alone, for browsers too: the rules beside it know all countries and languages.

/** An item as it is stored; a field that its section does not have is null. */
export interface ProfileItemValues {
  title: string | null;
  organization_name: string | null;
  organization_id: number | null;
  department: string | null;
  city: string | null;
  country: string | null;
  degree_type_id: number | null;
  start_year: number | null;
  start_month: number | null;
  end_year: number | null;
  end_month: number | null;
  is_current: boolean;
  url: string | null;
  doi: string | null;
  description_en: string | null;
  description_ar: string | null;
  visibility: ItemVisibility;
}
export type ProfileItemField = keyof ProfileItemValues;

interface SectionRule {
  /** In the form's order. */
  fields: readonly ProfileItemField[];
  required: readonly ProfileItemField[];
  /** By how many years an end, or the one year of what has no span, may lie ahead. */
  yearsAhead: number;
}

const place = ['department', 'city', 'country'] as const;
const span = ['start_year', 'start_month', 'end_year', 'end_month', 'is_current'] as const;
const texts = ['description_en', 'description_ar', 'visibility'] as const;

/** Which fields the items of a section have (decisions §5), and which of them they need. */
export const itemRules: Readonly<Record<ItemSection, SectionRule>> = {
  experience: {
    fields: ['title', 'organization_name', 'organization_id', ...place, ...span, ...texts],
    required: ['title', 'organization_name', 'start_year'],
    yearsAhead: 0,
  },
  education: {
    fields: ['degree_type_id', 'title', 'organization_name', 'organization_id', ...place, ...span, ...texts],
    required: ['organization_name'],
    yearsAhead: 10,
  },
  publications: {
    fields: ['title', 'organization_name', 'start_year', 'start_month', 'doi', 'url', ...texts],
    required: ['title'],
    yearsAhead: 1,
  },
  awards: {
    fields: ['title', 'organization_name', 'organization_id', 'start_year', 'start_month', 'url', ...texts],
    required: ['title'],
    yearsAhead: 0,
  },
  memberships: {
    fields: ['organization_name', 'organization_id', 'title', ...span, 'url', ...texts],
    required: ['organization_name'],
    yearsAhead: 10,
  },
  links: { fields: ['url', 'title', 'visibility'], required: ['url'], yearsAhead: 0 },
};

/** What a member writes about themself: two texts in two languages each, and where they work. */
export interface AboutValues {
  headline_en: string | null;
  headline_ar: string | null;
  current_title: string | null;
  organization_name: string | null;
  /** Of the directory's organization whose name that is. */
  organization_id: number | null;
  biography_en: string | null;
  biography_ar: string | null;
}
export const aboutFields = [
  'headline_en',
  'headline_ar',
  'current_title',
  'organization_name',
  'organization_id',
  'biography_en',
  'biography_ar',
] as const satisfies readonly (keyof AboutValues)[];
