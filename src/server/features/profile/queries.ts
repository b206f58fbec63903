import { sql } from 'kysely';
import type { ItemVisibility, LanguageLevel } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';
import { partsColumns, type PartsRow } from '#server/sessions/completedParts.ts';

/** The member's own row, as the profile shows it to them. */
export interface ProfileRow extends PartsRow {
  id: number;
  full_name: string;
  full_name_ar: string | null;
  avatar_file_id: string | null;
  country: string | null;
  city: string | null;
  visibility: ItemVisibility;
  headline_en: string | null;
  headline_ar: string | null;
  biography_en: string | null;
  biography_ar: string | null;
  current_title: string | null;
  organization_name: string | null;
  organization_id: number | null;
  /** Of the organization that the portal shows; null where it does not. */
  organization_name_en: string | null;
  organization_name_ar: string | null;
  is_organization_shown: boolean;
  research_interests: string[];
  skills: string[];
  languages: string[];
  language_levels: Record<string, LanguageLevel>;
  has_no_experience: boolean;
  profile_version: number;
  section_versions: Record<string, number>;
}

const profileColumns = sql.raw(`
  m.id, m.full_name, m.full_name_ar, m.avatar_file_id, m.country, m.city, m.visibility, m.headline_en, m.headline_ar,
  m.biography_en, m.biography_ar, m.current_title, m.organization_name, m.organization_id,
  organization.name_en as organization_name_en, organization.name_ar as organization_name_ar,
  organization.id is not null as is_organization_shown, m.research_interests, m.skills, m.languages,
  m.language_levels, m.has_no_experience, m.profile_version, m.section_versions`);

/** Of a signed-in member there is one. */
export async function getProfile(db: Connection, memberId: number): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select ${profileColumns}, ${partsColumns} from members m join accounts a on a.member_id = m.id
    left join organizations organization on organization.id = m.organization_id and organization.status = 'published'
    where m.id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A member without an account is signed in.');
  return row;
}

/** What of a profile is there, who sees it, and when what counts for its completion changed last. */
export interface StandingRow extends PartsRow {
  visibility: ItemVisibility;
  profile_edited_at: Date | null;
  cv_added_at: Date | null;
}

export async function getStanding(db: Connection, memberId: number): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`
    select ${partsColumns}, m.visibility, m.profile_edited_at,
      (select max(c.created_at) from member_cvs c where c.member_id = m.id) as cv_added_at
    from members m join accounts a on a.member_id = m.id where m.id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A member who is told of a profile has no account.');
  return row;
}

/** The member's areas in their fixed order. */
export function listAreas(db: Connection, memberId: number) {
  return db
    .selectFrom('member_areas as m')
    .innerJoin('thematic_areas as area', 'area.id', 'm.thematic_area_id')
    .select(['area.id', 'area.slug', 'area.title_en', 'area.title_ar'])
    .where('m.member_id', '=', memberId)
    .orderBy('area.position')
    .execute();
}

/** Lets one change of a profile follow the other: held until the transaction ends. */
export async function lockProfile(db: Connection, memberId: number): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst();
}

export interface TextColumns {
  organization_id?: number | null;
  headline_en?: string | null;
  headline_ar?: string | null;
  biography_en?: string | null;
  biography_ar?: string | null;
  current_title?: string | null;
  organization_name?: string | null;
  research_interests?: string[];
  skills?: string[];
  languages?: string[];
  language_levels?: Record<string, LanguageLevel>;
  has_no_experience?: boolean;
}

/** Changes the member's own columns, and raises the versions: of the profile, and of the section where it has one. */
export async function touchProfile(
  db: Connection,
  memberId: number,
  { columns = {}, section, now }: { columns?: TextColumns; section?: string; now: Date },
): Promise<void> {
  const { language_levels: levels, ...others } = columns;
  await db
    .updateTable('members')
    .set((member) => ({
      ...others,
      ...(levels ? { language_levels: JSON.stringify(levels) } : {}),
      ...(section === undefined
        ? {}
        : {
            section_versions: sql<string>`section_versions || jsonb_build_object(${section}::text, coalesce((section_versions ->> ${section}::text)::int, 1) + 1)`,
          }),
      profile_version: member('profile_version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', memberId)
    .execute();
}
