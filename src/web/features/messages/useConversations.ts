import { useState } from 'react';
import type { Conversation, listConversations } from '#contract/conversations.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import { unreadCounts } from '#web/shell/unreadCounts.ts';
import { useApi } from '#web/shell/useApi.ts';

export type ConversationPage = EndpointData<typeof listConversations>;

/**
 * The list of conversations as it stands: what the page was loaded with, and what was asked since. When something else
 * is unread than before, the header's badge is told anew.
 * @param isNewest false for older conversations, which nothing new comes to.
 */
export function useConversations(loaded: ConversationPage, isNewest: boolean) {
  const api = useApi();
  const [told, setTold] = useState({ of: loaded, list: loaded });
  const list = told.of === loaded ? told.list : loaded;

  const refresh = async (): Promise<void> => {
    if (!isNewest) return;
    try {
      const next = await api.listConversations();
      setTold({ of: loaded, list: next });
      if (unreadIn(next) !== unreadIn(list)) unreadCounts.tell(await api.listNotifications({ query: { per_page: 1 } }));
    } catch {
      // The next look tries again.
    }
  };

  const markRead = (id: number): void =>
    setTold((before) => {
      const { items, has_more } = before.of === loaded ? before.list : loaded;
      return {
        of: loaded,
        list: { items: items.map((one) => (one.id === id ? { ...one, unread_count: 0 } : one)), has_more },
      };
    });

  return { list, refresh, markRead };
}

function unreadIn({ items }: { items: readonly Conversation[] }): string {
  return items.flatMap(({ id, unread_count }) => (unread_count > 0 ? [id] : [])).join();
}
