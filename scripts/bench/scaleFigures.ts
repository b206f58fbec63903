import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median } from './figures.ts';
import { query } from './fillDatabase.ts';
import { type BenchPortal, startPortal } from './portal.ts';
import { processorTime } from './processorTime.ts';

const list = '/api/job-opportunities';
const options = `${list}/filters`;
const few = { research: 'research', tenth: 'tenth', midway: 'midway', seldom: 'seldom', singular: 'singular' };
const arabic = { research: 'بحث', tenth: 'عاشر', midway: 'وسيط', seldom: 'نادر', singular: 'فريد' };

/** Every kind of list and search that pages issue, by name. */
const questions: Record<string, string> = {
  'list, closing first': list,
  'list, newest first': `${list}?sort=newest`,
  'list, page 80': `${list}?page=80`,
  'list of closed ones': `${list}?state=closed`,
  'list of all': `${list}?state=all`,
  'list of a country': `${list}?country=QA`,
  'list of a rare country': `${list}?country=DE`,
  'list of a kind and a mode': `${list}?cat=grant&mode=remote`,
  'list of a rare country and a kind': `${list}?country=DE&cat=grant`,
  'the same, newest first': `${list}?country=DE&cat=grant&sort=newest`,
  'the same, closed': `${list}?country=DE&cat=grant&state=closed`,
  'list of four filters that few rows pass': `${list}?country=DE&cat=volunteering&mode=remote&tas=[5]`,
  'the same four, closed': `${list}?country=DE&cat=volunteering&mode=remote&tas=[5]&state=closed`,
  'list of two kinds, three countries, two areas': `${list}?country=FR&country=DE&country=US&cat=grant&cat=award&tas=[1,2]`,
  'list of an area and a country': `${list}?tas=[2]&country=QA`,
  'list of many filters': `${list}?country=QA&country=SA&cat=position&cat=grant&mode=remote&tas=[1,2]&isProgram=true`,
  'list of an area': `${list}?tas=[2]`,
  'list of an area in a category': `${list}/ta-slug/sustainability?agsCat=research`,
  'page 40 of an area': `${list}?tas=[2]&page=40`,
  'list of an organization': `${list}?partner=900`,
  'list of an organization with many': `${list}?partner=1`,
  'list of an organization with many and a mode': `${list}?partner=1&mode=remote`,
  'list of a category': `${list}?agsCat=research`,
  options: options,
  'options of a country': `${options}?country=QA`,
  'options of a rare country and a kind': `${options}?country=DE&cat=grant`,
  'options with three selected': `${options}?country=QA&cat=grant&tas=[2]`,
  'options with all selected': `${options}?country=QA&cat=grant&tas=[2]&partner=1&mode=remote&isProgram=false&agsCat=research`,
  'options of many filters': `${options}?country=QA&country=SA&cat=position&cat=grant&mode=remote&tas=[1,2]`,
  home: '/api/home',
  'one opportunity': `${list}/5000`,
  'related ones': `${list}/related/5000`,
  'an organization': '/api/organizations/1',
  'list of organizations': '/api/organizations',
  'search for organizations': '/api/organizations?q=university',
  'list of members': '/api/members',
  ...wordQuestions('English', few),
  ...wordQuestions('Arabic', arabic),
  'search for nothing that is there': `${list}?q=zzyqxw`,
  'search for two words': `${list}?q=research%20tenth`,
  'search in a country': `${list}?q=tenth&country=QA`,
  'search for a word in 10 % and one in 1 %': `${list}?q=tenth%20midway`,
  'search for a word in 55 % in a rare country and a kind': `${list}?q=research&country=DE&cat=grant`,
  'the same search, by deadline': `${list}?q=research&country=DE&cat=grant&sort=closing`,
  'the same search, closed': `${list}?q=research&country=DE&cat=grant&state=closed`,
  'search for a word in 10 % in a rare country and a kind': `${list}?q=tenth&country=DE&cat=grant`,
  'search for a word in 55 % of an organization': `${list}?q=research&partner=900`,
  'search for a word in 1 %, by deadline': `${list}?q=midway&sort=closing`,
  'search, by deadline': `${list}?q=research&sort=closing`,
  'search, newest first': `${list}?q=research&sort=newest`,
  'search among closed ones': `${list}?q=tenth&state=closed`,
};

function wordQuestions(language: string, words: Record<string, string>): Record<string, string> {
  const shares = { research: '55 %', tenth: '10 %', midway: '1 %', seldom: '0.1 %', singular: '20 rows' };
  return Object.fromEntries(
    Object.entries(shares).flatMap(([word, share]) => {
      const q = `?q=${encodeURIComponent(words[word] ?? '')}`;
      return [
        [`search for a word in ${share}, ${language}`, list + q],
        [`options of a word in ${share}, ${language}`, options + q],
      ];
    }),
  );
}

