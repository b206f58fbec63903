import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpointPaths } from '#contract/endpointPaths.ts';
import { readConfig } from '#server/config.ts';
import { SecretBox } from '#server/secretBox.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { fellowFields, postFellow, recipientOf, sentMails } from '#tests/fixtures/visitorForms.ts';
import { openFellowContact } from './fellowContact.ts';

// Test plan T10: a fellow whose every confidential detail is unique, looked for everywhere it must not be.

const confidential = {
  phoneNumber: '+974 55091774411',
  officePhone: '+966 50331862299',
  emailAddress: 'canary.fellow@mail-canary.example',
  officeEmail: 'canary.office@office-canary.example',
  currentLocation: 'TV',
};
const homepage = 'canary-homepage.example/noor';
const canaries = [
  '55091774411',
  '50331862299',
  'canary.fellow',
  'mail-canary',
  'canary.office',
  'office-canary',
  'Tuvalu',
  'توفالو',
  'GPS-CANARY',
];

let app: TestApp;
let logged = '';
let reference: string;

beforeAll(async () => {
  const write = process.stdout.write.bind(process.stdout);
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    logged += chunk.toString();
    return write(chunk);
  });
  app = await testApp({ env: { LOG_LEVEL: 'trace' } });
  const photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#0f5c63' } })
    .withExif({ IFD0: { ImageDescription: 'GPS-CANARY' } })
    .jpeg()
    .toBuffer();
  const submit = () =>
    postFellow(
      app,
      { ...fellowFields, ...confidential, homepage, biography: 'A biography of a dozen letters.' },
      { bytes: photo },
      { key: 'canary', language: 'ar' },
    );
  const { json } = await submit();
  reference = json.data.reference;
  await submit();
  // Refused too, so that the words of errors are searched as well.
  const headers = {
    'sec-fetch-site': 'same-origin',
    cookie: '__Host-session=cookie-canary',
    authorization: 'Bearer bearer-canary',
  };
  await postFellow(app, { ...confidential, fullName: '' }, undefined, { headers });
});

afterAll(() => app.close());

const found = (place: string) => canaries.filter((canary) => place.includes(canary));

describe('what a fellow tells in confidence', () => {
  test('is in no table, sealed rows and queued mails included', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(app.db);
      // A bytea is printed in hexadecimal.
      const text = rows
        .map(({ row }) => `${row}${Buffer.from(row.replaceAll(/[^0-9a-f]/g, ''), 'hex').toString('latin1')}`)
        .join('\n');
      expect([name, found(text)]).toEqual([name, []]);
    }
  });

  test('opens for the secretariat, for that fellow alone', async () => {
    const secretBox = new SecretBox(readConfig({ DATA_DIR: app.dataDir }).secretKey);
    const { id } = await app.db
      .selectFrom('fellows')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(await openFellowContact(app.db, secretBox, id)).toEqual(confidential);
    expect(await openFellowContact(app.db, secretBox, id + 1)).toBeNull();
    const other = await postFellow(app, fellowFields);
    const row = await app.db
      .selectFrom('fellow_contacts')
      .selectAll()
      .where('fellow_id', '=', id)
      .executeTakeFirstOrThrow();
    const moved = await app.db
      .selectFrom('fellows')
      .select('id')
      .where('reference', '=', other.json.data.reference)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('fellow_contacts').set({ sealed: row.sealed }).where('fellow_id', '=', moved.id).execute();
    await expect(openFellowContact(app.db, secretBox, moved.id)).rejects.toThrow('It does not belong to');
  });

  test('is in no answer of the API, before and after the profile is published', async () => {
    const gets = Object.values(endpointPaths).filter(([method]) => method === 'GET');
    for (const status of ['received', 'published'] as const) {
      await app.db
        .updateTable('fellows')
        .set({ status, published_at: new Date() })
        .where('reference', '=', reference)
        .execute();
      for (const [, template] of gets) {
        for (const language of ['en', 'ar'] as const) {
          const path = template.replace(':id', '1').replace(':slug', 'home').replace(':category', 'research');
          const { text } = await app.call('GET', path, { language });
          expect([path, found(text)]).toEqual([path, []]);
          expect(text).not.toContain('canary-homepage');
        }
      }
    }
  });

  test('the web page shows only where the secretariat ticked it, as a link', async () => {
    await app.db.updateTable('fellows').set({ is_homepage_public: true }).where('reference', '=', reference).execute();
    const { json } = await app.call('GET', '/api/fellows');
    expect(json.data.items[0].homepage).toBe(`https://${homepage}`);
  });

  test('is in mails to the fellow’s own address alone; the secretariat gets the reference and a link', async () => {
    const mails = (await sentMails(app)).filter((mail) => `${mail.text}`.includes(reference));
    expect(mails.map((mail) => recipientOf(mail) ?? '').sort((a, b) => (a < b ? -1 : 1))).toEqual([
      confidential.emailAddress,
      'secretariat@localhost',
    ]);
    for (const mail of mails) {
      const headers = mail.headerLines.filter(({ key }) => key !== 'to').map(({ line }) => line);
      expect(found(`${headers.join('\n')}${mail.text}${mail.html}`)).toEqual([]);
      expect(mail.subject).toContain(reference);
    }
    const notice = mails.find((mail) => recipientOf(mail) === 'secretariat@localhost');
    expect(notice?.text).toContain(`http://localhost:3000/ar/back-office/founding-fellows/${reference}`);
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/Noor Test|Professor|Example University|biography of a dozen/);
  });

  test('is in no file but the fellow’s own mail', () => {
    const files = readdirSync(app.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(app.dataDir, name)).isFile(),
    );
    const hits = files.filter((name) => found(readFileSync(join(app.dataDir, name), 'latin1')).length > 0);
    expect(files.some((name) => name.startsWith('files/'))).toBe(true);
    expect(hits.filter((name) => !name.startsWith('outbox/'))).toEqual([]);
    expect(hits).toHaveLength(1);
  });

  test('is in no line of the log, at its most talkative', () => {
    expect(logged).toContain('"level":');
    expect(found(logged)).toEqual([]);
    expect(logged).not.toMatch(/cookie-canary|bearer-canary/);
  });
});
