import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { deleteNotification as endpoint } from '#contract/notifications.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { countUnread, hideNotification } from './queries.ts';

/** Deletes one's notification; once more changes nothing. Another member's is an unknown one. */
export async function deleteNotification(
  { now, once, principal }: MemberContext,
  { params }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const id = readId(params.id);
  return once(async (db) => {
    if (!(await hideNotification(db, { memberId: principal.memberId, id, now }))) throw new ContractError('not_found');
    return { id, ...(await countUnread(db, principal)) };
  });
}
