import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ContractError } from '#contract/errors.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Connection } from '#server/db/connection.ts';
import type { RequestContext } from './requestContext.ts';

/** Counts that several servers share and a restart does not forget (security.md, Defaults 5). */
export const sharedLimits = {
  loginPerAddress: { max: 25, windowSeconds: 300 },
  /**
   * A sign-in by a provider lets nobody guess: the provider asks for the secret, and each start allows one answer. What
   * is bounded is what starts leave behind, so that a campus behind one address gets in (security.md allows an address
   * 300 calls in that time).
   */
  providerStartPerAddress: { max: 100, windowSeconds: 300 },
  registerPerAddress: { max: 60, windowSeconds: 3600 },
  registerPerEmail: { max: 5, windowSeconds: 1800 },
  registerPerEmailAndDay: { max: 6, windowSeconds: 86_400 },
  passwordResetPerAddress: { max: 25, windowSeconds: 300 },
  passwordResetPerEmail: { max: 5, windowSeconds: 1800 },
  passwordResetPerEmailAndDay: { max: 6, windowSeconds: 86_400 },
  mailTokenPerAddress: { max: 20, windowSeconds: 300 },
  confirmationPerMember: { max: 5, windowSeconds: 1800 },
  /** To one address, by however many members: each can name any as their new one. */
  confirmationPerEmailAndDay: { max: 10, windowSeconds: 86_400 },
  /** Wrong codes, over all challenges: six digits are few. */
  wrongCodePerMember: { max: 20, windowSeconds: 3600 },
  /** Wrong recovery codes of one member from one network: 80 bits are not guessed, so that this only bounds the work. */
  wrongRecoveryCodePerNetwork: { max: 20, windowSeconds: 3600 },
  /** Each asks the registry, whose own limits all members share. */
  orcidImportPerMember: { max: 30, windowSeconds: 3600 },
  cvUploadPerMember: { max: 10, windowSeconds: 3600 },
  /** Each sets type for a while, in a process of its own. */
  cvDocumentPerMember: { max: 30, windowSeconds: 3600 },
  connectionRequestPerMember: { max: 30, windowSeconds: 86_400 },
  exportPerMember: { max: 5, windowSeconds: 86_400 },
  heldFormPerAddress: { max: 20, windowSeconds: 300 },
  passwordCheckPerMember: { max: 10, windowSeconds: 600 },
  applyPerMember: { max: 30, windowSeconds: 3600 },
  chatMessagePerMember: { max: 20, windowSeconds: 10 },
} as const;

export type SharedLimitName = keyof typeof sharedLimits;

/** Who calls, and when. */
type Caller = Pick<RequestContext, 'db' | 'now' | 'principal' | 'address' | 'requestId'>;

/**
 * Limits kept in the database. A count stands whatever becomes of the request: it is never part of its transaction. The
 * first call too many of a window is written to the audit log.
 */
export class SharedLimits {
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  /**
   * Counts one, or refuses when the window is full. @param whenFull runs once a window, at the first refusal.
   * @throws ContractError rate_limited
   */
  async take(
    caller: Caller,
    name: SharedLimitName,
    subject: string,
    whenFull: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { isWithin, isFirstRefusal, endsAt } = await this.#count(caller, name, subject);
    if (isFirstRefusal) await whenFull();
    if (!isWithin)
      throw new ContractError('rate_limited', { retryAfterSeconds: (endsAt - caller.now.getTime()) / 1000 });
  }

  /** Counts one and says whether it was within the limit, for what must not tell that it was not. */
  async isWithin(caller: Caller, name: SharedLimitName, subject: string): Promise<boolean> {
    return (await this.#count(caller, name, subject)).isWithin;
  }

  async #count(
    caller: Caller,
    name: SharedLimitName,
    subject: string,
  ): Promise<{ isWithin: boolean; isFirstRefusal: boolean; endsAt: number }> {
    const { max: unscaled, windowSeconds } = sharedLimits[name];
    const max = unscaled * this.#factor;
    const { count, windowStartedAt } = await countOne(caller.db, { name, subject, windowSeconds, now: caller.now });
    const isFirstRefusal = count > max && count - 1 <= max;
    if (isFirstRefusal)
      await writeAuditEvent(caller.db, caller, {
        action: 'limit.hit',
        result: 'refused',
        // Addresses are nobody's to read later.
        ...(name.endsWith('PerMember') ? { targetType: 'account' as const, targetId: subject } : {}),
        details: { limit: name },
      });
    return { isWithin: count <= max, isFirstRefusal, endsAt: windowStartedAt.getTime() + windowSeconds * 1000 };
  }

  /** Takes one back: it led to nothing that should count. */
  async giveBack(db: Connection, name: SharedLimitName, subject: string): Promise<void> {
    await sql`update limit_counters set count = count - 1
      where name = ${name} and subject = ${hashed(subject)} and count > 0`.execute(db);
  }
}

/** A clock that is set back must not make a window longer: it began at the latest now. */
async function countOne(
  db: Connection,
  { name, subject, windowSeconds, now }: { name: string; subject: string; windowSeconds: number; now: Date },
): Promise<{ count: number; windowStartedAt: Date }> {
  const oldest = new Date(now.getTime() - windowSeconds * 1000);
  const { rows } = await sql<{ count: number; window_started_at: Date }>`
    insert into limit_counters as counter (name, subject, window_started_at, count)
    values (${name}, ${hashed(subject)}, ${now}, 1)
    on conflict (name, subject) do update set
      count = case when counter.window_started_at <= ${oldest} then 1 else counter.count + 1 end,
      window_started_at = case when counter.window_started_at <= ${oldest} then excluded.window_started_at
        else least(counter.window_started_at, excluded.window_started_at) end
    returning count, window_started_at`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A counter was not counted.');
  return { count: row.count, windowStartedAt: row.window_started_at };
}

/** Addresses and networks are nobody's to read later. */
export function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}