const repeats = 75;
const warmups = 12;
/** A portal without visitors takes less processor time than this in a second; longer than this is not waited for. */
const quietMs = 20;
const maxUnquietSeconds = 90;

/**
 * What a question costs with one visitor, the median of some calls after a few to warm up, in milliseconds: processor
 * time of the whole request (the portal and its database), of the database alone, and how long the visitor waits.
 */
export interface Cost {
  request: number;
  database: number;
  time: number;
}

/**
 * Asks every question of a portal on each of the databases, one call here and one there, so that a busy moment of the
 * machine falls on all sizes alike. `databases`: their addresses by size; so is the answer, with costs by question.
 */
export async function measureQuestions(
  databases: ReadonlyMap<number, string>,
): Promise<Map<number, Map<string, Cost>>> {
  const portals: Asked[] = [];
  try {
    for (const [size, databaseUrl] of databases)
      portals.push({ ...(await startPortal({ databaseUrl })), size, databaseUrl, costs: new Map() });
    for (const portal of portals) await untilQuiet(portal);
    for (const [name, address] of Object.entries(questions)) {
      const taken = new Map(portals.map((portal) => [portal, { request: [], database: [], time: [] } as Taken]));
      for (let call = -warmups; call < repeats; call += 1) {
        for (const [portal, costs] of taken) {
          const cost = await askOnce(portal, address, call === 0);
          if (call >= 0) for (const kind of costKinds) costs[kind].push(cost[kind]);
        }
      }
      for (const [{ costs }, { request, database, time }] of taken)
        costs.set(name, { request: median(request), database: median(database), time: median(time) });
    }
    return new Map(portals.map(({ size, costs }) => [size, costs]));
  } finally {
    await Promise.allSettled(portals.map(async (portal) => portal.stop()));
  }
}

type Taken = Record<keyof Cost, number[]>;
const costKinds = ['request', 'database', 'time'] as const;

interface Asked extends BenchPortal {
  size: number;
  databaseUrl: string;
  costs: Map<string, Cost>;
  /** Asked for once the pool has opened its connections. */
  backends?: number[];
}

async function askOnce(portal: Asked, address: string, isFirstMeasured: boolean): Promise<Cost> {
  if (isFirstMeasured || !portal.backends) portal.backends = await backendsOf(portal.databaseUrl);
  const [portalBefore, databaseBefore] = [processorTime([portal.pid]) ?? 0, processorTime(portal.backends) ?? 0];
  const startedAt = performance.now();
  const answer = await fetch(portal.url + address);
  await answer.arrayBuffer();
  const time = performance.now() - startedAt;
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  // The portal has still to tidy up after its answer.
  await sleep(1);
  const database = (processorTime(portal.backends) ?? 0) - databaseBefore;
  return { request: database + (processorTime([portal.pid]) ?? 0) - portalBefore, database, time };
}

/** A portal that starts does first what its jobs missed, beside which nothing can be measured. */
async function untilQuiet({ databaseUrl, pid }: Asked): Promise<void> {
  for (let second = 0; second < maxUnquietSeconds; second += 1) {
    const processes = [pid, ...(await backendsOf(databaseUrl))];
    const before = processorTime(processes) ?? 0;
    await sleep(1000);
    if ((processorTime(processes) ?? 0) - before < quietMs) return;
  }
}

/** The processes of the database that work for the portal. */
async function backendsOf(databaseUrl: string): Promise<number[]> {
  const rows = await query(
    databaseUrl,
    "select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => Number(pid));
}

/** Each question at the greatest size beside the smallest: processor time of the request, or time where nothing tells it. */
export function scaleFigures(bySize: Map<number, Map<string, Cost>>, serverName: string): Figure[] {
  const sizes = [...bySize.keys()].toSorted((a, b) => a - b);
  const [small, large] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  if (small === large) return [];
  const none: Cost = { request: Number.NaN, database: Number.NaN, time: Number.NaN };
  return Object.keys(questions).map((name) => {
    const [least = none, most = none] = [small, large].map((size) => bySize.get(size)?.get(name));
    const kind = most.request > 0 ? 'request' : 'time';
    const beside = (of: keyof Cost) => `${of} ${least[of].toFixed(2)} and ${most[of].toFixed(2)}`;
    return {
      name: `${name[0]?.toUpperCase()}${name.slice(1)}, ${serverName}`,
      value: most[kind],
      limit: least[kind],
      unit: 'ms',
      goal: { atMost: 2 },
      note: `${large.toLocaleString('en-US')} beside ${small.toLocaleString('en-US')}; ${beside('database')}, ${beside('time')}`,
    };
  });
}
