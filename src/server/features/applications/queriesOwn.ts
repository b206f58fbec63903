import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { type ApplicationRow, ofApplication } from './queries.ts';

/** Counts stop here (decisions §1). */
const maxTotal = 1000;

export interface OwnList<Row> {
  rows: Row[];
  total: number;
  isTotalCapped: boolean;
}

/** A page of a member's applications in these statuses, the last changed first. */
export async function listOwnApplications(
  db: Connection,
  {
    memberId,
    statuses,
    page,
    perPage,
  }: { memberId: number; statuses: readonly string[]; page: number; perPage: number },
): Promise<OwnList<ApplicationRow>> {
  const rows = await db
    .selectFrom('applications')
    .select(ofApplication)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`status = any(${statuses}::text[])`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(Math.min((page - 1) * perPage, 100_000))
    .execute();
  const matching = sql`select from applications where member_id = ${memberId} and status = any(${statuses}::text[])`;
  return { rows, ...(await countUpTo(db, matching)) };
}

/** How many of a member's applications in these statuses stand before one of them; null: it is not among them. */
export async function countBefore(
  db: Connection,
  { memberId, statuses, applicationId }: { memberId: number; statuses: readonly string[]; applicationId: number },
): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    select (
      select count(*)::int from applications as other
      where other.member_id = ${memberId} and other.status = any(${statuses}::text[])
        and (other.updated_at, other.id) > (one.updated_at, one.id)
    ) as before
    from applications as one
    where one.id = ${applicationId} and one.member_id = ${memberId} and one.status = any(${statuses}::text[])`.execute(
    db,
  );
  return rows[0]?.before ?? null;
}

/** A page of what a member saved, the last saved first; what is listed no longer is left out. */
export async function listSaved(
  db: Connection,
  { memberId, page, perPage }: { memberId: number; page: number; perPage: number },
): Promise<OwnList<{ opportunity_id: number; created_at: Date }>> {
  const rows = await db
    .selectFrom('saved_opportunities')
    .innerJoin('opportunities', 'opportunities.id', 'opportunity_id')
    .select(['opportunity_id', 'saved_opportunities.created_at'])
    .where('member_id', '=', memberId)
    .where('is_listed', '=', true)
    .orderBy('saved_opportunities.created_at', 'desc')
    .orderBy('opportunity_id', 'desc')
    .limit(perPage)
    .offset(Math.min((page - 1) * perPage, 100_000))
    .execute();
  const matching = sql`select from saved_opportunities s join opportunities o on o.id = s.opportunity_id and o.is_listed
    where s.member_id = ${memberId}`;
  return { rows, ...(await countUpTo(db, matching)) };
}

async function countUpTo(
  db: Connection,
  rows: RawBuilder<unknown>,
): Promise<{ total: number; isTotalCapped: boolean }> {
  const counted = await sql<{
    n: number;
  }>`select count(*)::int as n from (${rows} limit ${maxTotal + 1}) as counted`.execute(db);
  const n = counted.rows[0]?.n ?? 0;
  return { total: Math.min(n, maxTotal), isTotalCapped: n > maxTotal };
}

export async function isSaved(
  db: Connection,
  { memberId, opportunityId }: { memberId: number; opportunityId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('saved_opportunities')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirst();
  return row !== undefined;
}
