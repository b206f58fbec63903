import type { MissingPart, OwnProfile, ProfileItem, PublicProfileItem } from '#contract/profile.ts';
import type { CvList } from '#contract/profileCv.ts';
import { completionPercentage, completionWeights, missingParts } from '#domain/profileCompletion.ts';
import type { ItemSection } from '#domain/profileSections.ts';
import { slugify } from '#domain/slug.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { cityNameIn } from '#server/content/cityNames.ts';
import { localize } from '#server/localize.ts';
import { presentCountryName, presentOrganizationReference } from '#server/presentReferences.ts';
import { toCompletedParts } from '#server/sessions/completedParts.ts';
import { placeOfPart } from './placeOfPart.ts';
import { cleaned, presentBiography, presentLanguages } from './profileTexts.ts';
import type { ProfileRow } from './queries.ts';
import type { ItemRow } from './queriesItems.ts';

/** An item as others see it. */
export function presentPublicItem(row: ItemRow, language: Language): PublicProfileItem {
  const texts = { description_en: cleaned(row.description_en), description_ar: cleaned(row.description_ar) };
  return {
    id: row.id,
    title: row.title,
    organization_name: row.organization_name,
    organization_id: row.organization_id,
    department: row.department,
    city: row.city,
    country: row.country,
    country_name: presentCountryName(row.country, language),
    degree_type_id: row.degree_type_id,
    degree_name: language === 'ar' ? row.degree_name_ar : row.degree_name_en,
    start_year: row.start_year,
    start_month: row.start_month,
    end_year: row.end_year,
    end_month: row.end_month,
    is_current: row.is_current,
    url: row.url,
    doi: row.doi,
    ...localize('description', texts, language),
  };
}

/** One's own item. */
export function presentItem(row: ItemRow, language: Language): ProfileItem {
  return {
    ...presentPublicItem(row, language),
    visibility: row.visibility,
    source: row.source,
    orcid_put_code: row.orcid_put_code,
    is_edited: row.is_edited,
    position: row.position,
    version: row.version,
  };
}

/** A whole profile, to its member. */
export function presentOwnProfile(
  row: ProfileRow,
  items: readonly ItemRow[],
  cv: CvList,
  { language, t }: { language: Language; t: Translate },
): OwnProfile {
  const parts = toCompletedParts(row);
  const itemsOf = (section: ItemSection) => ({
    items: items.filter((item) => item.section === section).map((item) => presentItem(item, language)),
  });
  return {
    id: row.id,
    slug: slugify(language === 'ar' ? (row.full_name_ar ?? row.full_name) : row.full_name),
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    avatar_url: row.avatar_file_id === null ? null : `/files/${row.avatar_file_id}`,
    country: row.country,
    country_name: presentCountryName(row.country, language),
    city: cityNameIn(language, row.city, row.country),
    visibility: row.visibility,
    profile_completion_percentage: completionPercentage(parts),
    missing: missingParts(parts).map((key): MissingPart => ({
      key,
      label: t(`profile.missing.${key}`),
      url: placeOfPart[key],
      weight: completionWeights[key],
    })),
    version: row.profile_version,
    sections: {
      about: presentAbout(row, language),
      experience: { ...itemsOf('experience'), has_none_yet: row.has_no_experience },
      education: itemsOf('education'),
      publications: itemsOf('publications'),
      research_interests: { version: versionOf(row, 'research_interests'), items: row.research_interests },
      skills: { version: versionOf(row, 'skills'), items: row.skills },
      languages: { version: versionOf(row, 'languages'), items: presentLanguages(row, language) },
      awards: itemsOf('awards'),
      memberships: itemsOf('memberships'),
      links: itemsOf('links'),
      cv,
    },
  };
}

function presentAbout(row: ProfileRow, language: Language): OwnProfile['sections']['about'] {
  return {
    version: versionOf(row, 'about'),
    ...localize('headline', row, language),
    current_title: row.current_title,
    organization_name: row.organization_name,
    organization: row.is_organization_shown ? presentOrganizationReference(row, language) : null,
    ...presentBiography(row, language),
  };
}

/** Of a section of one text or list: 1 until it is changed. */
export function versionOf({ section_versions: versions }: ProfileRow, section: string): number {
  return versions[section] ?? 1;
}
