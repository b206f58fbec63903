import { describe, expect, it } from 'vitest';
import { hostileKeys } from '#tests/fixtures/hostileKeys.ts';
import { aPost, profilePortal } from '#tests/fixtures/profilePortal.ts';

const portal = profilePortal();
const { add, call, itemsOf, profile, save } = portal;

const sentenceIn = { en: /^[A-Z][^\u0600-\u06FF]+ [a-z]+/, ar: /[\u0600-\u06FF]+ \S+/ };
const languages = ['en', 'ar'] as const;
type Case = [what: string, body: object, field: string];

const experience = (data: object): object => ({ section: 'experience', data: { ...aPost, ...data } });
const bidi = 'Noor \u202Etset\u202C';
const isolate = '\u2066Noor\u2069';
const lone = 'Noor \uD800';

const cases: Case[] = [
  ['an unknown section', { section: 'hobbies', data: {} }, 'section'],
  ['a section named like a part of an object', { section: 'constructor', data: {} }, 'section'],
  ['no section', { data: {} }, 'section'],
  ['no data', { section: 'experience' }, 'data'],
  ['a text for data', { section: 'experience', data: 'x' }, 'data'],
  ['a list for data', { section: 'experience', data: [] }, 'data'],
  // Dates.
  ['month 13', experience({ start_month: 13 }), 'start_month'],
  ['month 0', experience({ start_month: 0 }), 'start_month'],
  ['month -1', experience({ start_month: -1 }), 'start_month'],
  ['month 1.5', experience({ start_month: 1.5 }), 'start_month'],
  ['a month by its name', experience({ start_month: 'May' }), 'start_month'],
  ['a date for a year', experience({ start_year: '2020-01-01' }), 'start_year'],
  ['a year of letters', experience({ start_year: '20x0' }), 'start_year'],
  ['a year of five digits', experience({ start_year: 20_200 }), 'start_year'],
  ['a huge year', experience({ start_year: 1e20 }), 'start_year'],
  ['a negative year', experience({ start_year: -2020 }), 'start_year'],
  ['a year before 1900', experience({ start_year: 1066 }), 'start_year'],
  ['a year to come', experience({ start_year: 2999, is_current: false }), 'start_year'],
  ['an end to come', experience({ end_year: 2999, is_current: false }), 'end_year'],
  ['an end before its beginning', experience({ end_year: 2018, is_current: false }), 'end_year'],
  [
    'an end month before its beginning',
    experience({ start_month: 5, end_year: 2019, end_month: 4, is_current: false }),
    'end_year',
  ],
  ['an end without a beginning', experience({ start_year: null, end_year: 2020, is_current: false }), 'start_year'],
  ['a beginning’s month alone', { section: 'awards', data: { title: 'A', start_month: 3 } }, 'start_year'],
  ['an end’s month alone', experience({ end_month: 3, is_current: false }), 'end_year'],
  ['what goes on and has ended', experience({ end_year: 2021 }), 'end_year'],
  ['“perhaps” for what goes on', experience({ is_current: 'perhaps' }), 'is_current'],
  // Names and other lines (NAM-04: white space is empty).
  ['a title of white space', experience({ title: ' \u00A0\u2003' }), 'title'],
  ['a title with a bidi override', experience({ title: bidi }), 'title'],
  ['a department with a bidi isolate', experience({ department: isolate }), 'department'],
  ['a city with half a surrogate pair', experience({ city: lone }), 'city'],
  ['a title with NUL', experience({ title: 'a\u0000b' }), 'title'],
  ['a title of two lines', experience({ title: 'a\nb' }), 'title'],
  ['a long name', experience({ organization_name: 'x'.repeat(301) }), 'organization_name'],
  ['an object for a title', experience({ title: { en: 'x' } }), 'title'],
  ['a list for a title', experience({ title: ['x'] }), 'title'],
  // Choices.
  ['an unknown country', experience({ country: 'Atlantis' }), 'country'],
  ['an unknown visibility', experience({ visibility: 'friends' }), 'visibility'],
  ['an unknown organization', experience({ organization_id: 999_999_999 }), 'organization_id'],
  ['organization 0', experience({ organization_id: 0 }), 'organization_id'],
  ['organization -1', experience({ organization_id: -1 }), 'organization_id'],
  ['organization 1e20', experience({ organization_id: 1e20 }), 'organization_id'],
  ['organization “abc”', experience({ organization_id: 'abc' }), 'organization_id'],
  ['a degree in experience', experience({ degree_type_id: 8 }), 'degree_type_id'],
  [
    'an unknown degree',
    { section: 'education', data: { organization_name: 'A', degree_type_id: 99_999 } },
    'degree_type_id',
  ],
  ['an unknown field', experience({ salary: 1 }), 'salary'],
  // Addresses and rich text.
  ['a script for an address', { section: 'links', data: { url: 'javascript:alert(1)' } }, 'url'],
  ['an address with a name in it', { section: 'links', data: { url: 'https://a:b@example.org' } }, 'url'],
  ['an address with a space', { section: 'links', data: { url: 'example .org' } }, 'url'],
  ['no DOI', { section: 'publications', data: { title: 'x', doi: 'none' } }, 'doi'],
  ['a DOI with a bidi override', { section: 'publications', data: { title: 'x', doi: '10.1000/\u202E1' } }, 'doi'],
  ['a long description', experience({ description_en: 'y'.repeat(5001) }), 'description_en'],
  ['a long description in tags', experience({ description_ar: '<p></p>'.repeat(6000) }), 'description_ar'],
  ['half a pair in a description', experience({ description_en: `text ${lone}` }), 'description_en'],
  ['NUL in a description', experience({ description_ar: 'a\u0000b' }), 'description_ar'],
  // Texts and lists.
  ['a short biography', { section: 'about', data: { biography_en: 'short' }, version: 1 }, 'biography_en'],
  ['a biography of a number', { section: 'about', data: { biography_ar: 7 }, version: 1 }, 'biography_ar'],
  ['a name in “about”', { section: 'about', data: { full_name: 'x' }, version: 1 }, 'full_name'],
  ['a headline with a bidi override', { section: 'about', data: { headline_ar: bidi }, version: 1 }, 'headline_ar'],
  ['a headline with half a pair', { section: 'about', data: { headline_en: lone }, version: 1 }, 'headline_en'],
  [
    'about an unknown organization',
    { section: 'about', data: { organization_id: 1e20 }, version: 1 },
    'organization_id',
  ],
  ['a text for skills', { section: 'skills', data: 'R', version: 1 }, 'skills'],
  ['numbers for skills', { section: 'skills', data: [1], version: 1 }, 'skills'],
  ['a long skill', { section: 'skills', data: ['x'.repeat(101)], version: 1 }, 'skills'],
  ['a skill with a bidi override', { section: 'skills', data: [bidi], version: 1 }, 'skills'],
  ['a skill with half a pair', { section: 'skills', data: [lone], version: 1 }, 'skills'],
  [
    'too many interests',
    { section: 'research_interests', data: Array.from({ length: 31 }, (_, index) => `interest ${index}`), version: 1 },
    'research_interests',
  ],
  ['an unknown language', { section: 'languages', data: [{ code: 'xx' }], version: 1 }, 'languages'],
  ['an unknown level', { section: 'languages', data: [{ code: 'ar', level: 'best' }], version: 1 }, 'languages'],
  ['a language twice', { section: 'languages', data: [{ code: 'ar' }, { code: 'ar' }], version: 1 }, 'languages'],
  ['a language with more', { section: 'languages', data: [{ code: 'ar', x: 1 }], version: 1 }, 'languages'],
  // The call itself.
  ['a field beside the others', { section: 'links', data: { url: 'example.org' }, extra: 1 }, 'extra'],
  ['no version of a text', { section: 'skills', data: ['R'] }, 'version'],
  ['null for a version', { section: 'skills', data: ['R'], version: null }, 'version'],
  ['an object for a version', { section: 'skills', data: ['R'], version: {} }, 'version'],
  ['a list for an id', { section: 'links', id: [1], data: { url: 'example.org' }, version: 1 }, 'id'],
];

