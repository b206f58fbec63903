import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const path = '/api/job-opportunities';

let app: TestApp;
let partner: number;
let inDoha: number;
let inAmman: number;

beforeAll(async () => {
  app = await testApp();
  partner = await anOrganization(app.db, { name_en: 'Institute of Tides' });
  inDoha = await anOpportunity(app.db, { title_en: 'Seagrass fellowship', organization_id: partner, country: 'QA' });
  inAmman = await anOpportunity(app.db, { title_en: 'Grant', country: 'JO', work_mode: 'remote' });
});
afterAll(() => app.close());

const list = async (query: string) => {
  const { json } = await app.call('GET', `${path}?${query}`);
  return [json.data.items.map(({ id }: { id: number }) => id), json.data.meta.total];
};
const options = async (query: string) => (await app.call('GET', `${path}/filters?${query}`)).json.data;

it.each(['country=qa&country=QA', 'country=QA,qa,Qa', 'partner=ID,0ID&country=QA'])(
  'what is chosen twice, or in two spellings, is listed and counted once: %s',
  async (pattern) => {
    const query = pattern.replaceAll('ID', String(partner));
    expect(await list(query)).toEqual([[inDoha], 1]);
    expect(await list(`${query}&q=seagrass`)).toEqual([[inDoha], 1]);
    const { agsCat } = await options(query);
    expect(agsCat.map(({ count }: { count: number }) => count).toSorted()).toEqual([0, 0, 1]);
  },
);

it('what is chosen twice and leaves nothing is offered once, to be undone', async () => {
  const { country, partner: partners } = await options(`country=jo,JO&partner=0${partner},${partner}&mode=hybrid`);
  const values = (offered: { value: string }[]) => offered.map(({ value }) => value);
  expect([values(country), values(partners)]).toEqual([['JO'], [String(partner)]]);
  expect(await list('country=jo,JO')).toEqual([[inAmman], 1]);
});
