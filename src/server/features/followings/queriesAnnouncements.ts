import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** So many are announced in one run; the next one goes on. */
const maxPerRun = 200;

export interface FreshOpportunityRow {
  id: number;
  organization_id: number;
  title_en: string | null;
  title_ar: string | null;
  name_en: string | null;
  name_ar: string | null;
  /** Since when everybody could see it. */
  since: Date;
}

/** Open opportunities of organizations with followers that came since, and of which nobody was told. */
export async function listFreshOpportunities(
  db: Connection,
  { now, since }: { now: Date; since: Date },
): Promise<FreshOpportunityRow[]> {
  const { rows } = await sql<FreshOpportunityRow>`
    select o.id, o.organization_id, o.title_en, o.title_ar, organization.name_en, organization.name_ar,
      greatest(o.published_at, o.opens_at) as since
    from opportunities o
    join organizations organization on organization.id = o.organization_id and organization.status = 'published'
    where o.is_listed and o.status = 'published' and o.opens_at <= ${now} and o.closes_at >= ${now}
      and (o.published_at > ${since} or o.opens_at > ${since})
      and exists (select from organization_follows f where f.organization_id = o.organization_id)
      and not exists (select from announced_opportunities a where a.opportunity_id = o.id)
    order by 7, o.id limit ${sql.lit(maxPerRun)}`.execute(db);
  return rows;
}

/** Claims the announcement of an opportunity: false when it was announced already. */
export async function insertAnnouncement(
  db: Connection,
  { opportunityId, now }: { opportunityId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('announced_opportunities')
    .values({ opportunity_id: opportunityId, announced_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opportunity_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who followed an organization before something came. */
export async function listFollowerIds(
  db: Connection,
  { organizationId, before }: { organizationId: number; before: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('organization_follows')
    .select('member_id')
    .where('organization_id', '=', organizationId)
    .where('followed_at', '<', before)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}
