import { createToken, hashToken } from '#server/sessions/secretToken.ts';
import type { BenchServer } from './databases.ts';
import type { Report } from './figures.ts';
import { query } from './fillDatabase.ts';
import { startPortal } from './portal.ts';

const members = 100_000;
const connections = 1_000_000;
/** Of whom each is asked about once for each question; the first of them knows five thousand others. */
const askers = 40;
const heavyConnections = 5_000;
const opportunities = 10_000;

/** What a member asks of a network of this size. `{other}` is somebody with whom they have friends in common. */
const questions = {
  'own connections': '/api/connections',
  'own connections, searched': '/api/connections?q=known',
  'mutual connections with one': '/api/members/{other}/relation',
  'recommended members': '/api/recommendations?kind=members',
  'recommended organizations': '/api/recommendations?kind=organizations',
  'recommended opportunities': '/api/recommendations?kind=opportunities',
} as const;

/** Lists, mutual counts and recommendations of one member among 100,000 with 1,000,000 connections. */
export async function measureConnections(server: BenchServer, limitMs: number, report: Report): Promise<void> {
  const database = await server.open(opportunities);
  try {
    const [row] = await query(database.url, 'select count(*) as count from connections');
    if (Number(row?.['count']) < connections / 2) await fill(database.url);
    const people = await signIn(database.url);
    const portal = await startPortal({ databaseUrl: database.url });
    try {
      for (const [name, path] of Object.entries(questions)) {
        // Once before it counts: plans and pages of the tables are in memory then, as they are in a portal that runs.
        await askAll(portal.url, path, people.slice(0, 5));
        const times = await askAll(portal.url, path, people);
        report({
          name: `${name}, p95, on ${server.name}`,
          value: percentile(times, 95),
          unit: 'ms',
          goal: { atMost: limitMs },
          note: `p50 ${percentile(times, 50).toFixed(1)} ms; with ${heavyConnections} connections ${(times[0] ?? Number.NaN).toFixed(1)}`,
        });
      }
    } finally {
      await portal.stop();
    }
  } finally {
    await database.close();
  }
}

/** Random graphs by SQL alone; without the triggers of the tables, which would prepare searches that nobody makes here. */
async function fill(url: string): Promise<void> {
  await query(
    url,
    `begin;
     alter table members disable trigger user;
     alter table accounts disable trigger user;
     alter table member_areas disable trigger user;
     insert into members (full_name, country, organization_id, area_ids, research_interests, languages, name_words, search_vector, is_listed)
       select 'Known ' || n, (array['QA','EG','MA','JO','OM','SA','TN','LB'])[1 + n % 8], 1 + n % 50, array[1 + n % 5, 1 + (n + 2) % 5]::smallint[],
         array['topic ' || n % 500, 'topic ' || n % 333], array['ar', 'en'], 'known', to_tsvector('simple', 'known'), true
       from generate_series(1, ${members}) n;
     insert into accounts (member_id, email, email_key, email_confirmed_at, locale, terms_accepted_at)
       select id, 'known.' || id || '@example.org', 'known.' || id || '@example.org', now(), 'en', now()
       from members where full_name like 'Known %';
     insert into member_areas (member_id, thematic_area_id)
       select id, area from members, unnest(area_ids) area where full_name like 'Known %' on conflict do nothing;
     insert into connections (low_member_id, high_member_id, status_id, sender_id, requested_at, changed_at)
       select distinct on (least(a, b), greatest(a, b)) least(a, b), greatest(a, b), case when n % 20 = 0 then 1 else 2 end, a, now() - n * interval '1 second', now() - n * interval '1 second'
       from (
         select n, first + floor(random() * ${members})::bigint as a, first + floor(random() * ${members})::bigint as b
         from generate_series(1, ${connections}) n, (select min(id) as first from members where full_name like 'Known %') ids
         union all
         select n, first, first + n * 7 from generate_series(1, ${heavyConnections}) n, (select min(id) as first from members where full_name like 'Known %') ids
       ) pairs where a <> b;
     alter table members enable trigger user;
     alter table accounts enable trigger user;
     alter table member_areas enable trigger user;
     commit`,
  );
  await query(url, 'vacuum analyze');
}

interface Asker {
  token: string;
  other: number;
}

async function signIn(url: string): Promise<Asker[]> {
  const rows = await query(
    url,
    `with ids as (select min(id) as first from members where full_name like 'Known %'),
     asking as (select case when n = 0 then first else first + floor(random() * ${members - 1})::bigint end as id from ids, generate_series(0, ${askers - 1}) n)
     select distinct on (asking.id) asking.id, ids.first,
       (select t.high_member_id from connections c join connections t on t.low_member_id = c.high_member_id and t.status_id = 2
        where c.low_member_id = asking.id and c.status_id = 2 limit 1) as other
     from asking, ids order by asking.id`,
  );
  return Promise.all(
    rows.map(async (row) => {
      const token = createToken();
      await query(
        url,
        `insert into sessions (token_hash, kind, member_id, expires_at)
         values ('\\x${hashToken(token).toString('hex')}', 'bearer', ${Number(row['id'])}, now() + interval '1 day')`,
      );
      const first = Number(row['first']);
      return { token, other: Number(row['other'] ?? (Number(row['id']) === first ? first + 1 : first)) };
    }),
  );
}

/** One after the other: the time of each. */
async function askAll(url: string, path: string, people: readonly Asker[]): Promise<number[]> {
  const times: number[] = [];
  for (const { token, other } of people) {
    const startedAt = performance.now();
    const response = await fetch(url + path.replace('{other}', String(other)), {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
