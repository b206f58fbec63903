import type { ConnectionRecord, updateConnection as endpoint } from '#contract/connections.ts';
import type { EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { lockOwnConnection } from './queries.ts';
import { takeStep } from './takeStep.ts';

/** Takes a connection to another status, as its table of steps allows; what holds already is answered again. */
export async function changeConnection(
  context: MemberContext,
  { params, body: { statusId } }: EndpointInput<typeof endpoint>,
): Promise<ConnectionRecord> {
  const { principal, once } = context;
  const id = readId(params.id);
  return once(async (db) => {
    const row = await lockOwnConnection(db, { id, memberId: principal.memberId });
    // What a member must not learn of is as unknown to them as another's.
    if (!row || row.is_hidden) throw new ContractError('not_found');
    return takeStep(db, context, row, statusId);
  });
}
