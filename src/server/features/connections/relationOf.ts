import { knownState, seenStatusId } from '#domain/connection.ts';
import type { Connection } from '#server/db/connection.ts';
import { connectionState } from './connectionState.ts';
import { type ConnectionRow, findConnectionBetween, findKnownMember, type KnownMember } from './queries.ts';

/** How a member who looks stands to another one. */
export interface MemberRelation {
  member: KnownMember;
  connection: ConnectionRow | undefined;
  isConnected: boolean;
  /** Whether there is something between them that the one who looks knows of. */
  isKnown: boolean;
  /** Whether the one who looks may know of the other one (decisions §5, visibility). */
  isVisible: boolean;
}

/** How `viewerId` stands to `memberId`; undefined for an unknown id. One's own profile is visible to oneself. */
export async function relationOf(
  db: Connection,
  viewerId: number,
  memberId: number,
): Promise<MemberRelation | undefined> {
  const [member, connection] = await Promise.all([
    findKnownMember(db, memberId),
    viewerId === memberId ? undefined : findConnectionBetween(db, { memberId: viewerId, otherId: memberId }),
  ]);
  if (!member) return undefined;
  const state = connection && connectionState(connection);
  const areConnected = state !== undefined && seenStatusId(state) === 2;
  const isOpen =
    member.is_listed ||
    (member.has_account && member.visibility === 'members') ||
    (areConnected && member.visibility === 'connections');
  return {
    member,
    connection,
    isConnected: areConnected,
    isKnown: state !== undefined && knownState(state) !== null,
    isVisible: viewerId === memberId || (member.is_living && isOpen),
  };
}
