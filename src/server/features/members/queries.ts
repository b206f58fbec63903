import { sql } from 'kysely';
import type { LanguageLevel } from '#domain/profileSections.ts';
import type { Connection } from '#server/db/connection.ts';
import { cardColumns, cardJoins, type MemberCardRow } from './queriesCards.ts';

/** Everything that visitors may see of a member. */
export interface MemberDetailRow extends MemberCardRow {
  biography_en: string | null;
  biography_ar: string | null;
  research_interests: string[];
  skills: string[];
  languages: string[];
  language_levels: Record<string, LanguageLevel>;
  created_at: Date;
  updated_at: Date;
}

/**
 * A listed member, or undefined; any number is a fair question.
 * @param isKnownVisible whether whoever asks may see the member though not listed.
 */
export async function findMember(
  db: Connection,
  id: number,
  isKnownVisible = false,
): Promise<MemberDetailRow | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const { rows } = await sql<MemberDetailRow>`
    select ${cardColumns}, m.biography_en, m.biography_ar, m.research_interests, m.skills, m.languages, m.language_levels, m.created_at, m.updated_at
    from members m ${cardJoins} where m.id = ${id} and (m.is_listed or ${isKnownVisible})`.execute(db);
  return rows[0];
}

/** The members who joined last. */
export async function listNewestMembers(db: Connection, limit: number): Promise<MemberCardRow[]> {
  const { rows } = await sql<MemberCardRow>`
    select ${cardColumns} from (select * from members where is_listed order by created_at desc, id desc limit ${limit}) m
    ${cardJoins} order by m.created_at desc, m.id desc`.execute(db);
  return rows;
}

/** Listed members of an organization, who joined last first. */
export async function listMembersOfOrganization(
  db: Connection,
  organizationId: number,
  limit: number,
): Promise<MemberCardRow[]> {
  const { rows } = await sql<MemberCardRow>`
    select ${cardColumns} from (
      select * from members where is_listed and organization_id = ${organizationId} order by created_at desc, id desc limit ${limit}
    ) m ${cardJoins} order by m.created_at desc, m.id desc`.execute(db);
  return rows;
}

/** Members by their ids, listed or not. */
export async function listMembersByIds(db: Connection, ids: readonly number[]): Promise<MemberCardRow[]> {
  const { rows } = await sql<MemberCardRow>`
    select ${cardColumns} from members m ${cardJoins} where m.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** How many members are listed, counted up to 1,001. */
export async function countMembers(db: Connection): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select from members where is_listed limit 1001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
