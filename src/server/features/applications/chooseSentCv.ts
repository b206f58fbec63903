import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { type FieldErrors, invalidFields } from '#contract/errors.ts';
import { checkCv } from '#domain/cv.ts';
import type { Connection } from '#server/db/connection.ts';
import { findOwnCv } from '#server/features/profile-cv/findOwnCv.ts';
import { type CvOptions, uploadCv } from '#server/features/profile-cv/uploadCv.ts';
import { toFieldErrors } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import type { DraftCv } from './queries.ts';

/** A CV that goes with an application, with its bytes. */
export interface SentCv {
  name: string | null;
  contentType: string;
  sha256: Buffer;
  bytes: Uint8Array;
}

/** What is wrong with the chosen CV, before anything is stored. */
export async function checkChosenCv(
  { db, principal }: MemberContext,
  chosen: { file: UploadedFile | undefined; cvId: string },
): Promise<FieldErrors> {
  if (chosen.file) {
    const checked = checkCv(chosen.file.bytes);
    return 'error' in checked ? toFieldErrors('cv', { file: checked.error }) : {};
  }
  const isOwn = chosen.cvId === '' || (await findOwnCv(db, principal.memberId, chosen.cvId)) !== undefined;
  return isOwn ? {} : goneCv;
}

const goneCv: FieldErrors = { cv_id: [{ id: 'apply.error.cvGone' }] };

/**
 * The CV that a draft is to be sent with. One that is gone is kept as what was chosen: the page says so, and nothing else
 * that was typed is lost for it; sending it is refused. Undefined where nothing was said.
 * @throws ContractError 422 for what never was the id of a CV.
 */
export async function chooseDraftCv(
  db: Connection,
  { memberId, cvId, before }: { memberId: number; cvId: string | undefined; before: DraftCv },
): Promise<DraftCv | undefined> {
  if (cvId === undefined) return undefined;
  if (cvId === '') return { id: '', name: null };
  if (!isUuid(cvId)) throw invalidFields(goneCv);
  const own = await findOwnCv(db, memberId, cvId);
  return { id: cvId, name: own ? own.original_name : before.id === cvId ? before.name : null };
}

/** The CV to send: an uploaded one, which becomes one of the member's own, or one of those; null for none. */
export async function takeChosenCv(
  options: CvOptions,
  context: MemberContext,
  chosen: { file: UploadedFile | undefined; cvId: string },
): Promise<SentCv | null> {
  const { db, principal } = context;
  let { cvId } = chosen;
  if (chosen.file) {
    // A write of its own: what follows is answered once by its key, this by the file itself.
    const once: MemberContext['once'] = (effect) => db.transaction().execute(effect);
    cvId = (await uploadCv(options, { ...context, once }, { ...none, files: { file: chosen.file } })).cv.id;
  }
  const row = await findOwnCv(db, principal.memberId, cvId);
  const bytes = row && (await options.gateways.fileStore.read(row.id));
  return bytes ? { name: row.original_name, contentType: row.content_type, sha256: row.sha256, bytes } : null;
}

const none = { params: undefined, query: undefined, body: undefined };
