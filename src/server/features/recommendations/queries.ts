import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { notDismissed, type SeekerRow } from './queriesProfile.ts';

// Candidates come by a bounded number of index steps from what the member is and whom they know, however large the
// tables are; what speaks for each of them is told beside it, and ranked by the domain's rule.

/** How many candidates each of the ways brings at most. */
const perWay = 60;
/** How many of a member's connections, and how many of each of theirs, are looked at. */
const maxOwn = 300;
const maxTheirs = 60;

export interface SeekOptions {
  memberId: number;
  seeker: SeekerRow;
  /** What was dismissed before this may come again. */
  dismissedSince: Date;
  now: Date;
  /** Only what the member does not keep and no alert, followed organization or recommendation told them of. */
  isNew?: boolean;
}

/** The last accepted connections of a member: two index walks. */
const connectedSql = (memberId: ReturnType<typeof sql>, limit: number) => sql`
  (select c.high_member_id as id from connections c where c.low_member_id = ${memberId} and c.status_id = 2
    order by c.changed_at desc, c.id desc limit ${sql.lit(limit)})
  union all
  (select c.low_member_id from connections c where c.high_member_id = ${memberId} and c.status_id = 2
    order by c.changed_at desc, c.id desc limit ${sql.lit(limit)})`;

export interface MemberCandidateRow {
  id: number;
  area_ids: number[];
  country: string | null;
  organization_id: number | null;
  research_interests: string[];
  languages: string[];
  mutual: number;
}

/** Members near one: connections of connections, of the same organization, area, country. */
export async function listMemberCandidates(
  db: Connection,
  { memberId, seeker, dismissedSince }: SeekOptions,
): Promise<MemberCandidateRow[]> {
  const { rows } = await sql<MemberCandidateRow>`
    with own as materialized (${connectedSql(sql`${memberId}::bigint`, maxOwn)}),
    near as materialized (
      select theirs.id, count(*)::int as mutual from own cross join lateral (${connectedSql(sql`own.id`, maxTheirs)}) theirs
      group by theirs.id order by mutual desc, theirs.id desc limit 150
    ),
    pool as (
      select id from near
      union select link.member_id from unnest(${seeker.area_ids}::smallint[]) as area (id) cross join lateral (
        select member_id from member_areas where thematic_area_id = area.id order by member_id desc limit ${sql.lit(perWay)}) link
      union (select id from members where is_listed and organization_id = ${seeker.organization_id}
        order by created_at desc, id desc limit ${sql.lit(perWay)})
      union (select id from members where is_listed and country = ${seeker.country}
        order by created_at desc, id desc limit ${sql.lit(perWay)})
    )
    select m.id, m.area_ids, m.country, m.organization_id, m.research_interests, m.languages, coalesce(near.mutual, 0) as mutual
    from pool join members m on m.id = pool.id left join near on near.id = m.id left join accounts a on a.member_id = m.id
    where m.id <> ${memberId}
      and (m.is_listed or (m.visibility = 'members' and a.status = 'active' and a.email_confirmed_at is not null and a.deletion_requested_at is null))
      and not exists (select from connections c where c.low_member_id = least(m.id, ${memberId}) and c.high_member_id = greatest(m.id, ${memberId}))
      and ${notDismissed('members', { memberId, dismissedSince, id: sql.ref('m.id') })}`.execute(db);
  return rows;
}

export interface OrganizationCandidateRow {
  id: number;
  area_ids: number[];
  country: string | null;
  connections: number;
}

