import type { ConnectionItem, listConnections } from '#contract/connections.ts';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import { readStep } from './connectionsAction.ts';

export type ConnectionList = EndpointData<typeof listConnections>;

/** The list once a step was taken: every step leads out of the tab that its button is in. */
export function afterStep(list: ConnectionList, values: PostedValues): ConnectionList {
  const step = readStep(values);
  const item = list.items.find(({ id }) => String(id) === values.id);
  if (step === null || !item) return list;
  const counts = { ...list.counts };
  const from = countOf(item);
  if (from !== null) counts[from] -= 1;
  if (step === 'accept') counts.accepted += 1;
  if (step === 'block') counts.blocked += 1;
  return {
    items: list.items.filter((one) => one !== item),
    meta: { ...list.meta, total: list.meta.total - 1 },
    counts,
  };
}

/** The list with a connection as a refusal says that it stands, with the buttons that fit it. */
export function adoptState(list: ConnectionList, { id }: PostedValues, state: Record<string, unknown>): ConnectionList {
  // What the API says of a connection it refuses to change: part of its record.
  const known = state as Pick<ConnectionItem, 'statusId' | 'status' | 'role' | 'actions'>;
  const change = (item: ConnectionItem) =>
    String(item.id) === id ? { ...item, ...known, can_chat: item.can_chat && known.statusId === 2 } : item;
  return { ...list, items: list.items.map(change) };
}

function countOf({ statusId, role }: ConnectionItem): keyof ConnectionList['counts'] | null {
  if (statusId === 1) return role === 'sender' ? 'sent' : 'received';
  if (statusId === 2) return 'accepted';
  return statusId === 6 ? 'blocked' : null;
}
