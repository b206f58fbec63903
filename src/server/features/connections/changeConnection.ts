import type { ConnectionRecord, updateConnection as endpoint } from '#contract/connections.ts';
import type { EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { judgeStep } from '#domain/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { connectionState } from './connectionState.ts';
import { presentConnection } from './present.ts';
import { insertEvent, lockOwnConnection, updateStatus } from './queries.ts';
import { refuseStep } from './refuseStep.ts';
import { tellOfConnection } from './tellOfConnection.ts';

/** Takes a connection to another status, as its table of steps allows; what holds already is answered again. */
export async function changeConnection(
  context: MemberContext,
  { params, body: { statusId } }: EndpointInput<typeof endpoint>,
): Promise<ConnectionRecord> {
  const { now, principal, once } = context;
  const { memberId } = principal;
  const id = readId(params.id);
  return once(async (db) => {
    const row = await lockOwnConnection(db, { id, memberId });
    if (!row) throw new ContractError('not_found');
    const judged = judgeStep(connectionState(row), statusId);
    if (judged === 'refused') throw refuseStep(row, now);
    if (judged === 'repeated') return presentConnection(row, now);
    const isBlocking = statusId === 6;
    // Unblocked by the one, it may still be blocked by the other.
    const kept = row.is_blocked && !isBlocking ? 6 : statusId;
    await updateStatus(db, { id, statusId: kept, memberId, isBlocking, now });
    await insertEvent(db, { connectionId: id, actorId: memberId, statusId, now });
    const otherId = row.other_id;
    await tellOfConnection(db, context, { id, otherId, what: statusId === 2 ? 'accepted' : 'ended' });
    const changed = await lockOwnConnection(db, { id, memberId });
    if (!changed) throw new ContractError('not_found');
    return presentConnection(changed, now);
  });
}
