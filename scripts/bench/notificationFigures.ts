import { createToken, hashToken } from '#server/sessions/secretToken.ts';
import type { BenchServer } from './databases.ts';
import { median, type Report } from './figures.ts';
import { query } from './fillDatabase.ts';
import { startPortal } from './portal.ts';

/** Of one member, in both measurements. */
const own = 10_000;
const all = 1_000_000;
const others = 1_000;
const calls = 80;
const opportunities = 10_000;
const reader = 'told@example.org';

/** What the header and the page of notifications ask. */
const questions = {
  'the bell': '?per_page=1',
  'the first page of notifications': '',
  'their page 100': '?page=100',
} as const;
type Question = keyof typeof questions;

/** Lists and counts of a member with 10,000 notifications: alone with them, then among a million. */
export async function measureNotifications(server: BenchServer, report: Report): Promise<void> {
  const database = await server.open(opportunities);
  try {
    await query(database.url, `delete from members where full_name = 'Told'`);
    await fill(database.url, { from: 0, to: 0, count: own });
    const token = await signIn(database.url);
    const small = await ask(database.url, token);
    await fill(database.url, { from: 1, to: others, count: all - own });
    const large = await ask(database.url, token);
    for (const name of Object.keys(questions) as Question[])
      report({
        name: `${name}, of 1,000,000 beside 10,000 in all, on ${server.name}`,
        value: large[name],
        limit: small[name],
        unit: 'ms',
        goal: { atMost: 2 },
        note: `median of ${calls} calls`,
      });
  } finally {
    await database.close();
  }
}

/** Members by number, and their notifications: a tenth of them unread. */
async function fill(url: string, { from, to, count }: { from: number; to: number; count: number }): Promise<void> {
  await query(
    url,
    `begin;
     with told as (
       insert into members (full_name, is_listed, visibility) select 'Told', false, 'private' from generate_series(${from}, ${to})
       returning id
     )
     insert into accounts (member_id, email, email_key, email_confirmed_at, locale, terms_accepted_at)
       select id, address, address, now(), 'en', now()
       from (select id, ${from === 0 ? `'${reader}'` : `'told.' || id || '@example.org'`} as address from told) addressed;
     create temp table told_ids on commit drop as
       select member_id as id, row_number() over (order by member_id) - 1 as place from accounts
       where email_key ${from === 0 ? `= '${reader}'` : `like 'told.%'`};
     with new_rows as (
       insert into notifications (member_id, type, created_at, read_at)
         select id, case when n % 3 = 0 then 'announcement' else 'application-submitted' end, now() - n * interval '1 minute',
           case when n % 10 = 0 then null else now() end
         from generate_series(1, ${count}) n join told_ids on place = n % ${to - from + 1}
       returning id, member_id, created_at
     )
     insert into notification_events (notification_id, member_id, params, redirect_url, created_at)
       select id, member_id, '{"title": "A title", "message": "A message"}', '/about', created_at from new_rows;
     commit`,
  );
  await query(url, 'vacuum analyze');
}

async function signIn(url: string): Promise<string> {
  const token = createToken();
  await query(
    url,
    `insert into sessions (token_hash, kind, member_id, expires_at)
     select '\\x${hashToken(token).toString('hex')}', 'bearer', member_id, now() + interval '1 day'
     from accounts where email_key = '${reader}'`,
  );
  return token;
}

/** The median time of each question, in milliseconds, on a portal of its own. */
async function ask(databaseUrl: string, token: string): Promise<Record<Question, number>> {
  const portal = await startPortal({ databaseUrl });
  try {
    const times: Record<Question, number[]> = {
      'the bell': [],
      'the first page of notifications': [],
      'their page 100': [],
    };
    for (let call = 0; call < calls; call += 1)
      for (const name of Object.keys(questions) as Question[]) {
        const startedAt = performance.now();
        const response = await fetch(`${portal.url}/api/user-notifications${questions[name]}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${name} was answered with ${response.status}.`);
        times[name].push(performance.now() - startedAt);
      }
    return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)])) as Record<
      Question,
      number
    >;
  } finally {
    await portal.stop();
  }
}
