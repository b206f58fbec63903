import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { type Principal, visitor } from './principal.ts';
import type { Credential } from './readCredential.ts';
import { hashToken, isTokenShaped } from './secretToken.ts';
import type { SessionCache } from './sessionCache.ts';

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
  expires_at: Date;
}

/**
 * Who a credential belongs to now: one indexed read, or none within moments of the one before. Mail tokens and tokens of
 * another kind are dead here.
 */
export async function findPrincipal(
  db: Connection,
  credential: Credential,
  now: Date,
  cache: SessionCache,
): Promise<Principal> {
  if (credential.kind === 'none') return visitor;
  if (!isTokenShaped(credential.token)) return dead;
  const { kind } = credential;
  const tokenHash = hashToken(credential.token);
  return cache.find(`${kind} ${tokenHash.toString('base64')}`, now, () => readPrincipal(db, { kind, tokenHash }, now));
}

async function readPrincipal(
  db: Connection,
  { kind, tokenHash }: { kind: 'cookie' | 'bearer'; tokenHash: Buffer },
  now: Date,
): Promise<{ principal: Principal; expiresAt: Date | null }> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.member_id, s.authenticated_at, s.last_seen_at, a.email_confirmed_at is not null as is_confirmed,
      a.messaging_system, a.roles, a.status, s.expires_at
    from sessions s join accounts a using (member_id)
    where s.token_hash = ${tokenHash} and s.kind = ${kind}
      and s.revoked_at is null and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  if (!row) return { principal: dead, expiresAt: null };
  if (row.status !== 'active') return { principal: { kind: 'visitor', credential: 'disabled' }, expiresAt: null };
  if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs)
    await sql`update sessions set last_seen_at = ${now} where id = ${row.id}`.execute(db);
  return {
    expiresAt: row.expires_at,
    principal: {
      kind: 'member',
      memberId: row.member_id,
      sessionId: row.id,
      sessionKind: kind,
      authenticatedAt: row.authenticated_at,
      isConfirmed: row.is_confirmed,
      hasMessaging: row.messaging_system,
      roles: row.roles,
    },
  };
}
