import type { Connection } from '#server/db/connection.ts';
import { findSecondFactor } from './queries.ts';

/**
 * Whether what signs in by itself elsewhere, a password or a provider, needs a code here: then it proves nothing by
 * itself either, and who knows it can not switch the second factor off with it (ASVS 7.5.1).
 */
export async function isSecondFactorOn(db: Connection, memberId: number): Promise<boolean> {
  const factor = await findSecondFactor(db, memberId);
  return factor !== undefined && factor.confirmed_at !== null;
}
