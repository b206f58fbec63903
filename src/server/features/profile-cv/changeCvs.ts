import { ContractError } from '#contract/errors.ts';
import type { CvList } from '#contract/profileCv.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { presentCvs } from './present.ts';
import { type CvRow, deleteCvFile, listCvRows, lockCvs, updateCurrentCv } from './queries.ts';

/** Makes one of the member's CVs the current one; choosing it again changes nothing. */
export async function chooseCv({ once, principal }: MemberContext, id: string): Promise<CvList> {
  const { memberId } = principal;
  return once(async (transaction) => {
    await lockCvs(transaction, memberId);
    getOwn(await listCvRows(transaction, memberId), id);
    await updateCurrentCv(transaction, memberId, id);
    return presentCvs(await listCvRows(transaction, memberId));
  });
}

/** Deletes one of the member's CVs; of the rest, the newest becomes the current one when the current one went. */
export async function removeCv(fileStore: FileStore, context: MemberContext, id: string): Promise<CvList> {
  const { once, principal } = context;
  const { memberId } = principal;
  const list = await once(async (transaction) => {
    await lockCvs(transaction, memberId);
    const rows = await listCvRows(transaction, memberId);
    const { is_current: wasCurrent } = getOwn(rows, id);
    await deleteCvFile(transaction, memberId, id);
    const newest = rows.find((row) => row.id !== id);
    if (wasCurrent && newest) await updateCurrentCv(transaction, memberId, newest.id);
    const left = presentCvs(await listCvRows(transaction, memberId));
    await writeAuditEvent(transaction, context, { action: 'cv.remove', targetType: 'account', targetId: memberId });
    return left;
  });
  // After the commit; should this fail, the hourly search for files that nothing names finds it.
  await fileStore.remove(id);
  return list;
}

function getOwn(rows: readonly CvRow[], id: string): CvRow {
  const row = isUuid(id) ? rows.find((candidate) => candidate.id === id) : undefined;
  if (!row) throw new ContractError('not_found');
  return row;
}
