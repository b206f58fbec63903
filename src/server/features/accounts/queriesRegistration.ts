import { sql } from 'kysely';
import type { Email } from '#domain/email.ts';
import type { Connection } from '#server/db/connection.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

/** Whoever registers one address, or makes it theirs, takes turns until the commit. */
export async function lockAddress(db: Connection, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 1719))`.execute(db);
}

export async function insertRegisteredMember(
  db: Connection,
  person: RegisteredPerson,
  { email, now }: { email: Email; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('members')
    .values({
      ...columnsOf(person),
      headline_en: null,
      headline_ar: null,
      biography_en: null,
      biography_ar: null,
      organization_id: null,
      city: null,
      avatar_file_id: null,
      is_listed: false,
      visibility: 'members',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('accounts')
    .values({
      member_id: id,
      email: email.address,
      email_key: email.key,
      password_hash: person.password_hash,
      password_changed_at: person.password_hash === null ? null : now,
      locale: person.locale,
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertAreas(db, id, person.thematic_area_ids);
  return id;
}

/** Puts a later registration of an unconfirmed address in the place of the first one. */
export async function replaceRegisteredMember(
  db: Connection,
  memberId: number,
  person: RegisteredPerson,
  now: Date,
): Promise<void> {
  await db
    .updateTable('members')
    // Who sees the profile is for who confirms to choose.
    .set({ ...columnsOf(person), visibility: 'members', updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await db
    .updateTable('accounts')
    .set({
      password_hash: person.password_hash,
      is_password_short: false,
      password_changed_at: now,
      locale: person.locale,
      terms_accepted_at: now,
      updated_at: now,
    })
    .where('member_id', '=', memberId)
    .execute();
  await db.deleteFrom('member_areas').where('member_id', '=', memberId).execute();
  await insertAreas(db, memberId, person.thematic_area_ids);
}

/** Removes an account that nobody confirmed, with its member, since somebody else has shown that the address is theirs. */
export async function deleteUnconfirmedHolder(db: Connection, emailKey: string): Promise<void> {
  await sql`delete from members m using accounts a
    where a.member_id = m.id and a.email_key = ${emailKey} and a.email_confirmed_at is null`.execute(db);
}

function columnsOf({
  full_name,
  full_name_ar,
  family_name,
  country,
  organization_name,
  current_title,
}: RegisteredPerson) {
  return { full_name, full_name_ar, family_name, country, organization_name, current_title };
}

async function insertAreas(db: Connection, memberId: number, areaIds: readonly number[]): Promise<void> {
  if (areaIds.length === 0) return;
  await db
    .insertInto('member_areas')
    .values(areaIds.map((id) => ({ member_id: memberId, thematic_area_id: id })))
    .execute();
}
