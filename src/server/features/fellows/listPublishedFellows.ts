import type { FellowCard } from '#contract/fellows.ts';
import type { Connection } from '#server/db/connection.ts';
import { presentFellow } from './present.ts';
import { listPublishedFellowRows } from './queries.ts';

/** The newest published fellows, as other pages show them. */
export async function listPublishedFellows(db: Connection, limit: number): Promise<FellowCard[]> {
  return (await listPublishedFellowRows(db, { limit, offset: 0 })).map(presentFellow);
}
