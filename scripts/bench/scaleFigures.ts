import { type Figure, median } from './figures.ts';
import { startPortal } from './portal.ts';

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
  'list of many filters': `${list}?country=QA&country=SA&cat=position&cat=grant&mode=remote&tas=[1,2]&isProgram=true`,
  'list of an area': `${list}?tas=[2]`,
  'list of an area in a category': `${list}/ta-slug/sustainability?agsCat=research`,
  'list of an organization': `${list}?partner=900`,
  'list of a category': `${list}?agsCat=research`,
  options: options,
  'options of a country': `${options}?country=QA`,
  'options of many filters': `${options}?country=QA&country=SA&cat=position&cat=grant&mode=remote&tas=[1,2]`,
  home: '/api/home',
  'one opportunity': `${list}/5000`,
  'related ones': `${list}/related/5000`,
  'an organization': '/api/organizations/1',
  ...wordQuestions('English', few),
  ...wordQuestions('Arabic', arabic),
  'search for nothing that is there': `${list}?q=zzyqxw`,
  'search for two words': `${list}?q=research%20tenth`,
  'search in a country': `${list}?q=tenth&country=QA`,
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

const repeats = 25;

/** How long each question takes with one visitor, in milliseconds: the median of some calls after a few to warm up. */
export async function measureQuestions(databaseUrl: string): Promise<Map<string, number>> {
  const portal = await startPortal({ databaseUrl });
  const times = new Map<string, number>();
  try {
    for (const [name, address] of Object.entries(questions)) {
      const taken: number[] = [];
      for (let call = -8; call < repeats; call += 1) {
        const startedAt = performance.now();
        const answer = await fetch(portal.url + address);
        await answer.arrayBuffer();
        if (call >= 0) taken.push(performance.now() - startedAt);
        if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
      }
      times.set(name, median(taken));
    }
  } finally {
    await portal.stop();
  }
  return times;
}

/** Each question at the greatest size beside the smallest. */
export function scaleFigures(bySize: Map<number, Map<string, number>>, serverName: string): Figure[] {
  const sizes = [...bySize.keys()].toSorted((a, b) => a - b);
  const [small, large] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  if (small === large) return [];
  return Object.keys(questions).map((name) => ({
    name: `${name[0]?.toUpperCase()}${name.slice(1)}, ${serverName}`,
    value: bySize.get(large)?.get(name) ?? Number.NaN,
    limit: bySize.get(small)?.get(name) ?? Number.NaN,
    unit: 'ms',
    goal: { atMost: 2 },
    note: `${large.toLocaleString('en-US')} beside ${small.toLocaleString('en-US')}`,
  }));
}
