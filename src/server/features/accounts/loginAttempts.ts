import { type RawBuilder, sql } from 'kysely';
import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import { hashed } from '#server/http/sharedLimits.ts';

/** Free failures in a row; each further one doubles the wait (security.md, Defaults 5). */
const freeFailures = 10;
const firstDelaySeconds = 30;
const maxDelaySeconds = 3600;
/** Failures this old are forgiven. */
const forgetSeconds = 900;
/** From so many failures on, a sign-in must show that a person sends it. */
const captchaFrom = 3;
const counterName = 'loginFailures';

/**
 * Counts an attempt as failed before the password is looked at. Counting and judging are one statement on the counter's
 * locked row, so that of a storm of parallel guesses each sees those before it. Whether the address has an account makes
 * no difference. A wait is the worst that happens: nobody is locked out.
 * @returns how many failed before, and whether the next one has to wait when this one fails, too. @throws ContractError rate_limited while the wait lasts.
 */
export async function reserveLoginAttempt(
  db: Connection,
  subject: string,
  { now, factor }: { now: Date; factor: number },
): Promise<{ failedBefore: number; needsCaptcha: boolean; startsWait: boolean }> {
  const free = freeFailures * factor;
  const delay = delayAfter(sql`counter.count`, free);
  const waitSeconds = sql<number>`case when counter.count < ${free} then 0
    else greatest(0, ${delay} + extract(epoch from counter.window_started_at - ${now}::timestamptz)) end::float8`;
  const { rows: counted } = await sql<{ count: number }>`
    insert into limit_counters as counter (name, subject, window_started_at, count)
    values (${counterName}, ${hashed(subject)}, ${now}::timestamptz, 1)
    on conflict (name, subject) do update set
      window_started_at = excluded.window_started_at,
      count = case
        when counter.window_started_at < ${now}::timestamptz - make_interval(secs => greatest(${delay}, ${forgetSeconds})) then 1
        else counter.count + 1 end
    where ${waitSeconds} = 0
    returning count`.execute(db);
  const count = counted[0]?.count;
  if (count === undefined) {
    const { rows } = await sql<{ wait_seconds: number }>`
      select ${waitSeconds} as wait_seconds from limit_counters as counter
      where name = ${counterName} and subject = ${hashed(subject)}`.execute(db);
    // None is left when the right password came in between: then at once is soon enough.
    throw new ContractError('rate_limited', { retryAfterSeconds: rows[0]?.wait_seconds ?? 0 });
  }
  return {
    failedBefore: count - 1,
    needsCaptcha: count > captchaFrom * factor,
    startsWait: count >= free,
  };
}

/** Seconds that follow so many failures. */
function delayAfter(count: RawBuilder<unknown>, free: number): RawBuilder<unknown> {
  return sql`least(${maxDelaySeconds}::float8, ${firstDelaySeconds} * power(2, least(greatest(${count} - ${free}, 0), 12)))`;
}

/** The password was right: nothing that went before counts. */
export async function forgiveLoginAttempts(db: Connection, subject: string): Promise<void> {
  await sql`delete from limit_counters where name = ${counterName} and subject = ${hashed(subject)}`.execute(db);
}

/**
 * The attempt was no guess, since it brought no proof of a person: it is not counted. The wait that it began ends with
 * it, or whoever knows an address could keep its owner waiting without any work.
 */
export async function dropLoginAttempt(
  db: Connection,
  subject: string,
  { now, factor }: { now: Date; factor: number },
): Promise<void> {
  const delay = delayAfter(sql`(counter.count - 1)`, freeFailures * factor);
  await sql`
    update limit_counters as counter set count = greatest(counter.count - 1, 0),
      window_started_at = least(counter.window_started_at, ${now}::timestamptz - make_interval(secs => ${delay}))
    where name = ${counterName} and subject = ${hashed(subject)}`.execute(db);
}
