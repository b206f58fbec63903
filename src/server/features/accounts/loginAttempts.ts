import { sql } from 'kysely';
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
const counter = 'loginFailures';

/**
 * Counts an attempt as failed before the password is looked at, so that a storm of parallel guesses counts each. Whether
 * the address has an account makes no difference. A wait is the worst that happens: nobody is locked out.
 * @returns how many failed before, and whether the next one has to wait when this one fails, too. @throws ContractError rate_limited while the wait lasts.
 */
export async function reserveLoginAttempt(
  db: Connection,
  subject: string,
  { now, factor }: { now: Date; factor: number },
): Promise<{ failedBefore: number; needsCaptcha: boolean; startsWait: boolean }> {
  const { rows } = await sql<{ before: number; wait_seconds: number }>`
    with known as (
      select count, window_started_at as last,
        least(${maxDelaySeconds}::float8, ${firstDelaySeconds} * power(2, least(greatest(count - ${freeFailures * factor}, 0), 12))) as delay
      from limit_counters where name = ${counter} and subject = ${hashed(subject)}
    ), judged as (
      select case when last < ${now}::timestamptz - make_interval(secs => greatest(delay, ${forgetSeconds})) then 0 else count end as before,
        case when count < ${freeFailures * factor} then 0
          else greatest(0, delay + extract(epoch from last - ${now}::timestamptz)) end::float8 as wait_seconds
      from known
    ), counted as (
      insert into limit_counters (name, subject, window_started_at, count)
      select ${counter}, ${hashed(subject)}, ${now}::timestamptz, 1
      where not exists (select from judged where wait_seconds > 0)
      on conflict (name, subject) do update set window_started_at = excluded.window_started_at,
        count = case when (select before from judged) = 0 then 1 else limit_counters.count + 1 end
    )
    select before, wait_seconds from judged`.execute(db);
  const { before = 0, wait_seconds: waitSeconds = 0 } = rows[0] ?? {};
  if (waitSeconds > 0) throw new ContractError('rate_limited', { retryAfterSeconds: waitSeconds });
  return {
    failedBefore: before,
    needsCaptcha: before >= captchaFrom * factor,
    startsWait: before + 1 >= freeFailures * factor,
  };
}

/** The attempt was no guess at all (its form was not right, or the password was): it is not counted. */
export async function forgiveLoginAttempt(db: Connection, subject: string, isAll: boolean): Promise<void> {
  if (isAll) {
    await sql`delete from limit_counters where name = ${counter} and subject = ${hashed(subject)}`.execute(db);
    return;
  }
  await sql`update limit_counters set count = greatest(count - 1, 0)
    where name = ${counter} and subject = ${hashed(subject)}`.execute(db);
}
