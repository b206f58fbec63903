/** The parts of the page of one's connections, and what each asks the API for. */
export const connectionTabs = {
  connections: { statusId: 2, count: 'accepted' },
  received: { statusId: 1, direction: 'received', count: 'received' },
  sent: { statusId: 1, direction: 'sent', count: 'sent' },
  blocked: { statusId: 6, count: 'blocked' },
} as const;

export type ConnectionTab = keyof typeof connectionTabs;

/** The tab that an address names; the first one where it names none. */
export function readTab(query: URLSearchParams): ConnectionTab {
  const tab = query.get('tab') ?? '';
  return Object.hasOwn(connectionTabs, tab) ? (tab as ConnectionTab) : 'connections';
}

/** The query of a tab's address; the first one has none. */
export function tabQuery(tab: ConnectionTab): { tab?: ConnectionTab } {
  return tab === 'connections' ? {} : { tab };
}
