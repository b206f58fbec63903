import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** What people and imports bring. The shipped content (areas, pages, degree types) is in every database. */
const tables = [
  'organizations',
  'opportunities',
  'members',
  'accounts',
  'fellows',
  'contact_messages',
  'join_requests',
  'newsletter_subscribers',
] as const;

/** Whether nobody has brought anything into a portal yet: a demo never mixes with what is real (decisions §8). */
export async function isUnused(db: Connection): Promise<boolean> {
  const isInUse = sql.join(
    tables.map((table) => sql`exists (select from ${sql.table(table)})`),
    sql` or `,
  );
  const { rows } = await sql<{ isInUse: boolean }>`select ${isInUse} as "isInUse"`.execute(db);
  return rows[0]?.isInUse === false;
}
