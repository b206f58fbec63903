import type { ConnectionRecord, requestConnection as endpoint } from '#contract/connections.ts';
import type { EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import { asksAgainAt, judgeRequest, maxConnectionNoteLength } from '#domain/connection.ts';
import { checkField, normalizeField } from '#domain/fieldRules.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { ConnectionOptions } from './connectionOptions.ts';
import { connectionState } from './connectionState.ts';
import { refuseStep } from './refuseStep.ts';
import { presentConnection } from './present.ts';
import {
  type ConnectionRow,
  findConnectionBetween,
  hasAskedSince,
  insertEvent,
  insertRequest,
  renewRequest,
  updateStatus,
} from './queries.ts';
import { relationOf } from './relationOf.ts';
import { tellOfConnection } from './tellOfConnection.ts';

/** Of one member's requests to another one, one goes out by mail in this time. */
const mailedEveryMs = 24 * 3_600_000;
const noteRule = { kind: 'text', maxLength: maxConnectionNoteLength } as const;

interface Request {
  otherId: number;
  note: string | null;
}

/**
 * Asks a member to connect (decisions §5). Whom they have asked is connected at once; asking again changes nothing. Who
 * may not know of a member, or was blocked by them, is answered as for an unknown id.
 */
export async function requestConnection(
  { sharedLimits }: ConnectionOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<ConnectionRecord> {
  const { db, now, principal, once } = context;
  const { memberId } = principal;
  const wrong = checkField(noteRule, body.note);
  const fields = {
    ...(body.user_id === memberId ? { user_id: [{ id: 'connection.error.user_id.self' }] } : {}),
    ...(wrong ? { note: [{ id: `connection.error.note.${wrong}` }] } : {}),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const request = { otherId: body.user_id, note: normalizeField(noteRule, body.note) || null };

  const relation = await relationOf(db, memberId, request.otherId);
  const judged = judgeRequest(relation?.connection ? connectionState(relation.connection) : null, now);
  const isNew = judged === 'new' || judged === 'unknown';
  if (isNew) {
    if (!principal.isConfirmed) throw new ContractError('email_unconfirmed');
    // Counted for unknown ids as well: what a limit leaves must not tell that one was blocked.
    await sharedLimits.take(context, 'connectionRequestPerMember', String(memberId));
  }
  if (!relation || (isNew && !relation.isVisible)) throw new ContractError('not_found');
  return once(async (transaction) => presentConnection(await settle(transaction, context, request), now));
}

async function settle(db: Connection, context: MemberContext, { otherId, note }: Request): Promise<ConnectionRow> {
  const { now, principal } = context;
  const { memberId } = principal;
  const between = { memberId, otherId };
  const reload = async (): Promise<ConnectionRow> => {
    const row = await findConnectionBetween(db, between);
    if (!row) throw new ContractError('not_found');
    return row;
  };
  const firstId = await insertRequest(db, { senderId: memberId, otherId, note, now });
  if (firstId !== undefined) {
    await insertEvent(db, { connectionId: firstId, actorId: memberId, statusId: 1, now });
    await tellOfConnection(db, context, { id: firstId, otherId, what: 'requested' });
    return reload();
  }
  const row = await findConnectionBetween(db, { ...between, isLocked: true });
  if (!row) throw new ContractError('not_found');
  const state = connectionState(row);
  const { id } = row;
  switch (judgeRequest(state, now)) {
    case 'repeated':
      return row;
    case 'crossing':
      await updateStatus(db, { id, statusId: 2, memberId, isBlocking: false, now });
      await insertEvent(db, { connectionId: id, actorId: memberId, statusId: 2, now });
      await tellOfConnection(db, context, { id, otherId, what: 'accepted' });
      return reload();
    case 'new': {
      // Asking and withdrawing by turns would mail the other one each time.
      const since = new Date(now.getTime() - mailedEveryMs);
      const isMailedBefore = await hasAskedSince(db, { connectionId: id, actorId: memberId, since });
      await renewRequest(db, { id, senderId: memberId, note, now });
      await insertEvent(db, { connectionId: id, actorId: memberId, statusId: 1, now });
      await tellOfConnection(db, context, { id, otherId, what: 'requested', isMailedBefore });
      return reload();
    }
    case 'waits':
      throw refuseStep(row, now, { asks_again_at: asksAgainAt(state, now)?.toISOString() ?? null });
    case 'refused':
      throw refuseStep(row, now);
    default:
      throw new ContractError('not_found');
  }
}
