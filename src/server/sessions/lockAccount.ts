import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberPrincipal } from './principal.ts';

/**
 * Lets who signs in to an account and who changes its locks take turns until the commit. It comes first in their
 * transactions: in another order two could wait for each other, and what was read before may be over.
 */
export async function lockAccount(db: Connection, memberId: number): Promise<void> {
  await db.selectFrom('accounts').select('member_id').where('member_id', '=', memberId).forUpdate().execute();
}

/**
 * Locks the member's own account, and sees that the session which asks is still alive: a write can arrive before its
 * session ends and be carried out after, and must not leave a way in behind that outlives it.
 * @throws ContractError unauthenticated
 */
export async function lockOwnAccount(
  db: Connection,
  { principal, now }: { principal: MemberPrincipal; now: Date },
): Promise<void> {
  await lockAccount(db, principal.memberId);
  if (!(await isSessionAlive(db, { principal, now }))) throw new ContractError('unauthenticated');
}

/** Whether a session is still what it was when its request came. */
export async function isSessionAlive(
  db: Connection,
  { principal, now }: { principal: MemberPrincipal; now: Date },
): Promise<boolean> {
  const alive = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.member_id', 'sessions.member_id')
    .select('sessions.id')
    .where('sessions.id', '=', principal.sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  return alive !== undefined;
}
