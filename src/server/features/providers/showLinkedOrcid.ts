import type { SecurityState } from '#contract/secondFactor.ts';
import type { Connection } from '#server/db/connection.ts';
import { orcidProvider } from './providerOptions.ts';
import { findIdentity } from './queries.ts';

/** The iD that a member is linked to; null for none. */
export async function showLinkedOrcid(db: Connection, memberId: number): Promise<SecurityState['orcid']> {
  const identity = await findIdentity(db, orcidProvider, memberId);
  return identity ? { id: identity.subject, linked_at: identity.created_at.toISOString() } : null;
}
