import { type RawBuilder, sql } from 'kysely';
import type { CompletedParts } from '#domain/profileCompletion.ts';

export interface PartsRow {
  has_photo: boolean;
  has_headline: boolean;
  has_biography: boolean;
  has_experience: boolean;
  has_education: boolean;
  has_interests: boolean;
  has_languages: boolean;
  has_country: boolean;
  has_cv: boolean;
  has_email: boolean;
}

/** Columns of {@link PartsRow} where `m` is the member and `a` the account: the parts of the one rule of completion. */
export const partsColumns: RawBuilder<unknown> = sql.raw(`
  m.avatar_file_id is not null as has_photo,
  m.current_title is not null and coalesce(m.headline_en, m.headline_ar) is not null as has_headline,
  coalesce(m.biography_en, m.biography_ar) is not null as has_biography,
  m.has_no_experience or exists (select from profile_items i where i.member_id = m.id and i.section = 'experience' and i.deletion_id is null) as has_experience,
  exists (select from profile_items i where i.member_id = m.id and i.section = 'education' and i.deletion_id is null) as has_education,
  m.research_interests <> '{}' as has_interests, m.languages <> '{}' as has_languages, m.country is not null as has_country,
  exists (select from member_cvs c where c.member_id = m.id) as has_cv,
  a.email_confirmed_at is not null as has_email`);

export function toCompletedParts(row: PartsRow): CompletedParts {
  return {
    photo: row.has_photo,
    headline: row.has_headline,
    biography: row.has_biography,
    experience: row.has_experience,
    education: row.has_education,
    interests: row.has_interests,
    languages: row.has_languages,
    country: row.has_country,
    cv: row.has_cv,
    email: row.has_email,
  };
}
