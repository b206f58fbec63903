import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { exportJobKey } from './exportJob.ts';

/** Who sees a member, whether they get the newsletter, and since when the account waits for its end. */
export function getPrivacyRow(db: Connection, memberId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('newsletter_subscribers as n', 'n.email_key', 'a.email_key')
    .select([
      'm.visibility',
      'm.full_name',
      'm.full_name_ar',
      'a.email',
      'a.locale',
      'a.deletion_requested_at',
      'n.id as subscriber_id',
      'n.confirmed_at as subscribed_at',
    ])
    .where('a.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function updateVisibility(
  db: Connection,
  { memberId, visibility, now }: { memberId: number; visibility: string; now: Date },
): Promise<void> {
  await db.updateTable('members').set({ visibility, updated_at: now }).where('id', '=', memberId).execute();
}

/** Asks for the end of an account, or takes that back. False when it stood so already. */
export async function updateDeletionRequest(
  db: Connection,
  { memberId, requestedAt }: { memberId: number; requestedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ deletion_requested_at: requestedAt })
    .where('member_id', '=', memberId)
    .where('deletion_requested_at', requestedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listExportFiles(db: Connection, memberId: number, createdAfter: Date) {
  return db
    .selectFrom('files')
    .select(['id', 'byte_length', 'created_at'])
    .where('owner_member_id', '=', memberId)
    .where('purpose', '=', 'data_export')
    .where('created_at', '>', createdAfter)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** A member's own copy that can still be downloaded. */
export function findExportFile(
  db: Connection,
  { id, memberId, createdAfter }: { id: string; memberId: number; createdAfter: Date },
) {
  return db
    .selectFrom('files')
    .select(['id', 'original_name'])
    .where('id', '=', id)
    .where('owner_member_id', '=', memberId)
    .where('purpose', '=', 'data_export')
    .where('created_at', '>', createdAfter)
    .executeTakeFirst();
}

/** Puts a new copy in the place of earlier ones; their bytes go with the next search for files that nothing names. */
export async function replaceExportFile(
  db: Connection,
  file: { id: string; memberId: number; name: string; byteLength: number; sha256: Buffer; now: Date },
): Promise<void> {
  await db
    .deleteFrom('files')
    .where('owner_member_id', '=', file.memberId)
    .where('purpose', '=', 'data_export')
    .execute();
  await db
    .insertInto('files')
    .values({
      id: file.id,
      purpose: 'data_export',
      content_type: 'application/zip',
      byte_length: file.byteLength,
      width: null,
      height: null,
      sha256: file.sha256,
      original_name: file.name,
      owner_member_id: file.memberId,
      created_at: file.now,
    })
    .execute();
}

/** Whether a copy is being made, or waits for it. */
export async function isExportQueued(db: Connection, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ is_queued: boolean }>`select exists (select from graphile_worker.jobs
    where key = ${exportJobKey(memberId)} and attempts < max_attempts) as is_queued`.execute(db);
  return rows[0]?.is_queued ?? false;
}

/** Accounts whose grace is over. */
export function listAccountsToErase(db: Connection, requestedBefore: Date) {
  return db
    .selectFrom('accounts')
    .select('member_id')
    .where('deletion_requested_at', '<=', requestedBefore)
    .orderBy('deletion_requested_at')
    .limit(500)
    .execute();
}

/** Locks an account whose grace is over; undefined when its owner came back meanwhile. */
export function lockAccountToErase(db: Connection, memberId: number, requestedBefore: Date) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.email', 'a.email_key', 'a.locale', 'm.full_name', 'm.full_name_ar', 'm.avatar_file_id'])
    .where('a.member_id', '=', memberId)
    .where('a.deletion_requested_at', '<=', requestedBefore)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes a member with everything personal; gives the files whose bytes go as well. The audit log keeps the number alone. */
export async function deleteMember(
  db: Connection,
  { memberId, emailKey, avatarFileId }: { memberId: number; emailKey: string; avatarFileId: string | null },
): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select('id')
    .where((file) =>
      file.or([
        file('owner_member_id', '=', memberId),
        ...(avatarFileId === null ? [] : [file('id', '=', avatarFileId)]),
      ]),
    )
    .execute();
  await db.deleteFrom('newsletter_subscribers').where('email_key', '=', emailKey).execute();
  // Answers of writes that the member might have repeated.
  await db.deleteFrom('idempotency_keys').where('endpoint', 'like', `% of ${memberId}`).execute();
  await db.deleteFrom('members').where('id', '=', memberId).execute();
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
  return ids;
}