describe('what a profile does not take', () => {
  it.each(cases)(
    '%s is refused beside its field, in either language, and nothing is stored',
    async (_, body, field) => {
      const before = await profile();
      for (const language of languages) {
        const { status, json } = await save(body, language);
        expect([status, json.code]).toEqual([422, 'validation_failed']);
        expect(Object.keys(json.errors)).toEqual([field]);
        expect(json.errors[field][0]).toMatch(sentenceIn[language]);
      }
      expect(await profile()).toEqual(before);
    },
  );

  it('names every wrong field at once', async () => {
    const { status, json } = await save(
      {
        section: 'experience',
        data: { title: ' ', start_year: '20x0', end_month: 13, country: 'Atlantis', visibility: 'all', salary: 1 },
      },
      'ar',
    );
    expect(status).toBe(422);
    expect(Object.keys(json.errors).sort()).toEqual(
      'country end_month organization_name salary start_year title visibility'.split(' '),
    );
  });

  it('T3 takes no field that an attacker adds, in an item or beside it', async () => {
    // Fields that an item does have, with values that fit them.
    const { organization_id: _organization, visibility: _visibility, ...foreign } = hostileKeys;
    for (const [key, value] of Object.entries(foreign)) {
      const added = { [key]: value };
      const inside = await save(experience(added));
      const beside = key === 'id' ? inside : await save({ ...experience({}), ...added });
      for (const { status, json } of [inside, beside])
        expect([key, status, Object.keys(json.errors ?? {})]).toEqual([key, 422, [key]]);
    }
    expect(await itemsOf('experience')).toEqual([]);
  });

  it('answers 10 MB with 413 and a sentence, in either language', async () => {
    for (const language of languages) {
      const { status, json } = await save({ section: 'links', data: { title: 'x'.repeat(10_000_000) } }, language);
      expect([status, json.message]).toEqual([413, expect.stringMatching(sentenceIn[language])]);
    }
  });

  it.each(['{', '[]', 'null', '"x"', '{"section":"links","data":{"__proto__":{"roles":["owner"]},"url":"a.org"}}'])(
    'answers the body %s with a sentence',
    async (payload) => {
      const { status, json } = await portal.app().call('POST', '/api/user-profile', {
        headers: { ...portal.headers(), 'content-type': 'application/json' },
        body: payload,
      });
      expect([400, 422]).toContain(status);
      expect(json.message).toMatch(sentenceIn.en);
      expect(await itemsOf('links')).toEqual([]);
    },
  );

  it.each([0, -1, 1e20, 1.5, 'abc', '', '1 or 1=1', '٣', '9'.repeat(40), '1\u0000'])(
    'knows no item %j, to change, delete, order or bring back',
    async (id) => {
      const unknown = await save({ section: 'links', id: 999_999_999, data: { url: 'example.com' }, version: 1 });
      const answers = [
        await save({ section: 'links', id, data: { url: 'example.com' }, version: 1 }),
        await call('/delete-section', { section: 'links', id }),
        await call('/reorder', { section: 'links', ids: [id] }),
        await call('/undo-delete', { undo_id: String(id) }),
      ];
      for (const { status, text } of answers) expect([status, text]).toEqual([404, unknown.text]);
    },
  );

  it.each([-1, 0, 2, 1e20, 'abc', '1.0', '9'.repeat(40)])('takes version %j for another one', async (version) => {
    const id = await add('links', { url: 'example.org' });
    for (const language of languages) {
      const item = await save({ section: 'links', id, data: { url: 'example.com' }, version }, language);
      const tags = await save({ section: 'skills', data: ['R'], version }, language);
      for (const { status, json } of [item, tags])
        expect([status, json.code, json.message]).toEqual([
          409,
          'stale_version',
          expect.stringMatching(sentenceIn[language]),
        ]);
    }
    expect(await profile()).toMatchObject({
      sections: { links: { items: [{ url: 'example.org', version: 1 }] }, skills: { items: [], version: 1 } },
    });
  });

  it('of another member is unknown, byte for byte, and so is what stands under another section', async () => {
    const id = await add('links', { url: 'example.org' });
    const asOther = (body: object, path = '') => call(path, body, 'en', portal.others());
    const change = { section: 'links', data: { url: 'example.com' }, version: 1 };
    const answers = [
      await asOther({ ...change, id }),
      await save({ ...change, section: 'awards', id, data: { title: 'x' } }),
      await save({ ...change, section: 'skills', id, data: [] }),
      await asOther({ section: 'links', id }, '/delete-section'),
      await asOther({ section: 'links', ids: [id] }, '/reorder'),
    ];
    const unknown = await save({ ...change, id: 999_999_999 });
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    expect(await itemsOf('links')).toMatchObject([{ url: 'example.org' }]);
  });
});

