import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  applicationSteps,
  type ApplicationStatus,
  judgeStep,
  type StaffStatus,
  staffSteps,
} from '#domain/application.ts';
import type { MemberValues } from '#tests/fixtures/aMember.ts';
import { anApplicant, askedQuestions as questions } from '#tests/fixtures/anApplicant.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { changeApplicationStatus } from './changeApplicationStatus.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const someone = (values?: MemberValues) => anApplicant(app, values);

/** A record in a status, as if it had come there. */
async function anApplication(memberId: number, opportunityId: number, status: ApplicationStatus): Promise<number> {
  const { id } = await app.db
    .insertInto('applications')
    .values({ member_id: memberId, opportunity_id: opportunityId, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const closed = () => anOpportunity(app.db, { deadline_at: new Date(Date.now() - 60_000) });

describe('an application in each status', () => {
  for (const [step, send] of [
    ['submit', (member, opportunity) => member.apply(opportunity)],
    ['cancel', (member, opportunity) => member.cancel(opportunity)],
    ['save', (member, opportunity) => member.post(`${opportunity}/draft`, { cover_letter: 'x' })],
  ] as const satisfies [string, (member: Awaited<ReturnType<typeof someone>>, opportunity: number) => unknown][]) {
    for (const isOpen of [true, false]) {
      test(`${step} while ${isOpen ? 'open' : 'closed'} answers as the table says, and says what is possible`, async () => {
        const member = await someone();
        for (const status of applicationStatuses) {
          const opportunity = await (isOpen ? anOpportunity(app.db) : closed());
          const id = await anApplication(member.id, opportunity, status);
          const { status: code, json } = await send(member, opportunity);
          const verdict = judgeStep(step, status, isOpen);
          if (verdict === 'go' || verdict === 'repeat') {
            expect([status, code, json.data.id]).toEqual([status, 200, id]);
            expect(json.data.status).toBe(verdict === 'go' ? applicationSteps[step].to : status);
          } else {
            expect([status, code, json.code]).toEqual([
              status,
              409,
              verdict === 'not_open' ? 'opportunity_closed' : 'illegal_transition',
            ]);
            expect(json.state).toMatchObject({ application_id: id, status, is_open: isOpen });
          }
        }
      });
    }
  }

  test('is led on by staff as the table says', async () => {
    const [member, staff] = [await someone(), await someone({ roles: ['owner'] })];
    for (const status of applicationStatuses) {
      for (const to of Object.keys(staffSteps) as StaffStatus[]) {
        const applicationId = await anApplication(member.id, await anOpportunity(app.db), status);
        const change = app.db
          .transaction()
          .execute((db) =>
            changeApplicationStatus(db, { applicationId, status: to, staffId: staff.id, now: new Date() }),
          );
        const verdict = judgeStep(staffSteps[to], status, true);
        if (status === 'draft') await expect(change).rejects.toMatchObject({ code: 'not_found' });
        else if (verdict === 'illegal_transition')
          await expect(change).rejects.toMatchObject({ code: 'illegal_transition', details: { state: { status } } });
        else expect(await change).toEqual({ status: to, isChanged: verdict === 'go' });
      }
    }
  });
});

test('withdrawn and sent again before the deadline is the same record, with all of it in the timeline', async () => {
  const member = await someone();
  const opportunity = await anOpportunity(app.db);
  const first = await member.apply(opportunity, { cover_letter: 'first' });
  expect((await member.cancel(opportunity)).json.data.status).toBe('withdrawn');
  expect((await member.cancel(opportunity)).status).toBe(200);
  const again = await member.apply(opportunity, { cover_letter: 'second' });
  expect(again.json.data).toMatchObject({ id: first.json.data.id, status: 'submitted', cover_letter: 'second' });
  expect(again.json.data.timeline.map((event: { status: string }) => event.status)).toEqual([
    'submitted',
    'withdrawn',
    'submitted',
  ]);
});

test('a draft keeps gaps and unfinished answers, refuses only what does not fit, and is sent as one record', async () => {
  const member = await someone();
  const opportunity = await anOpportunity(app.db, { questions });
  const kept = await member.post(`${opportunity}/draft`, { answers: { years: 'not yet' } });
  expect(kept.json.data).toMatchObject({ status: 'draft', answers: { years: 'not yet' }, steps: ['save', 'submit'] });
  expect((await member.post(`${opportunity}/draft`, { cover_letter: 'x'.repeat(5001) })).json.errors).toHaveProperty(
    'cover_letter',
  );
  const { json } = await member.get(`/api/job-opportunities/${opportunity}/own`);
  expect(json.data).toMatchObject({
    is_applied: false,
    application_id: kept.json.data.id,
    application: { answers: { years: 'not yet' } },
  });
  const sent = await member.apply(opportunity, { answers: { why: 'w', years: '3' }, consent: 'on' });
  expect(sent.json.data).toMatchObject({ id: kept.json.data.id, status: 'submitted' });
  expect((await member.remove(`/api/job-opportunities/${opportunity}/draft`)).json.code).toBe('illegal_transition');

  const other = await anOpportunity(app.db);
  await member.post(`${other}/draft`, { cover_letter: 'gone soon' });
  for (let times = 0; times < 2; times += 1)
    expect((await member.remove(`/api/job-opportunities/${other}/draft`)).status).toBe(200);
  expect((await member.get(`/api/job-opportunities/${other}/own`)).json.data).toMatchObject({
    application: null,
    steps: ['save', 'submit'],
  });
});

test('an opportunity says to its applicant alone that they applied and saved', async () => {
  const [member, other] = [await someone(), await someone()];
  const opportunity = await anOpportunity(app.db);
  const { json: sent } = await member.apply(opportunity);
  for (let times = 0; times < 2; times += 1)
    expect((await member.post(`${opportunity}/save`)).json.data).toEqual({ is_saved: true });
  const path = `/api/job-opportunities/${opportunity}`;
  const own = await member.get(path);
  expect(own.json.data).toMatchObject({ is_applied: true, application_id: sent.data.id, is_saved: true });
  expect(own.headers['cache-control']).toBe('no-store');
  for (const answer of [await other.get(path), await app.call('GET', path)])
    expect(answer.json.data).toMatchObject({ is_applied: false, application_id: null, is_saved: false });
  for (let times = 0; times < 2; times += 1)
    expect((await member.remove(`${path}/save`)).json.data).toEqual({ is_saved: false });
  expect((await member.post('999999999/save')).status).toBe(404);
});

test('one’s applications are listed by status and page, the last changed first, and nobody else’s', async () => {
  const [member, other] = [await someone(), await someone()];
  const opportunities = [
    await anOpportunity(app.db, { title_en: 'First' }),
    await anOpportunity(app.db, { title_en: 'Second' }),
    await anOpportunity(app.db),
  ];
  for (const opportunity of opportunities.slice(0, 2)) await member.apply(opportunity);
  await member.post(`${opportunities[2]}/draft`, {});
  await other.apply(opportunities[0] ?? 0);
  await member.cancel(opportunities[0] ?? 0);
  const list = async (query = '') => (await member.get(`/api/job-opportunities/user/applications${query}`)).json.data;
  const { items, meta } = await list();
  expect(
    items.map((item: { opportunity: { title: string }; status: string }) => [item.opportunity.title, item.status]),
  ).toEqual([
    ['First', 'withdrawn'],
    ['Second', 'submitted'],
  ]);
  expect(meta).toMatchObject({ page: 1, per_page: 12, total: 2, last_page: 1 });
  expect((await list('?status=draft')).items).toHaveLength(1);
  expect((await list('?status=submitted,withdrawn&per_page=1&page=2')).items).toMatchObject([
    { status: 'submitted', timeline: [{ status: 'submitted' }] },
  ]);
  expect((await list('?status=nonsense')).items).toEqual([]);
  expect((await list('?page=9')).items).toEqual([]);
});

test('the list opens at an application by its id, on whichever page it is by then', async () => {
  const [member, other] = [await anApplicant(app), await anApplicant(app)];
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await member.apply(await anOpportunity(app.db))).json.data.id);
  const { json: foreign } = await other.apply(await anOpportunity(app.db));
  const open = async (application: number | string, more = '') => {
    const { json } = await member.get(
      `/api/job-opportunities/user/applications?per_page=2&application=${application}${more}`,
    );
    return [json.data.meta.page, json.data.items.map(({ id }: { id: number }) => id)];
  };
  const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = ids;
  expect(await open(last)).toEqual([1, [last, fourth]]);
  expect(await open(second)).toEqual([2, [third, second]]);
  expect(await open(first, '&page=2')).toEqual([3, [first]]);
  for (const nothing of [foreign.data.id, 0, 'x', `${first}&status=draft`]) expect((await open(nothing))[0]).toBe(1);
});
