import { createHash } from 'node:crypto';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { uploadCv as endpoint } from '#contract/profileCv.ts';
import { checkCv, cvFileName, maxCvs } from '#domain/cv.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { storeFile } from '#server/features/files/storeFile.ts';
import { cleanFileName } from '#server/features/files/storePicture.ts';
import { toFieldErrors } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { SharedLimits } from '#server/http/sharedLimits.ts';
import { presentCvs } from './present.ts';
import { insertCv, listCvRows, lockCvs, updateCurrentCv } from './queries.ts';
import { readCv } from './readCv.ts';

export interface CvOptions {
  gateways: Gateways;
  sharedLimits: SharedLimits;
}

/** Keeps a CV that its content shows to be one (decisions §3) and makes it the current one; a refused one leaves no file. */
export async function uploadCv(
  { gateways, sharedLimits }: CvOptions,
  context: MemberContext,
  { files }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once, principal } = context;
  const { memberId } = principal;
  const { file } = files;
  if (!file) throw invalidFields({ file: [{ id: 'cv.error.file.missing' }] });
  await sharedLimits.take(context, 'cvUploadPerMember', String(memberId));
  const checked = checkCv(file.bytes);
  if ('error' in checked) throw invalidFields(toFieldErrors('cv', { file: checked.error }));
  const { type } = checked;
  const sha256 = createHash('sha256').update(file.bytes).digest();
  const name = cvFileName(cleanFileName(file.name), type);
  // Said before anything is read and stored; decided again under the lock.
  const known = refuseTooMany(await listCvRows(db, memberId), { sha256, name });
  const read = known ? null : await readCv(file.bytes);
  if (read && 'error' in read) throw invalidFields(toFieldErrors('cv', { file: read.error }));
  return storeFile(gateways.fileStore, file.bytes, ({ id, attached }) =>
    once(async (transaction) => {
      await lockCvs(transaction, memberId);
      const before = await listCvRows(transaction, memberId);
      const same = refuseTooMany(before, { sha256, name });
      if (!same) {
        attached();
        await insertCv(transaction, {
          id,
          memberId,
          type,
          name,
          byteLength: file.bytes.length,
          sha256,
          text: read?.text ?? '',
          now,
        });
      }
      await updateCurrentCv(transaction, memberId, same?.id ?? id);
      const { items } = presentCvs(await listCvRows(transaction, memberId));
      const cv = items.find((item) => item.id === (same?.id ?? id));
      if (!cv) throw new Error('A CV was kept and is not there.');
      if (!same)
        await writeAuditEvent(transaction, context, { action: 'cv.add', targetType: 'account', targetId: memberId });
      return { cv, items };
    }),
  );
}

interface OfFile {
  sha256: Buffer;
  name: string | null;
}

/** The same file under the same name, if it is there. @throws ContractError when it is another one too many. */
function refuseTooMany<Row extends { sha256: Buffer; original_name: string | null }>(
  rows: readonly Row[],
  { sha256, name }: OfFile,
): Row | undefined {
  const same = rows.find((row) => row.sha256.equals(sha256) && row.original_name === name);
  if (!same && rows.length >= maxCvs)
    throw invalidFields({ file: [{ id: 'cv.error.file.tooMany', values: { max: maxCvs } }] });
  return same;
}
