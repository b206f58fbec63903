import type { OrganizationReference } from '#contract/opportunities.ts';
import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import { countryName, findCountry } from '#domain/countries.ts';
import { slugify } from '#domain/slug.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from './localize.ts';

interface AreaRow {
  id: number;
  slug: string;
  title_en: string;
  title_ar: string;
}

/** The areas that a card names. */
export function presentAreaReferences(rows: readonly AreaRow[], language: Language): ThematicAreaReference[] {
  return rows.map((row) => ({ id: row.id, slug: row.slug, ...localize('title', row, language) }));
}

interface OrganizationRow {
  organization_id: number | null;
  organization_name_en: string | null;
  organization_name_ar: string | null;
}

/** The organization that a card names; null where there is none. */
export function presentOrganizationReference(row: OrganizationRow, language: Language): OrganizationReference | null {
  if (row.organization_id === null) return null;
  const name = localize('name', { name_en: row.organization_name_en, name_ar: row.organization_name_ar }, language);
  return { id: row.organization_id, slug: slugify(name.name ?? ''), ...name };
}

/** A country's name in the reader's language; null for none and for a code that the portal does not know. */
export function presentCountryName(code: string | null, language: Language): string | null {
  const country = code === null ? undefined : findCountry(code);
  return country ? countryName(country, language) : null;
}
