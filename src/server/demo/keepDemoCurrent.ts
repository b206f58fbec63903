import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { demoSource } from './demoSource.ts';

/** A demo that is younger is left alone: whoever walks through it for some weeks sees days go by. */
const minWeeks = 4;

/**
 * Moves the dates of a demo's opportunities on by the whole weeks since it was loaded or last moved, once these are
 * four: a demo of last year would have closed ones only. Weekdays and the hour in each one's own zone stay. What somebody
 * has applied to keeps its dates, which the application tells of.
 * @returns how many opportunities were moved.
 */
export async function keepDemoCurrent(db: Connection, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with movable as (
      select id, published_at from opportunities o
      where source = ${demoSource} and not exists (select from applications a where a.opportunity_id = o.id)
    ), age as (
      select floor(extract(epoch from ${now}::timestamptz - max(published_at)) / 604800)::int * 7 as days from movable
    )
    update opportunities o set
      published_at = published_at + make_interval(hours => days * 24),
      opens_at = opens_at + make_interval(hours => days * 24),
      deadline_at = ((deadline_at at time zone time_zone) + make_interval(days => days)) at time zone time_zone,
      -- Work begins on a first of a month, and not before it would have.
      starts_on = date_trunc('month', starts_on + days + interval '1 month' - interval '1 day')::date
    from age
    where days >= ${minWeeks * 7} and o.id in (select id from movable)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
