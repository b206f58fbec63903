import type { MemberContext } from '#server/http/requestContext.ts';
import { listChatting } from './queries.ts';

/** With which of these members the one who asks could chat, were they connected: none where they have no chat themselves. */
export async function showWhoChats(
  { db, principal }: Pick<MemberContext, 'db' | 'principal'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!principal.hasMessaging || ids.length === 0) return new Set();
  return new Set(await listChatting(db, ids));
}
