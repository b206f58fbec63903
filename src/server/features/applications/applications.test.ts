import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MemberValues } from '#tests/fixtures/aMember.ts';
import { anApplicant, askedQuestions as questions } from '#tests/fixtures/anApplicant.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

const someone = (values?: MemberValues) => anApplicant(app, values);

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

  test('what is saved or sent while another window discards the draft is kept', async () => {
    const member = await someone();
    for (const path of ['draft', 'apply']) {
      for (let round = 0; round < 8; round += 1) {
        const opportunity = await anOpportunity(app.db);
        const send = (text: string) =>
          path === 'draft'
            ? member.post(`${opportunity}/draft`, { cover_letter: text })
            : member.apply(opportunity, { cover_letter: text });
        await member.post(`${opportunity}/draft`, { cover_letter: 'first' });
        const [{ status: discarded }, { status, json }] = await Promise.all([
          member.remove(`/api/job-opportunities/${opportunity}/draft`),
          send('second'),
        ]);
        expect([status, json.success]).toEqual([200, true]);
        expect([200, 404, 409]).toContain(discarded);
      }
    }
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

  test('takes a number and a yes as JSON writes them, and names the answer that is none', async () => {
    const member = await someone();
    const asked = [
      ...JSON.parse(questions),
      { key: 'move', kind: 'yes_no', label_en: 'Can you move?', is_required: true },
    ];
    const opportunity = await anOpportunity(app.db, { questions: JSON.stringify(asked) });
    const wrong = await member.apply(opportunity, {
      answers: { why: ['x'], years: null, move: true },
      consent: 'maybe',
    });
    expect([wrong.status, wrong.json.errors]).toEqual([
      422,
      {
        'answers.why': ['This value is not valid'],
        'answers.years': ['This value is not valid'],
        consent: ['Yes or no is expected here'],
      },
    ]);
    const sent = await member.apply(opportunity, { answers: { why: 'w', years: 7, move: false }, consent: true });
    expect(sent.json.data).toMatchObject({ answers: { why: 'w', years: '7', move: 'no' }, status: 'submitted' });
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
