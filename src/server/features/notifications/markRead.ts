import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { markNotificationRead, NotificationCounts } from '#contract/notifications.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { countUnread, updateAllAsRead, updateAsRead } from './queries.ts';

/** Marks one's notification as read; another member's is an unknown one. */
export async function markRead(
  { now, once, principal: reader }: MemberContext,
  { params }: EndpointInput<typeof markNotificationRead>,
): Promise<EndpointData<typeof markNotificationRead>> {
  const id = readId(params.id);
  return once(async (db) => {
    const readAt = await updateAsRead(db, { reader, id, now });
    if (!readAt) throw new ContractError('not_found');
    return { id, read_at: readAt.toISOString(), ...(await countUnread(db, reader)) };
  });
}

export async function markAllRead({ now, once, principal: reader }: MemberContext): Promise<NotificationCounts> {
  return once(async (db) => {
    await updateAllAsRead(db, { reader, now });
    return countUnread(db, reader);
  });
}
