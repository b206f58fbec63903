import type { ChatStanding } from '#domain/conversation.ts';
import type { StandingRow } from './queries.ts';

/** A row as the rule reads it. */
export function chatStanding(row: StandingRow): ChatStanding {
  return {
    connection:
      row.status_id === null
        ? null
        : {
            statusId: row.status_id,
            isSender: row.is_sender === true,
            hasBlocked: row.has_blocked === true,
            isBlocked: row.is_blocked === true,
            // When one may ask again is nothing to chat.
            declinedAt: null,
            isHidden: row.is_hidden,
          },
    other: row.is_there === null ? 'former' : row.is_there ? 'there' : 'away',
  };
}