/** Organizations near a member: of the same areas or country, or where people work with whom they are connected. */
export async function listOrganizationCandidates(
  db: Connection,
  { memberId, seeker, dismissedSince }: SeekOptions,
): Promise<OrganizationCandidateRow[]> {
  const areaIds = [...new Set([...seeker.area_ids, ...seeker.followed_area_ids])];
  const { rows } = await sql<OrganizationCandidateRow>`
    with own as materialized (${connectedSql(sql`${memberId}::bigint`, 2000)}),
    known as materialized (
      select m.organization_id as id, count(*)::int as connections from own join members m on m.id = own.id
      left join accounts a on a.member_id = m.id
      where m.organization_id is not null and (m.is_listed or (m.visibility in ('members', 'connections')
        and a.status = 'active' and a.deletion_requested_at is null))
      group by 1 order by 2 desc, 1 desc limit 100
    ),
    pool as (
      select id from known
      union select link.organization_id from unnest(${areaIds}::smallint[]) as area (id) cross join lateral (
        select organization_id from organization_areas where thematic_area_id = area.id
        order by organization_id desc limit ${sql.lit(perWay)}) link
      union (select id from organizations where status = 'published' and country = ${seeker.country}
        order by created_at desc, id desc limit ${sql.lit(perWay)})
    )
    select o.id, o.area_ids, o.country, coalesce(known.connections, 0) as connections
    from pool join organizations o on o.id = pool.id left join known on known.id = o.id
    where o.status = 'published' and o.id is distinct from ${seeker.organization_id}
      and not exists (select from organization_follows f where f.member_id = ${memberId} and f.organization_id = o.id)
      and ${notDismissed('organizations', { memberId, dismissedSince, id: sql.ref('o.id') })}`.execute(db);
  return rows;
}

export interface OpportunityCandidateRow {
  id: number;
  area_ids: number[];
  country: string | null;
  organization_id: number | null;
  language_requirements: string[];
  is_followed: boolean;
  title: string;
}

/** Open opportunities near a member: of the same areas or country, of their organization or one that they follow. */
export async function listOpportunityCandidates(
  db: Connection,
  { memberId, seeker, dismissedSince, now, isNew = false }: SeekOptions,
): Promise<OpportunityCandidateRow[]> {
  const areaIds = [...new Set([...seeker.area_ids, ...seeker.followed_area_ids])];
  const { rows } = await sql<OpportunityCandidateRow>`
    with followed as materialized (
      select organization_id as id from organization_follows where member_id = ${memberId}
      order by followed_at desc, organization_id desc limit 100
    ),
    pool as (
      select link.opportunity_id as id from unnest(${areaIds}::smallint[]) as area (id) cross join lateral (
        select opportunity_id from opportunity_areas where thematic_area_id = area.id and is_listed
          and closes_at >= ${now} and opens_at <= ${now} order by published_at desc, opportunity_id desc limit ${sql.lit(perWay)}) link
      union select own.id from followed cross join lateral (
        select id from opportunities where is_listed and organization_id = followed.id and closes_at >= ${now} and opens_at <= ${now}
        order by closes_at, id limit 5) own
      union (select id from opportunities where is_listed and organization_id = ${seeker.organization_id} and closes_at >= ${now}
        and opens_at <= ${now} order by closes_at, id limit 20)
      union (select id from opportunities where is_listed and country = ${seeker.country} and closes_at >= ${now}
        and opens_at <= ${now} order by published_at desc, id desc limit ${sql.lit(perWay)})
    )
    select o.id, o.area_ids, o.country, o.organization_id, o.language_requirements,
      exists (select from followed where followed.id = o.organization_id) as is_followed,
      concat_ws(' ', o.title_en, o.title_ar, o.summary_en, o.summary_ar) as title
    from pool join opportunities o on o.id = pool.id
    where o.is_listed and o.status = 'published'
      and not exists (select from applications a where a.member_id = ${memberId} and a.opportunity_id = o.id and a.status not in ('draft', 'withdrawn'))
      and ${notDismissed('opportunities', { memberId, dismissedSince, id: sql.ref('o.id') })}
      ${isNew ? isUntold(memberId) : sql``}`.execute(db);
  return rows;
}

const isUntold = (memberId: number): RawBuilder<unknown> => sql`
      and not exists (select from applications a where a.member_id = ${memberId} and a.opportunity_id = o.id)
      and not exists (select from saved_opportunities s where s.member_id = ${memberId} and s.opportunity_id = o.id)
      and not exists (select from opportunity_reminders r where r.member_id = ${memberId} and r.opportunity_id = o.id)
      and not exists (select from notification_events e where e.member_id = ${memberId}
        and e.dedupe_key in ('organization-update opportunity ' || o.id, 'recommendation opportunity ' || o.id))`;
