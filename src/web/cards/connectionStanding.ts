import type { ConnectionRecord } from '#contract/connections.ts';

/** What a connection is to the member who looks, in the words of `connection.state.*`; null where there is none. */
export function connectionStanding(
  connection: Pick<ConnectionRecord, 'statusId' | 'role'> | null,
): 'sent' | 'received' | 'connected' | 'blocked' | null {
  switch (connection?.statusId) {
    case 1:
      return connection.role === 'sender' ? 'sent' : 'received';
    case 2:
      return 'connected';
    case 6:
      return 'blocked';
    default:
      return null;
  }
}
