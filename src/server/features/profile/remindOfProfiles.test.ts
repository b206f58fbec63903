import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { remindOfProfiles } from './remindOfProfiles.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aNewcomer(locale: 'en' | 'ar' = 'en') {
  const { id, email } = await aMember(app, { locale });
  const { headers } = await aSession(app, id);
  return {
    id,
    email,
    change: (body: unknown) => app.call('PATCH', '/api/notification-preferences', { headers, body }),
    call: (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      app.call(method, `/api/${path}`, { headers, body }),
    readAll: () => app.call('POST', '/api/user-notifications/read-all', { headers }),
    edit: (set: object, days: number) =>
      app.db
        .updateTable('members')
        .set({ ...set, updated_at: inDays(days) })
        .where('id', '=', id)
        .execute(),
    told: async (language: 'en' | 'ar' = 'en'): Promise<string[]> => {
      const { json } = await app.call('GET', '/api/user-notifications', { headers, language });
      return json.data.notifications.map((item: { data: { title: string; message: string; redirect_url: string } }) =>
        [item.data.title, item.data.message.replaceAll(/<\/?bdi>/g, ''), item.data.redirect_url].join(' | '),
      );
    },
  };
}
const run = (days: number) => remindOfProfiles({ db: app.db, log: app.server.log }, inDays(days));

/** A file of a member, stored as uploads are. */
async function aFile(memberId: number, purpose: 'member_avatar' | 'member_cv'): Promise<string> {
  const id = randomUUID();
  await app.db
    .insertInto('files')
    .values({
      id,
      purpose,
      content_type: 'application/pdf',
      byte_length: 1,
      width: null,
      height: null,
      sha256: Buffer.alloc(32),
      original_name: 'cv.pdf',
      owner_member_id: memberId,
      created_at: new Date(),
    })
    .execute();
  return id;
}

test('a member is told how complete their profile is and what it lacks first, once a month, and three times in a row', async () => {
  const member = await aNewcomer();
  await run(2);
  expect(await member.told()).toEqual([]);
  await Promise.all([run(4), run(4)]);
  await run(5);
  const words =
    'Your profile is 5% complete and still lacks 9 things, a photo of you and a headline with your title among them. A fuller profile helps others find you.';
  expect(await member.told()).toEqual([`Complete your profile | ${words} | /my-profile#completion`]);
  expect((await member.told('ar'))[0]).toContain(
    'استكمال ملفك الشخصي | اكتمل 5% من ملفك الشخصي، وتنقصه 9 عناصر، منها: صورة شخصية، وعنوان',
  );
  for (const days of [35, 66, 97, 128]) {
    await member.readAll();
    await run(days);
  }
  expect(await member.told()).toHaveLength(3);

  // A change takes them back; fourteen days after it they begin anew.
  await member.edit({ country: 'QA' }, 140);
  expect(await member.told()).toEqual([]);
  await run(160);
  expect((await member.told())[0]).toContain('10% complete and still lacks 8 things');
});

