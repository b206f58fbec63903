import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { submitJoinRequest as endpoint } from '#contract/visitorForms.ts';
import { normalizeForm } from '#domain/checkForm.ts';
import { toCountryCode } from '#domain/countries.ts';
import { joinRules, parseAreaIds, validateJoinRequest } from '#domain/joinRequest.ts';
import type { Config } from '#server/config.ts';
import { storePicture } from '#server/features/files/storePicture.ts';
import { refuseIfWrong, toFieldErrors, toPictureError } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { joinNoticeMail, joinReceiptMail } from '#server/gateways/mail/joinMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { readPicture } from '#server/imageUpload.ts';
import { createReference } from '#server/reference.ts';
import { insertJoinRequest, listAreaIds } from './queries.ts';

/** Takes in an organization's request to join: every rule again, every wrong field at once, the logo drawn anew. */
export async function submitJoinRequest(
  { config, gateways }: { config: Config; gateways: Gateways },
  { db, now, once, language }: HandlerContext,
  { body, files }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  // A client may send the country's name.
  const values = { ...body, country: toCountryCode(body.country) };
  const errors = toFieldErrors('join', validateJoinRequest(values, await listAreaIds(db)));
  const read = files.logo ? await readPicture(files.logo.bytes, 'logo') : null;
  if (read && 'error' in read) Object.assign(errors, toPictureError('join', 'logo', read.error));
  refuseIfWrong(errors);
  const proof = await gateways.captcha.check(db, body, now);

  const request = normalizeForm(joinRules, values);
  const picture = read && 'picture' in read ? read.picture : null;
  const added = picture && files.logo ? { picture, purpose: 'join_request_logo' as const, upload: files.logo } : null;
  return storePicture(gateways.fileStore, added, (attach) =>
    once(async (transaction) => {
      await gateways.captcha.spend(transaction, proof);
      const reference = createReference('JR');
      const logoFileId = await attach(transaction);
      const thematicAreaIds = parseAreaIds(body.thematic_area_ids) ?? [];
      await insertJoinRequest(transaction, { ...request, reference, thematicAreaIds, logoFileId, locale: language });
      const facts = { config, language, reference };
      const names = { en: request.organization_name_en, ar: request.organization_name_ar };
      const organization = (language === 'ar' ? names.ar || names.en : names.en || names.ar) || '';
      await gateways.mailQueue.enqueue(transaction, joinNoticeMail(facts, { ...request, organization }));
      await gateways.mailQueue.enqueue(transaction, joinReceiptMail(facts, request.email));
      return { reference };
    }),
  );
}
