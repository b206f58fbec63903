import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const institute = await anOrganization(app.db, { type: 'research_center', country: 'QA' });
  await anOrganization(app.db, { type: 'foundation', country: 'EG' });
  await anOrganization(app.db, { type: 'hospital', country: 'SA', status: 'draft' });
  await app.db.insertInto('organization_areas').values({ organization_id: institute, thematic_area_id: 2 }).execute();
  const { id } = await app.db
    .insertInto('members')
    .values({ full_name: 'Noor Example', country: 'EG' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('members').values({ full_name: 'Hidden', country: 'SA', is_listed: false }).execute();
  await app.db.insertInto('member_areas').values({ member_id: id, thematic_area_id: 5 }).execute();
});
afterAll(() => app.close());

test.each([
  ['organizations', 'Qatar', '', 'country QA'],
  ['organizations', 'مراكز أبحاث', '', 'type research_center'],
  ['organizations', 'research centers in Qatar', '', 'type research_center, country QA'],
  ['organizations', 'مؤسسات الاستدامة في قطر', '', 'tas 2, country QA'],
  ['organizations', 'foundation', '&country=EG', 'type foundation'],
  ['organizations', 'qatar', '&country=qa', ''],
  ['organizations', 'hospitals', '', ''],
  ['organizations', 'sustainability Egypt', '', ''],
  ['organizations', 'السعودية', '', ''],
  ['organizations', 'Example Institute', '', ''],
  ['organizations', 'Qatar', '&type=foundation', ''],
  ['organizations', 'foundation', '&country=QA', ''],
  ['organizations', 'sustainability', '&taSlug=social-progress', 'tas 2'],
  ['members', 'مصر', '', 'country EG'],
  ['members', 'members in Egypt', '', 'country EG'],
  ['members', 'social progress', '', 'tas 5'],
  ['members', 'social progress', '&taSlug=social-progress', ''],
  ['members', 'التقدم الاجتماعي بمصر', '', ''],
  ['members', 'التقدم الاجتماعي في مصر', '', 'tas 5, country EG'],
  ['members', 'KSA', '', ''],
  ['members', 'Egypt', '&tas=[2]', ''],
  ['members', 'Egypt', '&organization=1', ''],
  ['members', 'Noor', '', ''],
])('who searches %s for «%s»%s is shown the filters that it names: %s', async (directory, q, more, named) => {
  const { json } = await app.call('GET', `/api/${directory}?q=${encodeURIComponent(q)}${more}`);
  const ways = json.data.filters.named as { filter: string; value: string }[][];
  expect(ways.map((way) => way.map(({ filter, value }) => `${filter} ${value}`).join(', ')).join(' | ')).toBe(named);
});
