import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { submitFellowProfile as endpoint } from '#contract/fellows.ts';
import { toCountryCode } from '#domain/countries.ts';
import { normalizeFellow, validateFellow } from '#domain/fellow.ts';
import type { Config } from '#server/config.ts';
import { storePicture } from '#server/features/files/storePicture.ts';
import { refuseIfWrong, toFieldErrors, toPictureError } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { fellowNoticeMail, fellowReceiptMail } from '#server/gateways/mail/fellowMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { readPicture } from '#server/imageUpload.ts';
import { createReference } from '#server/reference.ts';
import { keepFellowContact } from './fellowContact.ts';
import { insertFellow } from './queries.ts';

/**
 * Takes in a Founding Fellow's profile (spec §5): every rule again, every wrong field at once, the photo drawn anew,
 * contact details sealed. The answer and the mail to the secretariat hold the reference alone.
 */
export async function submitFellowProfile(
  { config, gateways }: { config: Config; gateways: Gateways },
  { once, language }: HandlerContext,
  { body, files }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  // A client may send the country's name.
  const values = { ...body, currentLocation: toCountryCode(body.currentLocation) };
  const errors = toFieldErrors('fellows', validateFellow(values));
  const read = files.photo ? await readPicture(files.photo.bytes, 'portrait') : null;
  if (read && 'error' in read) Object.assign(errors, toPictureError('fellows', 'photo', read.error));
  refuseIfWrong(errors);

  const profile = normalizeFellow(values);
  const picture = read && 'picture' in read ? read.picture : null;
  const added = picture && files.photo ? { picture, purpose: 'fellow_photo' as const, upload: files.photo } : null;
  return storePicture(gateways.fileStore, added, (attach) =>
    once(async (db) => {
      const reference = createReference('FF');
      const photoFileId = await attach(db);
      const id = await insertFellow(db, { ...profile, reference, locale: language, photoFileId });
      await keepFellowContact(db, gateways.secretBox, id, profile);
      const facts = { config, language, reference };
      await gateways.mailQueue.enqueue(
        db,
        fellowReceiptMail(facts, { name: profile.fullName, to: profile.emailAddress }),
      );
      await gateways.mailQueue.enqueue(db, fellowNoticeMail(facts));
      return { reference };
    }),
  );
}
