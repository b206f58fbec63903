import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await anOpportunity(app.db, { title_en: 'Sustainability officer', country: 'QA' });
  await anOpportunity(app.db, { country: 'SA' });
  await anOpportunity(app.db, { country: 'AE' });
  await anOpportunity(app.db, { work_mode: 'remote', areas: [3] });
  await anOpportunity(app.db, { country: 'JO', deadline_at: new Date(Date.now() - 86_400_000) });
  for (const category of ['grant', 'award', 'postdoctoral', 'call_for_papers'])
    await anOpportunity(app.db, { country: 'BH', work_mode: 'on_site', ags_category: 'innovation', category });
});
afterAll(() => app.close());

const named = async (q: string, more = '', language: 'en' | 'ar' = 'en') => {
  const { json } = await app.call('GET', `/api/job-opportunities/filters?q=${encodeURIComponent(q)}${more}`, {
    language,
  });
  return json.data.named.map((way: Record<string, string>[]) =>
    way.map((one) => [one['filter'], one['value'], one['label']]),
  );
};

test.each([
  ['sustainability', 'en', ['tas', '2', 'Sustainability']],
  ['استدامة', 'en', ['tas', '2', 'Sustainability']],
  ['sustainability', 'ar', ['tas', '2', 'الاستدامة']],
  ['Grants', 'en', ['cat', 'grant', 'Grant']],
  ['قطر', 'ar', ['country', 'QA', 'قطر']],
  ['qatar', 'ar', ['country', 'QA', 'قطر']],
  ['on-site', 'en', ['mode', 'on_site', 'On site']],
  ['عن بعد', 'ar', ['mode', 'remote', 'عن بُعد']],
  ['الابتكار', 'ar', ['agsCat', 'innovation', 'الابتكار']],
  ['وظائف', 'ar', ['cat', 'position', 'وظيفة']],
  ['الجوائز', 'ar', ['cat', 'award', 'جائزة']],
  ['jobs', 'en', ['cat', 'position', 'Position']],
  ['بحوث', 'ar', ['agsCat', 'research', 'البحث']],
  ['AI', 'en', ['tas', '3', 'Artificial intelligence']],
  ['السعودية', 'ar', ['country', 'SA', 'المملكة العربية السعودية']],
  ['الامارات', 'ar', ['country', 'AE', 'الإمارات العربية المتحدة']],
  ['UAE', 'en', ['country', 'AE', 'United Arab Emirates']],
  ['in Qatar', 'en', ['country', 'QA', 'Qatar']],
  ['في قطر', 'ar', ['country', 'QA', 'قطر']],
  ['فرص في السعودية', 'ar', ['country', 'SA', 'المملكة العربية السعودية']],
  ['post-doc', 'en', ['cat', 'postdoctoral', 'Postdoctoral']],
  ['مابعد الدكتوراه', 'ar', ['cat', 'postdoctoral', 'ما بعد الدكتوراه']],
  ['وظائف اكاديميه', 'ar', ['cat', 'position', 'وظيفة']],
  ['CFP', 'en', ['cat', 'call_for_papers', 'Call for papers']],
] as const)('who searches for «%s» (%s) is shown the filter that is called so', async (q, language, option) => {
  expect(await named(q, '', language)).toEqual([[option]]);
});

const positionInQatar = [
  ['cat', 'position', 'وظيفة'],
  ['country', 'QA', 'قطر'],
];

test.each([
  ['وظائف في قطر', '', positionInQatar],
  ['وظائف قطر', '', positionInQatar],
  ['قطر jobs', '', positionInQatar.toReversed()],
  ['وظائف في قطر', '&country=QA', positionInQatar],
  [
    'فرص عن بُعد في الذكاء الاصطناعي',
    '',
    [
      ['mode', 'remote', 'عن بُعد'],
      ['tas', '3', 'الذكاء الاصطناعي'],
    ],
  ],
  [
    'وظائف للاستدامة بالسعودية',
    '',
    [
      ['cat', 'position', 'وظيفة'],
      ['tas', '2', 'الاستدامة'],
      ['country', 'SA', 'المملكة العربية السعودية'],
    ],
  ],
  ['البحث والابتكار', '', []],
  ['وظائف في قطر', '&country=QA&cat=position', []],
  ['وظائف منح', '', []],
  ['منح في قطر', '', []],
  ['في', '', []],
  ['قطر محاضر', '', []],
] as const)(
  'labels of several filters are offered together, where that leaves something: «%s»%s',
  async (q, more, way) => {
    expect(await named(q, more, 'ar')).toEqual(way.length > 0 ? [way] : []);
  },
);

test.each(['', 'sustainability officer', 'qat', 'Jordan', 'Norway', 'training', '%', 'qatar qatari'])(
  'no filter is offered for what is no name of one, or for one under which nothing is open: «%s»',
  async (q) => {
    expect(await named(q)).toEqual([]);
  },
);

test.each([
  ['sustainability', '&tas=[2]'],
  ['sustainability', '&taSlug=sustainability'],
  ['qatar', '&country=qa'],
  ['grant', '&cat=grant'],
  ['remote', '&mode=remote'],
  ['research', '&agsCat=research'],
])('what is chosen already is not offered: %s with %s', async (q, more) => {
  expect(await named(q, more)).toEqual([]);
  expect(await named(q)).toHaveLength(1);
});

test.each([
  ['qatar', '&cat=position', 1],
  ['qatar', '&cat=award', 0],
  ['qatar', '&country=SA', 1],
  ['awards', '&country=QA', 0],
  ['awards', '&country=BH', 1],
  ['sustainability', '&taSlug=artificial-intelligence&mode=remote', 0],
  ['remote jobs', '&taSlug=artificial-intelligence', 1],
  ['remote jobs', '&partner=999999', 0],
  ['Jordan', '&state=closed', 1],
  ['Qatar', '&state=closed', 0],
])(
  'the way to a filter does not lead to an empty list, whatever else is chosen: %s with %s',
  async (q, more, count) => {
    expect(await named(q, more)).toHaveLength(count);
  },
);
