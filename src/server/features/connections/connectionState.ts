import type { ConnectionState } from '#domain/connection.ts';
import type { ConnectionRow } from './queries.ts';

/** A row as the rules read it. */
export function connectionState(row: ConnectionRow): ConnectionState {
  return {
    statusId: row.status_id,
    isSender: row.is_sender,
    hasBlocked: row.has_blocked,
    isBlocked: row.is_blocked,
    declinedAt: row.declined_at,
    isHidden: row.is_hidden,
  };
}
