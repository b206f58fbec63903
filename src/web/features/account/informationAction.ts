import { dialCodeOfOption, joinPhone } from '#domain/phone.ts';
import { accountAction } from '#web/shell/account/accountAction.ts';

/** The fields of the general information that are one text each, in the form's order. */
export const informationFields = [
  'full_name',
  'full_name_ar',
  'family_name',
  'display_name',
  'form_of_address',
  'email',
  'country',
  'city',
  'time_zone',
  'locale',
] as const;

/** Answers the forms of the general information: the fields, and the picture by itself, since a file can not wait for a proof. */
export const informationAction = accountAction<never>(async (api, values, { avatar }) => {
  if (values.intent === 'picture') {
    if (!avatar) return { missing: { avatar: 'account.error.avatar.required' } };
    await api.updateProfile({ body: {}, files: { avatar } });
    return { done: 'picture' };
  }
  if (values.intent === 'removePicture') {
    await api.updateProfile({ body: { remove_avatar: true } });
    return { done: 'picture' };
  }
  const body = Object.fromEntries(informationFields.map((field) => [field, values[field] ?? '']));
  const phone = joinPhone(dialCodeOfOption(values.phone_number_code ?? ''), values.phone_number ?? '');
  const { email_pending: pending } = await api.updateProfile({ body: { ...body, phone_number: phone } });
  return { done: pending === null ? 'information' : 'emailPending' };
});