describe('T7 HTML and scripts', () => {
  const hostile = '<p onclick="x()">One <b>two</b><script>alert(1)</script></p><a href="javascript:x">three</a>';
  const clean = '<p>One <strong>two</strong></p><p>three</p>';

  it('stay the text that they are in lines, and go from rich text, in every section', async () => {
    const line = '<img src=x onerror=alert(1)>';
    const lines = { title: line, organization_name: line };
    const rich = { description_en: hostile, description_ar: hostile };
    const place = { department: line, city: line };
    await add('experience', { ...lines, ...place, ...rich, start_year: 2019 });
    await add('education', { ...lines, ...place, ...rich });
    await add('publications', { ...lines, ...rich });
    await add('awards', { ...lines, ...rich });
    await add('memberships', { ...lines, ...rich });
    await add('links', { url: 'example.org', title: line });
    const headlines = { headline_en: line, headline_ar: line, current_title: line, organization_name: line };
    const about = { ...headlines, biography_en: hostile, biography_ar: hostile };
    await save({ section: 'about', version: 1, data: about });
    await save({ section: 'skills', version: 1, data: [line] });
    await save({ section: 'research_interests', version: 1, data: [line] });
    const { sections } = await profile();
    for (const section of ['experience', 'education', 'publications', 'awards', 'memberships'])
      expect(sections[section].items).toMatchObject([{ ...lines, description_en: clean, description_ar: clean }]);
    expect(sections.experience.items).toMatchObject([place]);
    expect(sections.links.items).toMatchObject([{ title: line }]);
    expect(sections.about).toMatchObject({ ...headlines, biography_en: clean, biography_ar: clean });
    expect([sections.skills.items, sections.research_interests.items]).toEqual([[line], [line]]);
    const stored = await portal
      .app()
      .db.selectFrom('profile_items')
      .select('description_en')
      .where('member_id', '=', portal.memberId())
      .where('section', '=', 'awards')
      .execute();
    expect(stored).toEqual([{ description_en: clean }]);
  });
});
