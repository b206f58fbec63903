import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const slugs = ['about', 'education', 'research', 'innovation', 'privacy', 'terms-and-conditions'];
const arabic = /[\u0600-\u06FF]/;

describe('edited pages', () => {
  it.for(slugs)('%s has a title, a description and a text in both languages', async (slug) => {
    const en = await app.call('GET', `/api/pages/${slug}`);
    const ar = await app.call('GET', `/api/pages/${slug}`, { language: 'ar' });
    expect([en.status, ar.status]).toEqual([200, 200]);
    expect(en.json.data.title).toBe(en.json.data.title_en);
    expect(ar.json.data.title).toMatch(arabic);
    expect(ar.json.data.description).toMatch(arabic);
    expect(en.json.data.body.length).toBeGreaterThanOrEqual(3);
    expect(en.json.data.updated_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('are not found by another spelling', async () => {
    for (const slug of ['About', 'about%00', 'nothing', '..%2Fabout', "about'--", 'a'.repeat(400)]) {
      const { status, json } = await app.call('GET', `/api/pages/${slug}`, { language: 'ar' });
      expect([slug, status, json.code]).toEqual([slug, 404, 'not_found']);
      expect(json.message).toMatch(arabic);
    }
  });
});

describe('the annual gathering', () => {
  it('has days, sessions, speakers and questions in both languages', async () => {
    const { json } = await app.call('GET', '/api/events/annual-gathering-24', { language: 'ar' });
    const { days, speakers, faq, title, starts_on, ends_on } = json.data;
    expect(title).toMatch(arabic);
    expect(days.map((day: { date: string }) => day.date)).toEqual([starts_on, '2027-04-19', ends_on]);
    const keys = new Set(speakers.map((speaker: { key: string }) => speaker.key));
    for (const { sessions } of days) {
      for (const session of sessions) {
        expect(session.title_ar).toMatch(arabic);
        expect(session.starts < session.ends).toBe(true);
        expect(session.speakers.every((key: string) => keys.has(key))).toBe(true);
      }
    }
    for (const { question_ar, answer_ar } of faq) expect(question_ar + answer_ar).toMatch(arabic);
  });

  it('is not found while it is not published', async () => {
    await app.db.updateTable('events').set({ is_published: false }).execute();
    const api = await app.call('GET', '/api/events/annual-gathering-24');
    const file = await app.call('GET', '/calendar/annual-gathering-24.en.ics');
    await app.db.updateTable('events').set({ is_published: true }).execute();
    expect([api.status, file.status]).toEqual([404, 404]);
  });
});

describe('the calendar file', () => {
  const read = async (language: string) => {
    const answer = await app.call('GET', `/calendar/annual-gathering-24.${language}.ics`);
    return { ...answer, lines: answer.text.replaceAll('\r\n ', '').split('\r\n') };
  };
  const valueOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(name))?.split(':')[1];

  it('holds the public days, and its last day too', async () => {
    const { status, headers, lines } = await read('en');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
    expect(headers['content-disposition']).toBe('attachment; filename="annual-gathering-24.ics"');
    expect(valueOf(lines, 'DTSTART')).toBe('20270418');
    expect(valueOf(lines, 'DTEND')).toBe('20270421');
  });

  it('is one entry in every language and after every change, and its sequence rises', async () => {
    const [en, ar] = [await read('en'), await read('ar')];
    await app.db
      .updateTable('events')
      .set({ venue_en: 'Another library', updated_at: new Date(Date.now() + 60_000) })
      .execute();
    const later = await read('en');
    expect(new Set([en, ar, later].map(({ lines }) => valueOf(lines, 'UID'))).size).toBe(1);
    expect(valueOf(ar.lines, 'SUMMARY')).toMatch(arabic);
    expect(valueOf(later.lines, 'LOCATION')).toBe('Another library');
    expect(Number(valueOf(later.lines, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(en.lines, 'SEQUENCE')));
  });

  it('is not found for another event, language or kind of file', async () => {
    for (const file of [
      'annual-gathering-99.en.ics',
      'annual-gathering-24.fr.ics',
      'annual-gathering-24.en',
      'x',
      "'.en.ics",
    ]) {
      const { status, text } = await app.call('GET', `/calendar/${file}`);
      expect([file, status]).toEqual([file, 404]);
      expect(text).not.toContain('BEGIN:VCALENDAR');
    }
    expect((await app.call('GET', '/calendar/x.ar.ics')).text).toMatch(arabic);
  });
});

describe('public settings', () => {
  it('never carry a key that is not public, whatever is_front says', async () => {
    const plain = await app.call('GET', '/api/global-keys');
    for (const value of ['0', 'false', '1', 'all', "'", '%00']) {
      const { status, json } = await app.call('GET', `/api/global-keys?is_front=${value}`);
      expect([value, status, json.data]).toEqual([value, 200, plain.json.data]);
    }
    expect(plain.text).not.toContain('reference_hashes');
  });
});

describe('degree types', () => {
  it('are the thirteen of the network, from secondary school to other, named in the language asked for', async () => {
    const { json } = await app.call('GET', '/api/degree-types', { language: 'ar' });
    expect(json.data).toHaveLength(13);
    expect(json.data.every((type: { name: string; name_ar: string }) => type.name === type.name_ar)).toBe(true);
  });
});
