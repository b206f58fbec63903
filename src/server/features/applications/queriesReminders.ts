import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

export type ReminderKind = 'closes_in_3_days' | 'closes_in_24_hours' | 'closed';

/** A member to tell of an opportunity. */
export interface Reminder {
  member_id: number;
  opportunity_id: number;
  title_en: string | null;
  title_ar: string | null;
  deadline_at: Date | null;
  has_draft: boolean;
}

const dayMs = 86_400_000;

/**
 * Notes whom to tell of what, each once for all time, and gives them: members who saved an opportunity or began an
 * application, and have sent none. Two who run this at once never both get the same one.
 */
export async function takeReminders(
  db: Connection,
  { kind, now, limit }: { kind: ReminderKind; now: Date; limit: number },
): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with closing as (select id, title_en, title_ar, deadline_at from opportunities where ${dueSql(kind, now)}),
    keepers as (
      select member_id, opportunity_id from saved_opportunities join closing on closing.id = opportunity_id
      union
      select member_id, opportunity_id from applications join closing on closing.id = opportunity_id
      where status in ('draft', 'expired')
    ),
    taken as (
      insert into opportunity_reminders (member_id, opportunity_id, kind, created_at)
      select member_id, opportunity_id, ${kind}, ${now} from keepers
      where not exists (select from opportunity_reminders known where known.member_id = keepers.member_id
          and known.opportunity_id = keepers.opportunity_id and known.kind = ${kind})
        and not exists (select from applications sent where sent.member_id = keepers.member_id
          and sent.opportunity_id = keepers.opportunity_id and sent.status not in ('draft', 'expired', 'withdrawn'))
      limit ${limit}
      on conflict do nothing
      returning member_id, opportunity_id
    )
    select taken.member_id, taken.opportunity_id, title_en, title_ar, deadline_at,
      exists (select from applications a where a.member_id = taken.member_id and a.opportunity_id = taken.opportunity_id
        and a.status = 'draft') as has_draft
    from taken join closing on closing.id = taken.opportunity_id`.execute(db);
  return rows;
}

/** The nearest of the two kinds alone is said; what closed long ago is no news. */
function dueSql(kind: ReminderKind, now: Date): RawBuilder<unknown> {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  switch (kind) {
    case 'closes_in_3_days':
      return sql`is_listed and status = 'published' and closes_at > ${after(dayMs)} and closes_at <= ${after(3 * dayMs)}`;
    case 'closes_in_24_hours':
      return sql`is_listed and status = 'published' and closes_at >= ${now} and closes_at <= ${after(dayMs)}`;
    case 'closed':
      return sql`is_listed and ((closes_at < ${now} and closes_at > ${after(-2 * dayMs)})
        or (status = 'closed' and updated_at > ${after(-2 * dayMs)}))`;
  }
}

/** Ends the drafts whose opportunity takes no applications any more; gives how many. */
export async function expireDrafts(db: Connection, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with over as (
      select a.id from applications a join opportunities o on o.id = a.opportunity_id
      where a.status = 'draft' and (o.closes_at < ${now} or o.status in ('closed', 'archived'))
      order by a.id limit ${limit} for update of a skip locked
    ),
    ended as (
      update applications set status = 'expired', version = version + 1, updated_at = ${now}
      from over where applications.id = over.id returning applications.id
    ),
    dated as (
      insert into application_events (application_id, status, actor, at)
      select id, 'expired', 'clock', ${now} from ended returning id
    )
    select count(*)::int as n from dated`.execute(db);
  return rows[0]?.n ?? 0;
}
