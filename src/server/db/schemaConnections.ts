import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

interface ConnectionsTable {
  id: GeneratedAlways<number>;
  low_member_id: number;
  high_member_id: number;
  status_id: Generated<number>;
  sender_id: number;
  blocked_by_low: Generated<boolean>;
  blocked_by_high: Generated<boolean>;
  note: string | null;
  requested_at: Instant;
  changed_at: Instant;
  declined_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  hidden_from_id: ColumnType<number | null, number | null | undefined, number | null>;
}
interface ConnectionEventsTable {
  id: GeneratedAlways<number>;
  connection_id: number;
  actor_id: number;
  status_id: number;
  at: Instant;
}
interface OrganizationFollowsTable {
  member_id: number;
  organization_id: number;
  followed_at: Instant;
  seen_at: Instant;
}
interface AreaFollowsTable {
  member_id: number;
  thematic_area_id: number;
  followed_at: Instant;
}
interface AnnouncedOpportunitiesTable {
  opportunity_id: number;
  announced_at: Instant;
}
interface RecommendationDismissalsTable {
  member_id: number;
  kind: string;
  target_id: number;
  dismissed_at: Instant;
}

/** Connections, follows and what was dismissed; the truth is in migrations/. */
export interface ConnectionTables {
  connections: ConnectionsTable;
  connection_events: ConnectionEventsTable;
  organization_follows: OrganizationFollowsTable;
  area_follows: AreaFollowsTable;
  announced_opportunities: AnnouncedOpportunitiesTable;
  recommendation_dismissals: RecommendationDismissalsTable;
}
