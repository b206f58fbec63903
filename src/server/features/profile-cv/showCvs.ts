import type { CvList } from '#contract/profileCv.ts';
import type { Connection } from '#server/db/connection.ts';
import { presentCvs } from './present.ts';
import { listCvRows } from './queries.ts';

/** A member's CVs, the newest first. */
export async function showCvs(db: Connection, memberId: number): Promise<CvList> {
  return presentCvs(await listCvRows(db, memberId));
}
