import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import type { PasswordHasher } from '#server/gateways/passwordHasher.ts';
import { keepDemoApplications } from './demoApplications.ts';
import { keepDemoCv } from './demoCvs.ts';
import { writeDemoProfile } from './demoProfiles.ts';
import { tellDemoMembers } from './demoNotifications.ts';
import { seedDemoConnections } from './demoConnections.ts';
import { seedDemoConversations } from './demoConversations.ts';
import { demoSource } from './demoSource.ts';

/** The demo's accounts (decisions §8): fictional people. */
const people = [
  {
    email: 'layla@example.org',
    full_name: 'Layla Haddad',
    full_name_ar: 'ليلى حدّاد',
    current_title: 'Associate Professor of Educational Psychology',
    headline_en: 'Learning in two languages, from the first year of school on',
    headline_ar: 'التعلّم بلغتين منذ السنة الأولى في المدرسة',
    country: 'JO',
    city: 'Amman',
    areas: [1],
    hasMessaging: true,
    roles: [],
    locale: 'en',
  },
  {
    email: 'omar@example.org',
    full_name: 'Omar Al-Kuwari',
    full_name_ar: 'عمر الكواري',
    current_title: 'باحث في نظم الطاقة',
    headline_en: 'Solar cooling for hot and humid coasts',
    headline_ar: 'التبريد الشمسي في السواحل الحارة الرطبة',
    country: 'QA',
    city: 'الدوحة',
    areas: [2],
    orcid: '0000-0000-0005-0068',
    hasMessaging: true,
    roles: [],
    locale: 'ar',
  },
  {
    email: 'noor@example.org',
    full_name: 'Noor Mansour',
    full_name_ar: 'نور منصور',
    current_title: null,
    headline_en: null,
    headline_ar: null,
    country: 'EG',
    city: null,
    areas: [],
    hasMessaging: false,
    roles: [],
    locale: 'en',
  },
  {
    email: 'staff@example.org',
    full_name: 'Salma Riyadi',
    full_name_ar: 'سلمى الريادي',
    current_title: null,
    headline_en: null,
    headline_ar: null,
    country: 'QA',
    city: null,
    areas: [],
    hasMessaging: true,
    roles: ['owner'],
    locale: 'en',
  },
];

/** Remembers which password the accounts have: hashing four again at each start would take a while. */
const passwordKey = 'demo_password_sha256';

/**
 * Gives a demo its accounts, and the password of the settings (or one made once and kept in DATA_DIR) when it is
 * another. Null where there is no demo: these accounts never get into a real database.
 */
export async function prepareDemoAccounts(
  db: Connection,
  { config, passwords, fileStore }: { config: Config; passwords: PasswordHasher; fileStore: FileStore },
): Promise<{ emails: string[]; password: string } | null> {
  const demo = await db
    .selectFrom('organizations')
    .select('id')
    .where('source', '=', demoSource)
    .limit(1)
    .executeTakeFirst();
  if (!demo) return null;
  const password = config.demoPassword ?? keptPassword(config.dataDir);
  const digest = createHash('sha256').update(password).digest('hex');
  const known = await db.selectFrom('global_keys').select('value').where('key', '=', passwordKey).executeTakeFirst();
  if (known?.value !== digest) {
    const hash = await passwords.hash(password);
    await db.transaction().execute(async (transaction) => {
      for (const person of people) await keepPerson(transaction, person, hash);
    });
    await keepDemoCv(db, fileStore, 'layla@example.org');
    await db.transaction().execute(async (transaction) => {
      // After the profiles and the CV: what a profile lacks is told of it as it stands.
      await tellDemoMembers(transaction, new Date());
      await transaction
        .insertInto('global_keys')
        .values({ key: passwordKey, value: JSON.stringify(digest), is_front: false })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(digest) }))
        .execute();
    });
  }
  await seedDemoConnections(db, new Date());
  await seedDemoConversations(db, new Date());
  return { emails: people.map(({ email }) => email), password };
}

async function keepPerson(db: Connection, person: (typeof people)[number], passwordHash: string): Promise<void> {
  const { email, hasMessaging, roles, locale, areas, orcid, ...row } = { orcid: undefined, ...person };
  const known = await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, is_password_short: false })
    .where('email_key', '=', email)
    .returning('member_id')
    .executeTakeFirst();
  if (known) return;
  const isListed = row.headline_en !== null;
  const { id } = await db
    .insertInto('members')
    .values({
      ...row,
      biography_en: null,
      biography_ar: null,
      organization_id: null,
      organization_name: null,
      avatar_file_id: null,
      is_listed: isListed,
      visibility: isListed ? 'public' : 'members',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (areas.length > 0)
    await db
      .insertInto('member_areas')
      .values(areas.map((area) => ({ member_id: id, thematic_area_id: area })))
      .execute();
  await db
    .insertInto('accounts')
    .values({
      member_id: id,
      email,
      email_key: email,
      email_confirmed_at: new Date(),
      password_hash: passwordHash,
      locale,
      messaging_system: hasMessaging,
      roles,
      terms_accepted_at: new Date(),
    })
    .execute();
  await writeDemoProfile(db, email, id);
  // After the profile, which goes along.
  await keepDemoApplications(db, { email, memberId: id, now: new Date() });
  if (orcid !== undefined)
    await db.insertInto('provider_identities').values({ provider: 'orcid', subject: orcid, member_id: id }).execute();
}

function keptPassword(dataDir: string): string {
  const file = join(dataDir, 'demo-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
