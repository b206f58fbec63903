import type { ConnectionRecord } from '#contract/connections.ts';
import { ContractError } from '#contract/errors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentConnection } from './present.ts';
import { findConnectionBetween, insertBlock, insertEvent } from './queries.ts';
import { relationOf } from './relationOf.ts';
import { takeStep } from './takeStep.ts';

/**
 * Blocks a member whom one sees, or with whom something stands (decisions §5): also where nothing ever stood between the
 * two. The blocked one is told nothing and finds everything as it was.
 */
export async function blockMember(context: MemberContext, userId: number): Promise<ConnectionRecord> {
  const { db: outside, now, principal, once } = context;
  const { memberId } = principal;
  const relation = userId === memberId ? undefined : await relationOf(outside, memberId, userId);
  if (!relation || (!relation.isVisible && !relation.isKnown)) throw new ContractError('not_found');
  const between = { memberId, otherId: userId, isLocked: true };
  return once(async (db) => {
    const newId = await insertBlock(db, { memberId, otherId: userId, now });
    const row = await findConnectionBetween(db, between);
    if (!row) throw new ContractError('not_found');
    if (newId === undefined) return takeStep(db, context, row, 6);
    await insertEvent(db, { connectionId: newId, actorId: memberId, statusId: 6, now });
    return presentConnection(row, now);
  });
}
