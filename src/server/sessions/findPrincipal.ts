import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { type Principal, visitor } from './principal.ts';
import type { Credential } from './readCredential.ts';
import { hashToken, isTokenShaped } from './secretToken.ts';

const dead: Principal = { kind: 'visitor', credential: 'dead' };
/** How old the last sign of life may be before it is written anew. */
const seenEveryMs = 5 * 60_000;

interface SessionRow {
  id: string;
  member_id: number;
  authenticated_at: Date;
  last_seen_at: Date;
  is_confirmed: boolean;
  messaging_system: boolean;
  roles: string[];
  status: string;
}

/** Who a credential belongs to now: one indexed read. Mail tokens and tokens of another kind are dead here. */
export async function findPrincipal(db: Connection, credential: Credential, now: Date): Promise<Principal> {
  if (credential.kind === 'none') return visitor;
  if (!isTokenShaped(credential.token)) return dead;
  const { rows } = await sql<SessionRow>`
    select s.id, s.member_id, s.authenticated_at, s.last_seen_at, a.email_confirmed_at is not null as is_confirmed,
      a.messaging_system, a.roles, a.status
    from sessions s join accounts a using (member_id)
    where s.token_hash = ${hashToken(credential.token)} and s.kind = ${credential.kind}
      and s.revoked_at is null and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  if (!row) return dead;
  if (row.status !== 'active') return { kind: 'visitor', credential: 'disabled' };
  if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs)
    await sql`update sessions set last_seen_at = ${now} where id = ${row.id}`.execute(db);
  return {
    kind: 'member',
    memberId: row.member_id,
    sessionId: row.id,
    sessionKind: credential.kind,
    authenticatedAt: row.authenticated_at,
    isConfirmed: row.is_confirmed,
    hasMessaging: row.messaging_system,
    roles: row.roles,
  };
}
