import { sql } from 'kysely';
import type { User } from '#contract/accounts.ts';
import { completionPercentage } from '#domain/profileCompletion.ts';
import type { Connection } from '#server/db/connection.ts';

interface UserRow {
  id: number;
  full_name: string;
  full_name_ar: string | null;
  email: string;
  email_confirmed_at: Date | null;
  avatar_file_id: string | null;
  locale: 'en' | 'ar';
  messaging_system: boolean;
  roles: string[];
  has_headline: boolean;
  has_biography: boolean;
  has_interests: boolean;
  has_languages: boolean;
  has_country: boolean;
  has_cv: boolean;
}

/** A member as they see themself (decisions §3), or null when there is no such account. */
export async function findUser(db: Connection, memberId: number): Promise<User | null> {
  const { rows } = await sql<UserRow>`
    select m.id, m.full_name, m.full_name_ar, a.email, a.email_confirmed_at, m.avatar_file_id, a.locale,
      a.messaging_system, a.roles, m.current_title is not null and coalesce(m.headline_en, m.headline_ar) is not null
      as has_headline, coalesce(m.biography_en, m.biography_ar) is not null as has_biography,
      m.research_interests <> '{}' as has_interests, m.languages <> '{}' as has_languages,
      m.country is not null as has_country,
      exists (select from member_cvs c where c.member_id = m.id) as has_cv
    from accounts a join members m on m.id = a.member_id where a.member_id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.id,
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    email: row.email,
    email_verified: row.email_confirmed_at !== null,
    avatar_url: row.avatar_file_id === null ? null : `/files/${row.avatar_file_id}`,
    locale: row.locale,
    messaging_system: row.messaging_system ? 1 : 0,
    profile_completion_percentage: completionPercentage({
      photo: row.avatar_file_id !== null,
      headline: row.has_headline,
      biography: row.has_biography,
      experience: false,
      education: false,
      interests: row.has_interests,
      languages: row.has_languages,
      country: row.has_country,
      cv: row.has_cv,
      email: row.email_confirmed_at !== null,
    }),
    roles: row.roles,
  };
}
