import type { ConnectionRecord } from '#contract/connections.ts';
import { ContractError } from '#contract/errors.ts';
import { type ConnectionStatusId, judgeStep } from '#domain/connection.ts';
import type { Connection } from '#server/db/connection.ts';
import { withdrawNewsOf } from '#server/features/notifications/notify.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { connectionState } from './connectionState.ts';
import { presentConnection } from './present.ts';
import { type ConnectionRow, insertEvent, lockOwnConnection, updateStatus } from './queries.ts';
import { refuseStep } from './refuseStep.ts';
import { tellOfConnection } from './tellOfConnection.ts';

/** Takes a held connection of the member to another status where the rules allow it. */
export async function takeStep(
  db: Connection,
  context: MemberContext,
  row: ConnectionRow,
  statusId: ConnectionStatusId,
): Promise<ConnectionRecord> {
  const { now, principal } = context;
  const { memberId } = principal;
  const { id, other_id: otherId } = row;
  const judged = judgeStep(connectionState(row), statusId);
  if (judged === 'refused') throw refuseStep(row, now);
  if (judged === 'repeated') return presentConnection(row, now);
  const isBlocking = statusId === 6;
  // Unblocked by the one, it may still be blocked by the other.
  const kept = row.is_blocked && !isBlocking ? 6 : statusId;
  await updateStatus(db, { id, statusId: kept, memberId, isBlocking, now });
  await insertEvent(db, { connectionId: id, actorId: memberId, statusId, now });
  if (isBlocking) await withdrawNewsOf(db, { memberId, actorId: otherId });
  await tellOfConnection(db, context, { id, otherId, what: statusId === 2 ? 'accepted' : 'ended' });
  const changed = await lockOwnConnection(db, { id, memberId });
  if (!changed) throw new ContractError('not_found');
  return presentConnection(changed, now);
}
