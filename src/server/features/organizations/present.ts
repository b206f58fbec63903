import type { OrganizationCard, OrganizationDetail } from '#contract/organizations.ts';
import { organizationTypes } from '#domain/organization.ts';
import { slugify } from '#domain/slug.ts';
import { parseHomepage } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#server/localize.ts';
import { matchRanges } from '#domain/matchRanges.ts';
import { presentAreaReferences, presentCountryName } from '#server/presentReferences.ts';
import type { OrganizationDetailRow } from './queries.ts';
import type { OrganizationCardRow } from './queriesCards.ts';

/** @param q the search that found it, whose matches are marked. */
export function presentOrganizationCard(row: OrganizationCardRow, language: Language, q?: string): OrganizationCard {
  const { name, ...names } = localize('name', row, language);
  const summary = localize('summary', row, language);
  const city = localize('city', row, language);
  return {
    id: row.id,
    slug: slugify(name ?? ''),
    name,
    ...names,
    ...summary,
    type: organizationTypes.find((type) => type === row.type) ?? 'other',
    country: row.country,
    country_name: presentCountryName(row.country, language),
    ...city,
    logo_url: row.logo_file_id === null ? null : `/files/${row.logo_file_id}`,
    thematic_areas: presentAreaReferences(row.thematic_areas, language),
    open_opportunities: row.open_opportunities,
    ...(q
      ? {
          matches: {
            name: matchRanges(name, q, { isName: true }),
            summary: matchRanges(summary.summary, q),
            city: matchRanges(city.city, q),
          },
        }
      : {}),
  };
}

export function presentOrganizationDetail(
  row: OrganizationDetailRow,
  language: Language,
  { opportunities, members, is_followed }: Pick<OrganizationDetail, 'opportunities' | 'members' | 'is_followed'>,
): OrganizationDetail {
  return {
    ...presentOrganizationCard(row, language),
    ...localize('description', row, language),
    website: row.website === null ? null : (parseHomepage(row.website)?.href ?? null),
    founded_year: row.founded_year,
    opportunities,
    members,
    is_followed,
  };
}
