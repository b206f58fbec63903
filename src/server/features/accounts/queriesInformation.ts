import { sql } from 'kysely';
import type { AccountInformation } from '#contract/accountData.ts';
import type { Connection } from '#server/db/connection.ts';

export interface InformationRow extends Omit<AccountInformation, 'email_verified' | 'avatar_url'> {
  email_key: string;
  email_confirmed_at: Date | null;
  avatar_file_id: string | null;
}

/** Everything that the form of general information shows. */
export async function getInformation(db: Connection, memberId: number): Promise<InformationRow> {
  const { rows } = await sql<InformationRow>`
    select m.id as user_id, m.full_name, m.full_name_ar, m.family_name, m.display_name, a.form_of_address, a.email,
      a.email_key, a.email_confirmed_at, change.email as email_pending, a.phone_number, m.country, m.city, a.time_zone,
      a.locale, m.avatar_file_id
    from accounts a join members m on m.id = a.member_id left join email_changes change using (member_id)
    where a.member_id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A member without an account is signed in.');
  return row;
}

/** Columns of the public row and of the account, each only where it is to change. */
export interface InformationChange {
  member: Partial<{
    full_name: string;
    full_name_ar: string | null;
    family_name: string | null;
    display_name: string | null;
    country: string | null;
    city: string | null;
  }>;
  account: Partial<{
    form_of_address: string | null;
    phone_number: string | null;
    time_zone: string | null;
    locale: string;
  }>;
}

export async function updateInformation(
  db: Connection,
  memberId: number,
  { member, account, now }: InformationChange & { now: Date },
): Promise<void> {
  if (Object.keys(member).length > 0)
    await db
      .updateTable('members')
      .set({ ...member, updated_at: now })
      .where('id', '=', memberId)
      .execute();
  if (Object.keys(account).length > 0)
    await db
      .updateTable('accounts')
      .set({ ...account, updated_at: now })
      .where('member_id', '=', memberId)
      .execute();
}

/** Puts another picture, or none, in the place of the member's own; gives the id of the one that is gone. */
export async function replaceAvatar(
  db: Connection,
  memberId: number,
  { fileId, now }: { fileId: string | null; now: Date },
): Promise<string | null> {
  const { avatar_file_id: before } = await db
    .selectFrom('members')
    .select('avatar_file_id')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('members').set({ avatar_file_id: fileId, updated_at: now }).where('id', '=', memberId).execute();
  if (before === null) return null;
  await db.deleteFrom('files').where('id', '=', before).where('owner_member_id', '=', memberId).execute();
  return before;
}
