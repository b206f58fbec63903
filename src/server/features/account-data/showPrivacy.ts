import type { DataExports, PrivacyState } from '#contract/privacy.ts';
import { deletionGraceMs, exportKeptMs, isVisibility } from '#domain/accountDeletion.ts';
import type { Connection } from '#server/db/connection.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { getPrivacyRow, isExportQueued, listExportFiles } from './queries.ts';

export async function showPrivacy(db: Connection, memberId: number): Promise<PrivacyState> {
  const row = await getPrivacyRow(db, memberId);
  return {
    visibility: isVisibility(row.visibility) ? row.visibility : 'private',
    newsletter: row.subscriber_id === null ? 'off' : row.subscribed_at === null ? 'waiting' : 'on',
    deletion_at: row.deletion_requested_at === null ? null : erasedAt(row.deletion_requested_at).toISOString(),
  };
}

/** When an account whose deletion was asked for is erased. */
export function erasedAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + deletionGraceMs);
}

export async function showExports({ db, now, principal }: MemberContext): Promise<DataExports> {
  const files = await listExportFiles(db, principal.memberId, new Date(now.getTime() - exportKeptMs));
  return {
    is_preparing: await isExportQueued(db, principal.memberId),
    items: files.map(({ id, byte_length, created_at }) => ({
      url: `/files/exports/${id}`,
      created_at: created_at.toISOString(),
      expires_at: new Date(created_at.getTime() + exportKeptMs).toISOString(),
      byte_length,
    })),
  };
}
