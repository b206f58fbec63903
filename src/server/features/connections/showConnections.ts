import type { ConnectionItem, listConnections as endpoint } from '#contract/connections.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { showWhoChats } from '#server/features/chat/showWhoChats.ts';
import { showMembersByIds } from '#server/features/members/showMembers.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { prepareSearch } from '#server/search/prepareSearch.ts';
import { presentConnectionItem } from './present.ts';
import { countConnections, listConnections, listMutual } from './queriesList.ts';

/** One page of the member's own connections, with cards of the others and whom both know. */
export async function showConnections(
  context: MemberContext,
  { query }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, principal } = context;
  const { memberId } = principal;
  const { page, per_page: perPage, direction, statusId = 2, q } = query;
  const search = prepareSearch(q, 'member');
  const [list, counts] = await Promise.all([
    listConnections(db, { memberId, statusId, direction, search, page, perPage }),
    countConnections(db, memberId),
  ]);
  const otherIds = list.rows.map((row) => row.other_id);
  const [mutual, chatIds] = await Promise.all([
    // Whom somebody knows is part of their profile.
    listMutual(db, { memberId, otherIds: list.rows.filter((row) => row.is_visible).map((row) => row.other_id) }),
    showWhoChats(context, otherIds),
  ]);
  const mutualIds = [...mutual.values()].flatMap((row) => row.member_ids);
  const cards = await showMembersByIds(context, [...new Set([...otherIds, ...mutualIds])]);
  const items = list.rows.flatMap((row): ConnectionItem[] => {
    const member = cards.get(row.other_id);
    return member ? [presentConnectionItem(row, member, { cards, mutual, chatIds, now })] : [];
  });
  return { items, meta: presentListMeta(list, page, perPage), counts };
}
