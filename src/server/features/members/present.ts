import type { MemberCard, MemberDetail } from '#contract/members.ts';
import { slugify } from '#domain/slug.ts';
import type { Language } from '#i18n/language.ts';
import { cityNameIn } from '#server/content/cityNames.ts';
import { presentBiography, presentLanguages } from '#server/features/profile/profileTexts.ts';
import { localize } from '#server/localize.ts';
import { matchRanges } from '#domain/matchRanges.ts';
import { presentAreaReferences, presentCountryName, presentOrganizationReference } from '#server/presentReferences.ts';
import type { MemberDetailRow } from './queries.ts';
import type { MemberCardRow } from './queriesCards.ts';

/** @param q the search that found it, whose matches are marked. */
export function presentMemberCard(row: MemberCardRow, language: Language, q?: string): MemberCard {
  const headline = localize('headline', row, language);
  const organization = presentOrganizationReference(row, language);
  return {
    id: row.id,
    slug: memberSlug(row, language),
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    ...headline,
    current_title: row.current_title,
    organization,
    organization_name: row.organization_name,
    country: row.country,
    country_name: presentCountryName(row.country, language),
    city: cityNameIn(language, row.city, row.country),
    avatar_url: row.avatar_file_id === null ? null : `/files/${row.avatar_file_id}`,
    thematic_areas: presentAreaReferences(row.thematic_areas, language),
    ...(q
      ? {
          matches: {
            full_name: matchRanges(row.full_name, q, { isName: true }),
            full_name_ar: matchRanges(row.full_name_ar, q, { isName: true }),
            headline: matchRanges(headline.headline, q),
            current_title: matchRanges(row.current_title, q),
            organization: matchRanges(organization?.name ?? row.organization_name, q),
          },
        }
      : {}),
  };
}

export function presentMemberDetail(
  row: MemberDetailRow,
  sections: MemberDetail['sections'],
  language: Language,
): MemberDetail {
  return {
    ...presentMemberCard(row, language),
    ...presentBiography(row, language),
    research_interests: row.research_interests,
    skills: row.skills,
    languages: presentLanguages(row, language),
    sections,
    member_since: row.created_at.toISOString(),
  };
}

/** The name in the page's script, as the address shows it. */
function memberSlug({ full_name, full_name_ar }: MemberCardRow, language: Language): string {
  return slugify(language === 'ar' ? (full_name_ar ?? full_name) : full_name);
}
