import type { OrganizationReference } from '#contract/opportunities.ts';
import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import { countryName, findCountry } from '#domain/countries.ts';
import { slugify } from '#domain/slug.ts';
import type { Language } from '#i18n/language.ts';
import type { AreaReferenceRow } from './areaReferencesJoin.ts';
import { inLanguage } from './localize.ts';

/** The areas that a card names. */
export function presentAreaReferences(rows: readonly AreaReferenceRow[], language: Language): ThematicAreaReference[] {
  return rows.map(({ id, slug, title_en, title_ar }) => ({
    id,
    slug,
    title: inLanguage(title_en, title_ar, language),
    title_en,
    title_ar,
  }));
}

interface OrganizationRow {
  organization_id: number | null;
  organization_name_en: string | null;
  organization_name_ar: string | null;
}

/** The organization that a card names; null where there is none. */
export function presentOrganizationReference(row: OrganizationRow, language: Language): OrganizationReference | null {
  const { organization_id: id, organization_name_en: name_en, organization_name_ar: name_ar } = row;
  if (id === null) return null;
  const name = inLanguage(name_en, name_ar, language);
  return { id, slug: slugify(name ?? ''), name, name_en, name_ar };
}

/** A country's name in the reader's language; null for none and for a code that the portal does not know. */
export function presentCountryName(code: string | null, language: Language): string | null {
  const country = code === null ? undefined : findCountry(code);
  return country ? countryName(country, language) : null;
}
