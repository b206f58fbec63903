import type { NotificationCounts } from '#contract/notifications.ts';
import type { Connection } from '#server/db/connection.ts';
import { countUnread, type Reader } from './queries.ts';

/** The badges' counts, for the answers of other features that change them. */
export function showCounts(db: Connection, reader: Reader): Promise<NotificationCounts> {
  return countUnread(db, reader);
}
