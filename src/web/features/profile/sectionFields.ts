import { itemRules } from '#domain/profileFields.ts';
import type { ItemSection } from '#domain/profileSections.ts';

/** The boxes of an item's form; the two of a span and of a text stand side by side. */
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

/** The box in which a field stands; the others have one of their own name. */
const boxOfField: Readonly<Record<string, ItemBox>> = {
  organization_id: 'organization_name',
  start_year: 'start',
  start_month: 'start',
  end_year: 'end',
  end_month: 'end',
  description_en: 'description',
  description_ar: 'description',
};

/** The boxes of a section's form: those of the fields that the rule knows, in its order. */
export function boxesOf(section: ItemSection): ItemBox[] {
  return [...new Set(itemRules[section].fields.map((field) => boxOfField[field] ?? (field as ItemBox)))];
}
