import type { ItemSection } from '#domain/profileSections.ts';

/** The boxes of an item's form, in its order; the two of a span and of a text stand side by side. */
export type ItemBox =
  | 'title'
  | 'organization_name'
  | 'department'
  | 'city'
  | 'country'
  | 'degree_type_id'
  | 'start'
  | 'end'
  | 'is_current'
  | 'url'
  | 'doi'
  | 'description'
  | 'visibility';

interface SectionForm {
  boxes: readonly ItemBox[];
  required: readonly string[];
}

/** What the form of each section asks for; the server's rule says the same (src/domain/profileItem.ts). */
export const sectionForms: Readonly<Record<ItemSection, SectionForm>> = {
  experience: {
    boxes: [
      'title',
      'organization_name',
      'department',
      'city',
      'country',
      'start',
      'end',
      'is_current',
      'description',
      'visibility',
    ],
    required: ['title', 'organization_name', 'start_year'],
  },
  education: {
    boxes: [
      'degree_type_id',
      'title',
      'organization_name',
      'department',
      'city',
      'country',
      'start',
      'end',
      'is_current',
      'description',
      'visibility',
    ],
    required: ['organization_name'],
  },
  publications: {
    boxes: ['title', 'organization_name', 'start', 'doi', 'url', 'description', 'visibility'],
    required: ['title'],
  },
  awards: {
    boxes: ['title', 'organization_name', 'start', 'url', 'description', 'visibility'],
    required: ['title'],
  },
  memberships: {
    boxes: ['organization_name', 'title', 'start', 'end', 'is_current', 'url', 'description', 'visibility'],
    required: ['organization_name'],
  },
  links: { boxes: ['url', 'title', 'visibility'], required: ['url'] },
};

const fieldsOfBox: Partial<Record<ItemBox, readonly string[]>> = {
  start: ['start_year', 'start_month'],
  end: ['end_year', 'end_month'],
  description: ['description_en', 'description_ar'],
};

/** The names of the fields that a section's form posts. */
export function fieldsOfSection(section: ItemSection): string[] {
  return sectionForms[section].boxes.flatMap((box) => fieldsOfBox[box] ?? [box]);
}
