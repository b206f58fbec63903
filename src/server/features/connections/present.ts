import type { ConnectionItem, ConnectionRecord, MutualConnections, Relation } from '#contract/connections.ts';
import type { MemberCard } from '#contract/members.ts';
import {
  asksAgainAt,
  connectionActionsFor,
  connectionStatuses,
  connectionStatusIds,
  knownState,
  seenStatusId,
} from '#domain/connection.ts';
import { dropDirectionControls } from '#domain/longText.ts';
import { connectionState } from './connectionState.ts';
import type { ConnectionRow } from './queries.ts';
import type { ListedConnectionRow, MutualRow } from './queriesList.ts';

/** A connection as one of the two may see it. What was hidden from them shows nowhere in it. */
export function presentConnection(row: ConnectionRow, now: Date): ConnectionRecord {
  const state = connectionState(row);
  const statusId = seenStatusId(state);
  return {
    id: row.id,
    user_id: row.other_id,
    statusId,
    status: connectionStatuses.find((status) => connectionStatusIds[status] === statusId) ?? 'removed',
    role: row.is_sender ? 'sender' : 'recipient',
    note: row.note && dropDirectionControls(row.note),
    requested_at: row.requested_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    actions: connectionActionsFor(state, now),
  };
}

interface Known {
  /** Cards of members by their ids. */
  cards: ReadonlyMap<number, MemberCard>;
  mutual: ReadonlyMap<number, MutualRow>;
  /** Those of the others with whom the one who asks could chat. */
  chatIds: ReadonlySet<number>;
  now: Date;
}

export function presentConnectionItem(
  row: ListedConnectionRow,
  member: MemberCard,
  { cards, mutual, chatIds, now }: Known,
): ConnectionItem {
  const record = presentConnection(row, now);
  return {
    ...record,
    member: row.is_visible ? member : nameAlone(member),
    has_page: row.is_visible,
    can_chat: canChat(record, chatIds),
    mutual: presentMutual(mutual.get(row.other_id), cards),
  };
}

/** What is left of a card where its profile was closed to who asks: with whom something stands or stood. */
function nameAlone({ id, slug, full_name, full_name_ar }: MemberCard): MemberCard {
  return {
    id,
    slug,
    full_name,
    full_name_ar,
    headline: null,
    headline_en: null,
    headline_ar: null,
    current_title: null,
    organization: null,
    organization_name: null,
    country: null,
    country_name: null,
    city: null,
    avatar_url: null,
    thematic_areas: [],
  };
}

export function presentRelation(
  userId: number,
  row: ConnectionRow | undefined,
  { cards, mutual, chatIds, now }: Known,
): Relation {
  const state = row ? knownState(connectionState(row)) : null;
  const record = row && state ? presentConnection(row, now) : null;
  return {
    user_id: userId,
    connection: record,
    actions: connectionActionsFor(state, now),
    asks_again_at: (state && asksAgainAt(state, now)?.toISOString()) ?? null,
    can_chat: record !== null && canChat(record, chatIds),
    mutual: presentMutual(mutual.get(userId), cards),
  };
}

function canChat({ user_id, statusId }: ConnectionRecord, chatIds: ReadonlySet<number>): boolean {
  return statusId === connectionStatusIds.accepted && chatIds.has(user_id);
}

function presentMutual(row: MutualRow | undefined, cards: ReadonlyMap<number, MemberCard>): MutualConnections {
  const members = (row?.member_ids ?? []).flatMap((id) => {
    const card = cards.get(id);
    if (!card) return [];
    const { slug, full_name, full_name_ar, current_title, avatar_url } = card;
    return [{ id, slug, full_name, full_name_ar, current_title, avatar_url }];
  });
  return { count: row?.count ?? 0, members };
}
