import type { updateProfile as endpoint } from '#contract/accountData.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { toCountryCode } from '#domain/countries.ts';
import { parseEmail } from '#domain/email.ts';
import { isTicked, normalizeField } from '#domain/fieldRules.ts';
import {
  type GeneralInformationField,
  generalInformationRules,
  presentFields,
  validateGeneralInformation,
} from '#domain/generalInformation.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { storePicture } from '#server/features/files/storePicture.ts';
import { refuseIfWrong, toFieldErrors, toPictureError } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readPicture } from '#server/imageUpload.ts';
import { findUser } from '#server/sessions/findUser.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { isRecentlyAuthenticated } from '#server/sessions/principal.ts';
import type { AccountOptions } from './accountOptions.ts';
import { getInformation, type InformationChange, replaceAvatar, updateInformation } from './queriesInformation.ts';
import { dropEmailChange, requestEmailChange } from './requestEmailChange.ts';

type Body = EndpointInput<typeof endpoint>['body'];

/** Changes what is present of the member's general information, all of it or nothing (decisions §5). */
export async function updateProfile(
  { config, gateways, sharedLimits }: AccountOptions,
  context: MemberContext,
  { body, files }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once, principal } = context;
  const { memberId } = principal;
  // Of another member's profile nobody learns whether there is one.
  if (body.userId !== undefined && String(body.userId) !== String(memberId)) throw new ContractError('not_found');
  const values = body.country === undefined ? body : { ...body, country: toCountryCode(body.country) };
  const errors = toFieldErrors('account', validateGeneralInformation(values));
  const read = files.avatar ? await readPicture(files.avatar.bytes, 'portrait') : null;
  if (read && 'error' in read) Object.assign(errors, toPictureError('account', 'avatar', read.error));
  refuseIfWrong(errors);

  const before = await getInformation(db, memberId);
  const email = values.email === undefined ? null : parseEmail(normalizeField({ kind: 'email' }, values.email));
  const isNewEmail = email !== null && email.key !== before.email_key;
  if (isNewEmail) {
    if (!isRecentlyAuthenticated(principal, now)) throw new ContractError('reauthentication_required');
    await sharedLimits.take(context, 'confirmationPerMember', String(memberId));
    await sharedLimits.take(context, 'confirmationPerEmailAndDay', email.key);
  }
  const picture = read && 'picture' in read ? read.picture : null;
  const added =
    picture && files.avatar
      ? { picture, purpose: 'member_avatar' as const, upload: files.avatar, ownerMemberId: memberId }
      : null;
  let replacedFileId: string | null = null;
  const answer = await storePicture(gateways.fileStore, added, (attach) =>
    once(async (transaction) => {
      if (isNewEmail) await lockOwnAccount(transaction, context);
      await updateInformation(transaction, memberId, { ...changeOf(values), now });
      if (added || isTicked(body.remove_avatar))
        replacedFileId = await replaceAvatar(transaction, memberId, { fileId: await attach(transaction), now });
      if (isNewEmail) await requestEmailChange(transaction, { config, gateways }, { memberId, email, now });
      else if (email) await dropEmailChange(transaction, memberId, now);
      const { email_pending } = await getInformation(transaction, memberId);
      const user = await findUser(transaction, memberId);
      if (!user) throw new ContractError('unauthenticated');
      await writeAuditEvent(transaction, context, {
        action: isNewEmail ? 'email.change_request' : 'profile.change',
        targetType: 'account',
        targetId: memberId,
        details: { fields: [...presentFields(values), ...(added ? ['avatar'] : [])] },
      });
      return { user, email_pending };
    }),
  );
  // After the commit; should this fail, the hourly search for files that nothing names finds it.
  if (replacedFileId !== null) await gateways.fileStore.remove(replacedFileId);
  return answer;
}

/** The columns that a valid form changes: absent fields none, an emptied one to null. */
function changeOf(values: Body): InformationChange {
  const present = new Set(presentFields(values));
  const textOf = (field: GeneralInformationField): string =>
    normalizeField(generalInformationRules[field], values[field]);
  const optional = <Field extends GeneralInformationField>(...fields: Field[]): Partial<Record<Field, string | null>> =>
    Object.fromEntries(
      fields.filter((field) => present.has(field)).map((field) => [field, textOf(field) || null]),
    ) as Partial<Record<Field, string | null>>;
  return {
    member: {
      ...(present.has('full_name') ? { full_name: textOf('full_name') } : {}),
      ...optional('full_name_ar', 'family_name', 'display_name', 'country', 'city'),
    },
    account: {
      ...(present.has('locale') ? { locale: textOf('locale') } : {}),
      ...optional('form_of_address', 'phone_number', 'time_zone'),
    },
  };
}
