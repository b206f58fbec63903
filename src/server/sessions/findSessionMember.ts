import type { Connection } from '#server/db/connection.ts';
import { hashToken, isTokenShaped } from './secretToken.ts';

/** Whose session a browser's token was, ended or not; null for none that is known. It signs nobody in. */
export async function findSessionMember(db: Connection, token: string | null): Promise<number | null> {
  if (token === null || !isTokenShaped(token)) return null;
  const session = await db
    .selectFrom('sessions')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'cookie')
    .executeTakeFirst();
  return session?.member_id ?? null;
}