test('a reminder comes by mail as the member wants, and goes with what it asked for; a complete or hidden profile gets none', async () => {
  const [complete, nearly, off, busy, hidden] = await Promise.all([
    aNewcomer(),
    aNewcomer('ar'),
    aNewcomer(),
    aNewcomer(),
    aNewcomer(),
  ]);
  await hidden.call('PATCH', 'account/privacy', { visibility: 'private' });
  const wants = (channels: object, frequency: string) => ({
    types: [{ type: 'profile-reminder', channels, frequency }],
    time_zone: 'UTC',
  });
  await nearly.change(wants({ email: true }, 'instant'));
  await off.change(wants({ in_app: false, email: false }, 'weekly'));
  for (const { id, edit } of [complete, nearly]) {
    const sections = ['headline_en', 'biography_en', 'current_title', 'country'] as const;
    await edit(
      {
        ...Object.fromEntries(sections.map((column) => [column, column === 'country' ? 'QA' : 'Something'])),
        research_interests: ['Reading'],
        languages: ['ar'],
        has_no_experience: true,
        avatar_file_id: await aFile(id, 'member_avatar'),
      },
      0,
    );
    await app.db
      .insertInto('profile_items')
      .values({ member_id: id, section: 'education', position: 1, title: 'PhD' })
      .execute();
  }
  const addCv = async (memberId: number) =>
    app.db
      .insertInto('member_cvs')
      .values({ file_id: await aFile(memberId, 'member_cv'), member_id: memberId, text: '' })
      .execute();
  await addCv(complete.id);
  await busy.edit({ country: 'QA' }, 3);
  await run(10);

  expect(await Promise.all([complete, off, busy, hidden].map(({ told }) => told()))).toEqual([[], [], [], []]);
  expect(await nearly.told('ar')).toEqual([
    'استكمال ملفك الشخصي | اكتمل 90% من ملفك الشخصي، وينقصه: السيرة الذاتية. والملف المكتمل يسهّل الوصول إليك. | /my-profile/cv',
  ]);
  const [mail, ...more] = await mailsTo(app, nearly.email);
  expect([mail?.subject, more.length]).toEqual(['استكمال ملفك الشخصي', 0]);
  expect(mail?.text?.replaceAll(/[\u2068\u2069]/g, '')).toContain('اكتمل 90% من ملفك الشخصي، وينقصه: السيرة الذاتية.');
  expect(mail?.text).toContain(`${app.config.publicUrl}/ar/my-profile/cv`);

  await addCv(nearly.id);
  expect(await nearly.told()).toEqual([]);
  await run(45);
  expect(await Promise.all([complete, nearly].map(({ told }) => told()))).toEqual([[], []]);
  expect(await busy.told()).toHaveLength(1);
});

test('only what counts for completion is an edit: nothing else takes a reminder back or begins the three anew', async () => {
  const member = await aNewcomer();
  await app.db
    .updateTable('periodic_notices')
    .set({ joined_at: inDays(-200), due_at: inDays(-200) })
    .where('member_id', '=', member.id)
    .execute();
  const interests = (version: number) => ({ section: 'research_interests', data: ['Reading'], version });
  expect((await member.call('POST', 'user-profile', interests(1))).status).toBe(200);
  await app.db
    .updateTable('members')
    .set({ profile_edited_at: inDays(-190) })
    .where('id', '=', member.id)
    .execute();
  for (const days of [-110, -75, -40]) {
    await member.readAll();
    await run(days);
  }
  expect(await member.told()).toHaveLength(3);

  const answers = await Promise.all([
    member.call('PATCH', 'account/privacy', { visibility: 'connections' }),
    member.call('POST', 'update-profile', { phone_number: '+974 55551234', city: 'Doha' }),
    member.change({ time_zone: 'Asia/Qatar' }),
    member.call('POST', 'user-profile', interests(2)),
    member.call('POST', 'user-profile', { section: 'skills', data: ['R'], version: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await run(20);
  expect(await member.told()).toHaveLength(3);

  const education = { organization_name: 'Horizon University', degree_type_id: 8, end_year: 2010, end_month: 6 };
  expect((await member.call('POST', 'user-profile', { section: 'education', data: education })).status).toBe(200);
  expect(await member.told()).toEqual([]);
  await run(60);
  expect((await member.told())[0]).toContain('30% complete');
  await member.call('PATCH', 'account/privacy', { visibility: 'private' });
  expect(await member.told()).toEqual([]);
});

test('a turn that fails is left for a day and keeps nobody else from theirs', async () => {
  const [broken, other] = await Promise.all([aNewcomer(), aNewcomer()]);
  const turnOf = (set: object) =>
    app.db
      .updateTable('periodic_notices')
      .set(set)
      .where('member_id', '=', broken.id)
      .where('type', '=', 'profile-reminder')
      .execute();
  // First in the row, and refused by the database.
  await turnOf({ due_at: inDays(-9) });
  await sql`alter table notifications add constraint broken check (member_id <> ${sql.lit(broken.id)})`.execute(app.db);
  expect(await run(4)).toMatchObject({ failed: 1 });
  expect(await Promise.all([broken, other].map(({ told }) => told()))).toEqual([[], [expect.any(String)]]);
  await sql`alter table notifications drop constraint broken`.execute(app.db);
  expect(await run(4)).toMatchObject({ failed: 0 });
  expect(await broken.told()).toEqual([]);
  await run(6);
  expect(await broken.told()).toHaveLength(1);
});
