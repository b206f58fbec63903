import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  applicationStatuses,
  applicationSteps,
  type ApplicationStatus,
  judgeStep,
  type StaffStatus,
  staffSteps,
} from '#domain/application.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { changeApplicationStatus } from './changeApplicationStatus.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

async function someone(values: Parameters<typeof aMember>[1] = {}) {
  const { id } = await aMember(app, values);
  const { headers } = await aSession(app, id);
  const post = (path: string, body?: unknown, more: Record<string, string> = {}) =>
    app.call('POST', `/api/job-opportunities/${path}`, {
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body }),
    });
  return {
    id,
    headers,
    post,
    apply: (opportunity: number, body: unknown = {}, more = {}) => post(`apply/${opportunity}`, body, more),
    cancel: (opportunity: number) => post(`cancel/${opportunity}`),
    get: (path: string) => app.call('GET', path, { headers }),
    remove: (path: string) => app.call('DELETE', path, { headers }),
  };
}

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
const questions = JSON.stringify([
  { key: 'why', kind: 'long_text', label_en: 'Why?', label_ar: 'لماذا؟', is_required: true },
  { key: 'years', kind: 'number', label_en: 'Years of teaching', label_ar: 'سنوات التدريس' },
]);

describe('applying to an opportunity', () => {
  test('needs no more than an empty body where nothing is asked, and is dated', async () => {
    const member = await someone();
    const opportunity = await anOpportunity(app.db);
    const { status, json } = await member.post(`apply/${opportunity}`);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      status: 'submitted',
      opportunity_id: opportunity,
      version: 2,
      steps: ['cancel'],
    });
    expect(json.data.timeline.map((event: { status: string }) => event.status)).toEqual(['submitted']);
    expect(json.data.submitted_at).toBe(json.data.timeline[0].at);
  });

  test('twice, in two windows and by a double click is one application with one record (OPP-04)', async () => {
    const member = await someone();
    const opportunity = await anOpportunity(app.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.apply(opportunity)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const withKey = await Promise.all(
      Array.from({ length: 5 }, () => member.apply(opportunity, {}, { 'idempotency-key': 'k1' })),
    );
    expect(withKey.map(({ json }) => json)).toEqual(Array(5).fill(answers[0]?.json));
    const rows = await app.db
      .selectFrom('applications')
      .selectAll()
      .where('opportunity_id', '=', opportunity)
      .execute();
    expect(rows).toHaveLength(1);
    const events = await app.db
      .selectFrom('application_events')
      .select('status')
      .where('application_id', '=', rows[0]?.id ?? 0)
      .execute();
    expect(events).toEqual([{ status: 'submitted' }]);
  });

  test('a key that came with another body is refused', async () => {
    const member = await someone();
    const opportunity = await anOpportunity(app.db);
    await member.apply(opportunity, { cover_letter: 'one' }, { 'idempotency-key': 'same' });
    const { status, json } = await member.apply(opportunity, { cover_letter: 'two' }, { 'idempotency-key': 'same' });
    expect([status, json.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('ends with the second of the deadline, on the server’s clock (OPP-04, DAT-05)', async () => {
    const deadline = new Date(Date.now() + 3_600_000);
    deadline.setMilliseconds(0);
    const opportunity = await anOpportunity(app.db, { deadline_at: deadline });
    const [early, late] = [await someone(), await someone()];
    vi.useFakeTimers({ toFake: ['Date'], now: deadline });
    expect((await early.apply(opportunity)).status).toBe(200);
    vi.setSystemTime(deadline.getTime() + 1000);
    const { status, json } = await late.apply(opportunity);
    expect([status, json.code]).toEqual([409, 'opportunity_closed']);
    expect(json.state).toMatchObject({ status: null, is_open: false, deadline_at: deadline.toISOString(), steps: [] });
    // What was sent in time may be sent once more, which changes nothing.
    expect((await early.apply(opportunity)).json.data.status).toBe('submitted');
    expect(await app.db.selectFrom('applications').select('id').where('member_id', '=', late.id).execute()).toEqual([]);
  });

  test('waits until it opens, and is not for what is applied to elsewhere', async () => {
    const member = await someone();
    const upcoming = await anOpportunity(app.db, { opens_at: new Date(Date.now() + 60_000) });
    expect((await member.apply(upcoming)).json.code).toBe('opportunity_upcoming');
    const outside = await anOpportunity(app.db, { apply_mode: 'external', apply_url: 'https://example.org' });
    const { status, json } = await member.apply(outside);
    expect([status, json.code, json.state.apply_mode]).toEqual([409, 'applied_elsewhere', 'external']);
  });

  test('names every wrong field at once, in the language of who asks, and stores nothing', async () => {
    const member = await someone();
    const opportunity = await anOpportunity(app.db, { questions });
    const body = { cover_letter: 'x'.repeat(5001), answers: { years: 'many', other: 'x' } };
    const { status, json } = await app.call('POST', `/api/job-opportunities/apply/${opportunity}`, {
      headers: member.headers,
      body,
      language: 'ar',
    });
    expect(status).toBe(422);
    expect(Object.keys(json.errors).toSorted()).toEqual([
      'answers.other',
      'answers.why',
      'answers.years',
      'consent',
      'cover_letter',
    ]);
    for (const [sentence] of Object.values(json.errors as Record<string, string[]>))
      expect(sentence).toMatch(/[\u0621-\u064a]/);
    expect(await app.db.selectFrom('applications').select('id').where('member_id', '=', member.id).execute()).toEqual(
      [],
    );
    expect((await member.apply(opportunity, { status: 'accepted' })).json.errors).toHaveProperty('status');
  });

  test('keeps the applicant and the questions as they were when it was sent', async () => {
    const member = await someone({ full_name: 'Noor Before' });
    const opportunity = await anOpportunity(app.db, { questions });
    const sent = await member.apply(opportunity, {
      cover_letter: ' Dear all ',
      answers: { why: 'I teach', years: '٧' },
      consent: true,
    });
    expect(sent.json.data).toMatchObject({
      cover_letter: 'Dear all',
      answers: { why: 'I teach', years: '7' },
      share_profile: true,
    });
    await app.db.updateTable('members').set({ full_name: 'Noor After' }).where('id', '=', member.id).execute();
    const { snapshot, consented_at } = await app.db
      .selectFrom('applications')
      .select(['snapshot', 'consented_at'])
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({
      person: { full_name: 'Noor Before' },
      profile: { languages: [] },
      questions: [{ key: 'why' }, { key: 'years' }],
    });
    expect(consented_at).toBeInstanceOf(Date);
    const modest = await someone();
    await modest.apply(opportunity, { answers: { why: 'I learn' }, share_profile: false, consent: true });
    const other = await app.db
      .selectFrom('applications')
      .select('snapshot')
      .where('member_id', '=', modest.id)
      .executeTakeFirstOrThrow();
    expect(other.snapshot).not.toHaveProperty('profile');
  });

  test('needs a confirmed address', async () => {
    const member = await someone({ isConfirmed: false });
    const { status, json } = await member.apply(await anOpportunity(app.db));
    expect([status, json.code]).toEqual([409, 'email_unconfirmed']);
  });

  test('of an unknown or unpublished opportunity is the same 404', async () => {
    const member = await someone();
    const hidden = await anOpportunity(app.db, { status: 'draft' });
    const unknown = await member.apply(999_999_999);
    expect(unknown.status).toBe(404);
    for (const id of [hidden, 'x', '0', '1e3']) expect((await member.apply(id as number)).text).toBe(unknown.text);
    expect((await member.cancel(await anOpportunity(app.db))).text).toBe(unknown.text);
  });
});

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
            expect(json.state).toMatchObject({ status, is_open: isOpen });
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
