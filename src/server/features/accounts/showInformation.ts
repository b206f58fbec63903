import type { AccountInformation } from '#contract/accountData.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { getInformation } from './queriesInformation.ts';

/** A member's general information, to themself alone. */
export async function showInformation({ db, principal }: MemberContext): Promise<AccountInformation> {
  const row = await getInformation(db, principal.memberId);
  return {
    user_id: row.user_id,
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    family_name: row.family_name,
    display_name: row.display_name,
    form_of_address: row.form_of_address,
    email: row.email,
    email_verified: row.email_confirmed_at !== null,
    email_pending: row.email_pending,
    phone_number: row.phone_number,
    country: row.country,
    city: row.city,
    time_zone: row.time_zone,
    locale: row.locale,
    avatar_url: row.avatar_file_id === null ? null : `/files/${row.avatar_file_id}`,
  };
}
