import { createHash, randomUUID } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { showAllConnections } from '#server/features/connections/showAllConnections.ts';
import { cleanFileName } from '#server/features/files/storePicture.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { exportReadyMail } from '#server/gateways/mail/accountDataMails.ts';
import { getPrivacyRow, replaceExportFile } from './queries.ts';
import {
  getAccountForExport,
  getProfileForExport,
  getSavedForExport,
  hasAccount,
  listApplicationsForExport,
  listAuditEventsForExport,
  listNotificationsForExport,
  listOwnFiles,
  listSessionsForExport,
} from './queriesExport.ts';
import { listConversationsForExport } from './queriesExportChat.ts';
import { getFollowsForExport } from './queriesExportFollows.ts';

/** Makes a copy of a member's data and tells them by mail. Whoever was erased meanwhile gets none. */
export async function exportMemberData(
  { db, config, gateways }: { db: Connection; config: Config; gateways: Gateways },
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  if (!(await hasAccount(db, memberId))) return;
  const bytes = zipSync(await collect(db, gateways, { memberId, now }));
  const id = randomUUID();
  // A row that does not come leaves bytes that the hourly search removes.
  await gateways.fileStore.write(id, bytes);
  await db.transaction().execute(async (transaction) => {
    await replaceExportFile(transaction, {
      id,
      memberId,
      name: `riwaq-${now.toISOString().slice(0, 10)}.zip`,
      byteLength: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      now,
    });
    const recipient = recipientOf(await getPrivacyRow(transaction, memberId));
    await gateways.mailQueue.enqueue(transaction, exportReadyMail({ config, language: recipient.language }, recipient));
  });
}

/** The files of the ZIP by name: JSON that people and programs can read, and what the member uploaded. */
async function collect(
  db: Connection,
  { fileStore }: Gateways,
  { memberId, now }: { memberId: number; now: Date },
): Promise<Zippable> {
  const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
  const entries: Zippable = {
    'account.json': json(await getAccountForExport(db, memberId)),
    'profile.json': json(await getProfileForExport(db, memberId)),
    'sessions.json': json(await listSessionsForExport(db, memberId)),
    'applications.json': json(await listApplicationsForExport(db, memberId)),
    'saved.json': json(await getSavedForExport(db, memberId)),
    'notifications.json': json(await listNotificationsForExport(db, memberId)),
    'connections.json': json(await showAllConnections(db, memberId, now)),
    'messages.json': json(await listConversationsForExport(db, memberId)),
    'follows.json': json(await getFollowsForExport(db, memberId)),
    'audit.json': json(await listAuditEventsForExport(db, memberId)),
  };
  for (const file of await listOwnFiles(db, memberId)) {
    const bytes = await fileStore.read(file.id);
    const extension = file.content_type.split('/')[1]?.replace(/[^a-z0-9]/g, '') ?? 'bin';
    const name = (file.original_name && cleanFileName(file.original_name)) ?? `${file.purpose}.${extension}`;
    // Compressed already; the id keeps two of one name apart.
    if (bytes) entries[`files/${file.id.slice(0, 8)}-${name}`] = [new Uint8Array(bytes), { level: 0 }];
  }
  return entries;
}
