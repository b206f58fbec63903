import type { Connection } from '#server/db/connection.ts';
import { isUuid } from '#server/isUuid.ts';
import { listCvRows } from './queries.ts';

/** One of a member's own CVs by its id as anybody may write it; undefined for any other. */
export async function findOwnCv(db: Connection, memberId: number, id: string) {
  return isUuid(id) ? (await listCvRows(db, memberId)).find((row) => row.id === id) : undefined;
}
