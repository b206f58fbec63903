import type { FellowTextField } from '#domain/fellow.ts';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { findFellowContact, insertFellowContact } from './queries.ts';

/** What only the secretariat may read (spec §1). */
export const confidentialFields = [
  'phoneNumber',
  'officePhone',
  'currentLocation',
  'emailAddress',
  'officeEmail',
] as const satisfies readonly FellowTextField[];

export type FellowContact = Record<(typeof confidentialFields)[number], string>;

const purpose = 'fellow contact';

/** Seals a fellow's contact details into the one row that holds them. */
export async function keepFellowContact(
  db: Connection,
  secretBox: SecretBox,
  fellowId: number,
  contact: FellowContact,
): Promise<void> {
  const details = Object.fromEntries(confidentialFields.map((field) => [field, contact[field]]));
  await insertFellowContact(db, fellowId, secretBox.seal(purpose, fellowId, JSON.stringify(details)));
}

/**
 * Opens a fellow's contact details; null when there are none. For the secretariat alone: whoever calls it writes the
 * view to the audit log.
 */
export async function openFellowContact(
  db: Connection,
  secretBox: SecretBox,
  fellowId: number,
): Promise<FellowContact | null> {
  const row = await findFellowContact(db, fellowId);
  if (!row) return null;
  return JSON.parse(secretBox.open(purpose, fellowId, { keyId: row.key_id, bytes: row.sealed })) as FellowContact;
}
