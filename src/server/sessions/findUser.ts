import { sql } from 'kysely';
import type { User } from '#contract/accounts.ts';
import { completionPercentage } from '#domain/profileCompletion.ts';
import type { Connection } from '#server/db/connection.ts';
import { partsColumns, type PartsRow, toCompletedParts } from './completedParts.ts';

interface UserRow extends PartsRow {
  id: number;
  full_name: string;
  full_name_ar: string | null;
  email: string;
  email_confirmed_at: Date | null;
  avatar_file_id: string | null;
  locale: 'en' | 'ar';
  messaging_system: boolean;
  roles: string[];
}

/** A member as they see themself (decisions §3), or null when there is no such account. */
export async function findUser(db: Connection, memberId: number): Promise<User | null> {
  const { rows } = await sql<UserRow>`
    select m.id, m.full_name, m.full_name_ar, a.email, a.email_confirmed_at, m.avatar_file_id, a.locale,
      a.messaging_system, a.roles, ${partsColumns}
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
    profile_completion_percentage: completionPercentage(toCompletedParts(row)),
    roles: row.roles,
  };
}
