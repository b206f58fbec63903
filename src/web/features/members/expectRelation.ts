import type { Relation } from '#contract/connections.ts';
import { connectionActionsFor, connectionStatuses, statusIdOfAction } from '#domain/connection.ts';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import { readConnectNote } from './connectNotes.ts';

/** How a member will stand to another one once a step was taken: shown until the server has told. */
export function expectRelation(relation: Relation, { intent, note = '' }: PostedValues, now: Date): Relation {
  const step = readConnectNote(intent);
  if (step === null) return relation;
  const before = relation.connection;
  const isAsking = step === 'request';
  const isCrossing = isAsking && before?.statusId === 1 && before.role === 'recipient';
  const statusId = isCrossing ? 2 : isAsking ? 1 : statusIdOfAction[step];
  const role = isAsking && !isCrossing ? 'sender' : (before?.role ?? 'sender');
  const at = now.toISOString();
  const actions = connectionActionsFor(
    {
      statusId,
      isSender: role === 'sender',
      hasBlocked: statusId === 6,
      isBlocked: false,
      isHidden: false,
      declinedAt: null,
    },
    now,
  );
  return {
    ...relation,
    connection: {
      id: before?.id ?? 0,
      user_id: relation.user_id,
      statusId,
      status: connectionStatuses[statusId - 1] ?? 'pending',
      role,
      note: isAsking && !isCrossing ? note : (before?.note ?? null),
      requested_at: before?.requested_at ?? at,
      changed_at: at,
      actions,
    },
    actions,
    // Whether the two can chat is known with the server's answer; what ends a connection ends chat at once.
    can_chat: relation.can_chat && statusId === 2,
  };
}
